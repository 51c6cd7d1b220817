/**
 * What the path tracer is given: a scene as plain data. Lengths are millimetres, angles degrees, radiance and
 * reflectance linear Rec. 709, the frame is right-handed with Z up. Nothing here knows of jewelry.
 */

export type Vec3 = readonly [x: number, y: number, z: number];
export type Rgb = readonly [r: number, g: number, b: number];
/** Column-major rotation/scale columns and a translation: world = x*local.x + y*local.y + z*local.z + origin. */
export interface Placement {
  readonly x: Vec3;
  readonly y: Vec3;
  readonly z: Vec3;
  readonly origin: Vec3;
}

/** A polished to matte metal. */
export interface ConductorMaterial {
  readonly kind: 'conductor';
  /** Reflectance at normal incidence, linear RGB, each in 0..1. */
  readonly reflectance: Rgb;
  /** GGX alpha (roughness squared), 0.001..1; the anisotropic second value is across the brush direction. */
  readonly alpha: number | readonly [along: number, across: number];
  /** Direction of brushing, projected into the surface at each point; only for anisotropic alpha. */
  readonly brushDirection?: Vec3;
  /** Circumferential brushing: the direction is the tangent about this axis through the brush origin. */
  readonly brushAxis?: Vec3;
  /** A point on the brush axis; default the origin. */
  readonly brushOrigin?: Vec3;
  /** Fine relief, all procedural in object space. Amplitudes are slopes (0..0.5). Hairlines run every way. */
  readonly microscratch?: { readonly slope: number; readonly lengthMm: number; readonly widthMm: number };
  readonly waviness?: { readonly slope: number; readonly wavelengthMm: number };
  /** Lines along the brush's way, needs a brush direction or axis; the length is that of middling lines. */
  readonly streaks?: { readonly slope: number; readonly lengthMm: number; readonly widthMm: number };
  /** Pits of sandblasting or stippling. */
  readonly grain?: { readonly slope: number; readonly sizeMm: number };
}

/** Veils of healed cracks (an emerald's jardin). Events are the most per millimetre, where a veil is densest. */
export interface Inclusions {
  readonly kind: 'inclusions';
  readonly perMm: number;
  /** Distance between veils, roughly. */
  readonly sizeMm: number;
}

/** Play of colour: domains of stacked spheres that diffract as crystals do (precious opal). */
export interface PlayOfColour {
  readonly kind: 'play-of-colour';
  readonly perMm: number;
  readonly domainMm: number;
  /** Spacing of the close-packed planes: 0.816 times the spheres' diameter; 150..260. */
  readonly spacingNm: number;
  /** Standard deviation of the planes' slope within a domain. */
  readonly spread: number;
}

/** Sheen of parallel lamellae inside (moonstone): seen where they mirror a light, floating below the surface. */
export interface Sheen {
  readonly kind: 'sheen';
  readonly perMm: number;
  /** Share of each colour that an event sends back, 0..1. */
  readonly colour: Rgb;
  /** Unit normal of the lamellae in the stone's own frame. */
  readonly axis: Vec3;
  readonly spread: number;
}

/** A transparent stone: smooth dielectric with absorption and dispersion. */
export interface DielectricMaterial {
  readonly kind: 'dielectric';
  /** Refractive index at 589.3 nm, 1.0..3.0. */
  readonly indexD: number;
  /** Dispersion as n(430.8 nm) - n(686.7 nm); 0 for none. */
  readonly dispersion: number;
  /** Beer-Lambert absorption per millimetre, linear RGB. */
  readonly absorptionPerMm: Rgb;
  /**
   * Milkiness: chance per millimetre that light is scattered, after which it leaves matt through the nearer
   * side as likely as it is nearer, having kept `scatterAlbedo` of its colour. Absent for clear stones.
   */
  readonly scatterPerMm?: number;
  readonly scatterAlbedo?: Rgb;
  /** What else light meets inside; directions are of the stone's frame, of a mesh those of the world. */
  readonly interior?: Inclusions | PlayOfColour | Sheen;
}

/** A net of another rock's veins through a mottled body (turquoise matrix). */
export interface VeinPattern {
  readonly kind: 'veins';
  readonly colour: Rgb;
  /** Size of the nodules between veins. */
  readonly cellMm: number;
  /** 0 almost none .. 1 a full net. */
  readonly share: number;
}

/** Clouds of a pale mineral and grains of metal (lapis lazuli). */
export interface FleckPattern {
  readonly kind: 'flecks';
  readonly cloudColour: Rgb;
  readonly cloudMm: number;
  readonly cloudShare: number;
  /** Reflectance of the grains' metal at normal incidence. */
  readonly metal: Rgb;
  readonly grainMm: number;
  /** Share of cells of that size that hold a grain. */
  readonly grainShare: number;
}

/** An opaque body under a clear smooth coat: enamel, turquoise, onyx, pearl. */
export interface CoatedMaterial {
  readonly kind: 'coated';
  readonly albedo: Rgb;
  /** Index of the coat and its GGX alpha. */
  readonly coatIndex: number;
  readonly coatAlpha: number;
  /** Interference tint of the coat towards grazing angles (pearl orient), 0..1. */
  readonly orient?: number;
  /** Soft mirroring below the coat by stacked platelets: share of light and GGX alpha. */
  readonly nacre?: { readonly strength: number; readonly alpha: number };
  /** Unevenness of the surface, as a slope. */
  readonly waviness?: { readonly slope: number; readonly wavelengthMm: number };
  readonly pattern?: VeinPattern | FleckPattern;
}

/** A matt body without a coat (Lambert). */
export interface DiffuseMaterial {
  readonly kind: 'diffuse';
  readonly albedo: Rgb;
}

export type Material = ConductorMaterial | DielectricMaterial | CoatedMaterial | DiffuseMaterial;

/** A triangle mesh. Positions are xyz triples, indices are triples into them; both are only read. */
export interface MeshObject {
  readonly kind: 'mesh';
  readonly positions: Float32Array;
  readonly indices: Uint32Array;
  /** Edges sharper than this stay sharp, others get smooth normals; 0..180. */
  readonly creaseAngleDegrees: number;
  readonly material: number;
}

/** A convex body as the intersection of half spaces n.p <= d, in its own frame. */
export interface PlaneSet {
  /** Quadruples nx, ny, nz, d with unit normals; at least 4 planes, at most 256, bounded. */
  readonly planes: Float32Array;
}

/** One placed copy of a plane set (a faceted stone). The placement may scale uniformly, never shear. */
export interface GemObject {
  readonly kind: 'gem';
  readonly planeSet: number;
  readonly placement: Placement;
  readonly material: number;
}

/** A placed ellipsoid (cabochon bodies, beads, pearls): the unit sphere under the placement. */
export interface EllipsoidObject {
  readonly kind: 'ellipsoid';
  readonly placement: Placement;
  /** Keep only the part with local z >= this (cabochon base plane); absent for the whole. -1..1. */
  readonly cutBelowLocalZ?: number;
  readonly material: number;
}

export type SceneObject = MeshObject | GemObject | EllipsoidObject;

/** A one-sided rectangular emitter, seen only by reflection and refraction, never directly by the camera. */
export interface RectLight {
  readonly kind: 'rect';
  readonly center: Vec3;
  readonly target: Vec3;
  /** Approximate up of the rectangle; default Z. */
  readonly up?: Vec3;
  readonly halfWidthMm: number;
  readonly halfHeightMm: number;
  readonly radiance: Rgb;
  /** Share of the half-size over which the edge fades (0..1); loss of radiance from the centre to an edge (0..1). */
  readonly feather: number;
  readonly falloff?: number;
  /** Seen only by paths that passed through a gem first (sparkle), default false. */
  readonly gemsOnly?: boolean;
}
/** A round emitter; black cards are lights of zero-ish radiance, nearer ones hide farther ones. */
export interface DiscLight {
  readonly kind: 'disc';
  readonly center: Vec3;
  readonly target: Vec3;
  readonly radiusMm: number;
  readonly radiance: Rgb;
  readonly feather: number;
  readonly gemsOnly?: boolean;
}
export type Light = RectLight | DiscLight;

export interface LightRig {
  readonly lights: readonly Light[];
  /** Ambient radiance at nadir, horizon and zenith; directions between are interpolated. */
  readonly ambient: { readonly nadir: Rgb; readonly horizon: Rgb; readonly zenith: Rgb };
  /** Contrast of the surroundings for paths inside gems, 0 (none) to 1: q/(q+c) sharpening. */
  readonly gemContrast: number;
  /** Darkening of the ambient light about a direction, as by the photographer's head: full within the inner angle. */
  readonly shade?: {
    readonly direction: Vec3;
    readonly strength: number;
    readonly outerCosine: number;
    readonly innerCosine: number;
  };
  /** Whether a light hides what is behind it, as a softbox does (default), or adds to it, as ideal lamps do. */
  readonly blend?: 'cover' | 'add';
  /** Shape of the ambient gradient: through the horizon (default), or from nadir to zenith by a smooth step. */
  readonly ambientShape?: 'horizon' | 'smooth';
}

/** What stands behind and under the object: an art-directed gradient times the shadow on the ground or wall. */
export interface Backdrop {
  readonly center: Rgb;
  readonly edge: Rgb;
  /** Centre of the gradient in picture coordinates (0..1, from the top left) and its radius. */
  readonly centerX: number;
  readonly centerY: number;
  readonly radius: number;
}

export interface Ground {
  /** A horizontal plane at height z, or a vertical wall facing -Y at the given y. */
  readonly plane:
    | { readonly kind: 'floor'; readonly z: number }
    | { readonly kind: 'wall'; readonly y: number };
  readonly albedo: number;
  /** Strength (0..1) and GGX alpha of the faint mirror image. */
  readonly gloss: number;
  readonly glossAlpha: number;
  /** Centre and half size (mm) of the square over which shadows are computed. */
  readonly center: readonly [number, number];
  readonly halfSizeMm: number;
}

export interface Camera {
  readonly position: Vec3;
  readonly target: Vec3;
  readonly up?: Vec3;
  /** Full vertical angle in degrees, 1..120. */
  readonly fieldOfViewDegrees: number;
  /** Radius of the lens opening in mm (0: everything sharp) and distance of sharpness (default: the target). */
  readonly lensRadiusMm?: number;
  readonly focusDistanceMm?: number;
}

/**
 * Bounds of light transport, for speed, for calm pictures and for comparing with other renderers. A path that has
 * reached a bound of bounces still sees light but scatters no more. Inside a stone every facet counts.
 */
export interface Transport {
  /** All bounces of a path together, 1..128; default 128. */
  readonly maxBounces?: number;
  /** Bounces by kind, 0..128 (mirrored light counts as a reflection whatever mirrors it); default 128. */
  readonly maxDiffuse?: number;
  readonly maxReflections?: number;
  readonly maxTransmissions?: number;
  /** Light that comes after more than one bounce is dimmed to this mean of its channels; default unbounded. */
  readonly brightestIndirect?: number;
  /** A whole sample is dimmed until its greatest channel is this; default 12. */
  readonly brightestSample?: number;
  /**
   * Primaries in which metal multiplies colours. Between metals light is mirrored many times over, and products of
   * Rec. 709 values turn gold redder and brighter than products of its spectrum do; in Rec. 2020 (default) they
   * stay close to them. Reflectances are given in Rec. 709 either way.
   */
  readonly metalPrimaries?: 'rec709' | 'rec2020';
}

export interface SceneDescription {
  readonly objects: readonly SceneObject[];
  readonly planeSets: readonly PlaneSet[];
  readonly materials: readonly Material[];
  readonly rig: LightRig;
  readonly backdrop: Backdrop;
  readonly ground?: Ground;
  readonly transport?: Transport;
}

/** One picture of a scene. */
export interface View {
  readonly camera: Camera;
  readonly width: number;
  readonly height: number;
  /** Linear exposure before tone mapping; default 1. */
  readonly exposure?: number;
  /** No backdrop: alpha holds the coverage. Default false. */
  readonly transparent?: boolean;
  /** Glow around what is brighter than white, 0..1; default 0.06. */
  readonly bloom?: number;
  /** 'neutral' (default) rolls off highlights as Khronos PBR Neutral does; 'none' clips. */
  readonly toneMap?: 'neutral' | 'none';
}
