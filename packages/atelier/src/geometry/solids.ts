/**
 * What geometry makes of a design: closed metal meshes by alloy and part, stones with their placements, and the
 * numbers a checker judges. Millimetres; right-handed frame, +Z up as the piece is shown. For a ring: the origin is
 * the centre of the finger hole, the finger runs along Y, the head is at +Z, shoulders at +X and -X. What hangs or
 * stands faces -Y; what lies faces +Z.
 */
import type { Gemstone, Metal, MetalFinish, StoneCut } from '@filigree/contracts';
import type { Placement, PlaneSet, Vec3 } from '@filigree/raytracer';
import type { Ornament } from '../design/ornament/document.ts';
import type { EnamelColour, StoneKind } from '../design/parts.ts';
import type { Frame } from './frame.ts';

export type { Placement, PlaneSet, Vec3 };

export interface TriangleMesh {
  /** xyz triples in mm, welded: one entry a vertex. */
  readonly positions: Float32Array;
  /** Triples into positions, counter-clockwise from outside; a closed manifold. */
  readonly indices: Uint32Array;
}

/** One body of metal cast or joined as one. */
export interface MetalPart {
  readonly name: string;
  readonly alloyId: string;
  readonly metal: Metal;
  readonly finish: MetalFinish;
  readonly mesh: TriangleMesh;
  readonly volumeMm3: number;
  readonly areaMm2: number;
  /** Edges sharper than this are drawn sharp. */
  readonly creaseAngleDegrees: number;
  /** Triangles of the mesh that are sunk ground, which is not polished with the rest. Absent where there are none. */
  readonly ground?: Uint32Array;
  /** Triangles with another finish than the rest. Absent where there are none. */
  readonly zones?: readonly { readonly finish: MetalFinish; readonly triangles: Uint32Array }[];
  /** Of a body that is there several times: what all of them are, and where this one stands. */
  readonly model?: { readonly mesh: TriangleMesh; readonly at: Frame };
}

/** Fired glass standing in cells of the metal. */
export interface EnamelPart {
  readonly colour: EnamelColour;
  readonly mesh: TriangleMesh;
  readonly volumeMm3: number;
}

export type StoneRole = 'centre' | 'side' | 'halo' | 'pave' | 'channel' | 'accent';

export type StoneShape =
  /** Plane set in units of the stone's width: girdle at z = 0, table at +z, length along x. */
  | { readonly kind: 'facets'; readonly planeSet: number }
  /**
   * A closed mesh in the same units, for a body that is not convex (heart, its point at -x) or smooth over an outline
   * of its own (a drop's dome). Edges sharper than the angle are drawn sharp: all of a faceted one's.
   */
  | { readonly kind: 'mesh'; readonly mesh: number; readonly creaseAngleDegrees: number }
  /** Unit sphere under the placement; parts with local z below the cut are absent (cabochon base). */
  | { readonly kind: 'ellipsoid'; readonly cutBelowLocalZ: number | null };

export interface StonePlacement extends StoneKind {
  readonly role: StoneRole;
  readonly gemstone: Gemstone;
  readonly cut: StoneCut;
  readonly lengthMm: number;
  readonly widthMm: number;
  readonly depthMm: number;
  readonly shape: StoneShape;
  /** From the stone's own frame to the piece. Facets and meshes: uniform scale by the width in mm. */
  readonly placement: Placement;
  /** Estimated weight, always to be said as "about". */
  readonly aboutCarat: number;
}

/** Where an ornament of the design stands in the piece; one that is repeated has a place each time. */
export interface OrnamentPlace {
  readonly ornament: Ornament;
  /** The ornament's own: x right, y up, z towards the viewer, its back at z = 0. */
  readonly frame: Frame;
  /** How far it reaches from the frame's origin, mm, all positive. */
  readonly extent: {
    readonly leftMm: number;
    readonly rightMm: number;
    readonly upMm: number;
    readonly downMm: number;
    readonly frontMm: number;
  };
  /** Its stones among those of the piece: from an index to another, the end not included. */
  readonly stones: readonly [from: number, to: number];
}

export type MeasureKind =
  | 'shank-width'
  | 'shank-thickness'
  | 'wall'
  | 'prong-diameter'
  | 'bead-diameter'
  | 'seat-share'
  | 'bezel-wall'
  | 'bezel-lip'
  | 'channel-wall'
  | 'culet-clearance'
  | 'stone-gap'
  | 'opening'
  | 'engraving-depth'
  | 'engraving-width'
  /** Drawn wire of a chain's links, and of findings: it is bought or drawn, never cast. */
  | 'chain-wire'
  | 'finding-wire'
  /** Wire of scrolls, cast with the piece. */
  | 'filigree-wire'
  /** How many bodies of a casting touch nothing of it: a count. */
  | 'loose-metal'
  | 'bounding-sum';

/** One number as built. Millimetres, except seat-share (0..1 of the prong's thickness). */
export interface Measure {
  readonly kind: MeasureKind;
  /** Which part, in words for people: "prong", "band at the palm". */
  readonly where: string;
  readonly value: number;
  readonly alloyId: string | null;
}

export interface Bounds {
  readonly min: Vec3;
  readonly max: Vec3;
}

/** Places pictures aim at. */
export interface Anchors {
  /** Middle of what is looked at first: the centre stone's table, or the top of a band. */
  readonly focus: Vec3;
  readonly focusNormal: Vec3;
  /** Rough radius in mm of the head (or of the band's top) around the focus. */
  readonly focusRadiusMm: number;
  /** Axis through the finger; for other pieces the axis about which their surface is brushed. */
  readonly fingerAxis: Vec3;
  /** What the main pictures frame, when it is not the whole: a chain may leave the picture. Null: everything. */
  readonly framed: Bounds | null;
  /** The lowest z of the piece: where the ground is when it stands. */
  readonly lowestZ: number;
}

/** Where a piece of a set stands in the lists of the whole: from an index to another, the end not included. */
export interface SetMember {
  readonly metal: readonly [from: number, to: number];
  readonly enamels: readonly [from: number, to: number];
  readonly stones: readonly [from: number, to: number];
  readonly ornaments: readonly [from: number, to: number];
  readonly bounds: Bounds;
  readonly anchors: Anchors;
  readonly measures: readonly Measure[];
}

export interface Solids {
  readonly metal: readonly MetalPart[];
  readonly enamels: readonly EnamelPart[];
  readonly stones: readonly StonePlacement[];
  readonly ornaments: readonly OrnamentPlace[];
  readonly planeSets: readonly PlaneSet[];
  /** Flat-faceted: triangles of one facet are coplanar, all edges between facets are sharp. */
  readonly stoneMeshes: readonly TriangleMesh[];
  readonly bounds: Bounds;
  readonly anchors: Anchors;
  readonly measures: readonly Measure[];
  /** The pieces of a set, the leading one first; absent for a piece by itself. */
  readonly members?: readonly SetMember[];
}

/** What cannot be built, as a closed union; anything else thrown is a bug. */
export type GeometryError = {
  readonly code: 'NOT_MANIFOLD';
  readonly part: string;
  readonly status: string;
};
