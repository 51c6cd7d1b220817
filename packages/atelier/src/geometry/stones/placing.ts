import type { Vec3 } from '@filigree/raytracer';
import type { Stone, StoneKind } from '../../design/parts.ts';
import { CABOCHON_BASE } from '../../design/stones/proportions.ts';
import { aboutCarat } from '../../design/stones/weight.ts';
import { facetsOf, heartBay, type StoneForm, settingOutline, stoneForm } from '../cuts/index.ts';
import { type Frame, placementOf, toWorld } from '../frame.ts';
import type { Bench, Solid } from '../mesh/bench.ts';
import { type OutlinePoint, outlineOf } from '../mesh/convex.ts';
import type { PlaneSet, StonePlacement, StoneRole, StoneShape, TriangleMesh } from '../solids.ts';
import type { Vec2 } from '../vec.ts';
import { roundBody } from './roundBody.ts';

/** A stone with its real measures, ready to be placed. */
export interface Gem {
  readonly kind: StoneKind;
  readonly form: StoneForm;
  readonly lengthMm: number;
  readonly widthMm: number;
  readonly depthMm: number;
  /**
   * Girdle outline in mm with normals, counter-clockwise, as wires around it go: convex, but for a heart's cleft,
   * which is filled to a bay that wires can follow. `outlineFor` fills it for thicker metal.
   */
  readonly outline: readonly OutlinePoint[];
  /** Height over and depth under the girdle plane. */
  readonly crownMm: number;
  readonly pavilionMm: number;
  /** Of a baguette that tapers: its end at +x as a share of the other. Absent for all others. */
  readonly taper?: number;
}

/** Dome or bead: held from the side, wide below its girdle. */
export const isDomed = (gem: Gem): boolean => gem.kind.form !== 'faceted';

/** Not convex: metal around it needs a bay instead of the cleft. */
export const hasCleft = ({ kind }: Gem): boolean => kind.cut === 'Heart' && kind.form !== 'bead';

/** The edge of a dome's base stays sharp; the ridge that runs up from a point of its girdle is polished over. */
const DOME_CREASE_DEGREES = 60;

/** Wires of prong heads are thinner than this share of the stone's width. */
const WIRE_BAY = 0.13;

function isMelee(widthMm: number): boolean {
  return widthMm < 2.6;
}

export function gemOf(
  stone: Pick<Stone, keyof StoneKind | 'lengthMm' | 'widthMm'> & { readonly taper?: number | undefined },
): Gem {
  const { gemstone, cut, form: shape, colour, lengthMm, widthMm } = stone;
  const taper = cut === 'Baguette' && shape === 'faceted' ? stone.taper : undefined;
  const kind: StoneKind = { gemstone, cut, form: shape, colour };
  const form = stoneForm(kind, lengthMm / widthMm, isMelee(widthMm), taper);
  return {
    kind,
    form,
    lengthMm,
    widthMm,
    depthMm: (form.crown + form.pavilion) * widthMm,
    outline: outlineAbout({ kind, form, lengthMm, widthMm }, widthMm * WIRE_BAY),
    crownMm: form.crown * widthMm,
    pavilionMm: form.pavilion * widthMm,
    ...(taper !== undefined && { taper }),
  };
}

function outlineAbout(
  { kind, form, lengthMm, widthMm }: Pick<Gem, 'kind' | 'form' | 'lengthMm' | 'widthMm'>,
  bayMm: number,
): OutlinePoint[] {
  return outlineOf(
    settingOutline(kind, form, lengthMm / widthMm, bayMm / widthMm).map(([x, y]) => [
      x * widthMm,
      y * widthMm,
    ]),
    { support: widthMm * 0.02, cornerDegrees: 25, fanDegrees: 15 },
  );
}

/** Radius of the bay that fills the cleft for metal reaching `outMm` beyond the girdle. */
const bayMm = (gem: Gem, outMm: number): number => Math.max(gem.widthMm * WIRE_BAY, outMm * 1.15);

/** The girdle outline that metal reaching `outMm` beyond it can follow; the stone's own where it has no cleft. */
export const outlineFor = (gem: Gem, outMm: number): readonly OutlinePoint[] =>
  hasCleft(gem) ? outlineAbout(gem, bayMm(gem, outMm)) : gem.outline;

/**
 * Corners (mm, convex) of what lies between the stone's cleft and the bay of `outlineFor`, reaching `biteMm` into
 * both the stone and the metal about it; null for a stone without a cleft.
 */
export function cleftFilling(gem: Gem, outMm: number, biteMm: number): Vec2[] | null {
  if (!hasCleft(gem)) return null;
  const { widthMm, lengthMm } = gem;
  const bay = bayMm(gem, outMm);
  const { middle, touch, cleft } = heartBay(lengthMm / widthMm, bay / widthMm);
  const [x, y] = [touch[0] * widthMm, touch[1] * widthMm];
  return [
    [cleft * widthMm - biteMm, 0],
    [x, -y],
    [middle * widthMm - bay + biteMm, 0],
    [x, y],
  ];
}

/**
 * A small stone that sits in rows and halos: as long as wide unless its cut is never so. Nobody cuts melee hearts:
 * they are round.
 */
export function meleeGem(asked: StoneKind, diameterMm: number): Gem {
  const kind: StoneKind = asked.cut === 'Heart' ? { ...asked, cut: 'Round' } : asked;
  const ratio = kind.form === 'faceted' && kind.cut === 'Baguette' ? 1.6 : 1;
  return gemOf({ ...kind, lengthMm: diameterMm * ratio, widthMm: diameterMm });
}

/** Height of the crown's surface over the girdle plane at `insetMm` inside the girdle. */
export function crownHeightAt(gem: Gem, insetMm: number): number {
  const { form, widthMm } = gem;
  if (isDomed(gem)) {
    const t = 1 - Math.min(1, (2 * insetMm) / widthMm);
    return gem.crownMm * Math.sqrt(1 - t * t);
  }
  const slope = (form.crown - form.halfGirdle) / ((1 - form.tableShare) / 2);
  return Math.min(gem.crownMm, form.halfGirdle * widthMm + insetMm * slope);
}

/** Collects the placed stones of a piece, sharing bodies between equal forms. */
export class StoneTray {
  readonly placements: StonePlacement[] = [];
  readonly planeSets: PlaneSet[] = [];
  readonly stoneMeshes: TriangleMesh[] = [];
  readonly #known = new Map<string, StoneShape>();

  /** Places a stone with its girdle centre at the frame's origin, table along its z, length along its x. */
  place(gem: Gem, frame: Frame, role: StoneRole): void {
    const { kind, lengthMm, widthMm, depthMm, taper = 1 } = gem;
    const base = {
      ...kind,
      role,
      lengthMm,
      widthMm,
      depthMm,
      // Of one that tapers its mean width counts.
      aboutCarat: aboutCarat(kind, lengthMm, (widthMm * (1 + taper)) / 2, depthMm),
    };
    if (gem.form.body.kind === 'ellipsoid') {
      const cut = kind.form === 'bead' ? null : -CABOCHON_BASE;
      this.placements.push({
        ...base,
        shape: { kind: 'ellipsoid', cutBelowLocalZ: cut },
        placement: placementOf(frame, lengthMm / 2, widthMm / 2, gem.crownMm),
      });
      return;
    }
    this.placements.push({
      ...base,
      shape: this.#shapeOf(gem),
      placement: placementOf(frame, widthMm),
    });
  }

  /** Places a stone that was cut to fit: its body about the frame's origin, in shares of its width. */
  placeSlab(
    kind: StoneKind,
    mesh: TriangleMesh,
    { lengthMm, widthMm, depthMm }: { lengthMm: number; widthMm: number; depthMm: number },
    frame: Frame,
  ): void {
    this.placements.push({
      ...kind,
      role: 'channel',
      lengthMm,
      widthMm,
      depthMm,
      aboutCarat: aboutCarat(kind, lengthMm, widthMm, depthMm),
      shape: this.#addedMesh(mesh, DOME_CREASE_DEGREES),
      placement: placementOf(frame, widthMm),
    });
  }

  /** Places all that another tray holds in its own axes once more, at a frame. */
  placeAll(other: StoneTray, frame: Frame): void {
    const sets = other.planeSets.map((): number => -1);
    const meshes = other.stoneMeshes.map((): number => -1);
    for (const [key, shape] of other.#known) {
      const own = this.#known.get(key) ?? this.#taken(other, shape);
      this.#known.set(key, own);
      if (shape.kind === 'facets' && own.kind === 'facets') sets[shape.planeSet] = own.planeSet;
      if (shape.kind === 'mesh' && own.kind === 'mesh') meshes[shape.mesh] = own.mesh;
    }
    const ownShape = (shape: StoneShape): StoneShape => {
      switch (shape.kind) {
        case 'facets':
          return { kind: 'facets', planeSet: sets[shape.planeSet] };
        case 'mesh': {
          // Slabs are cut one by one: no other stone has their body.
          if (meshes[shape.mesh] === -1) {
            const taken = this.#taken(other, shape);
            if (taken.kind === 'mesh') meshes[shape.mesh] = taken.mesh;
          }
          return { ...shape, mesh: meshes[shape.mesh] };
        }
        case 'ellipsoid':
          return shape;
      }
    };
    for (const { shape, placement, ...stone } of other.placements) {
      const turn = (v: Vec3): Vec3 => toWorld({ ...frame, origin: [0, 0, 0] }, ...v);
      this.placements.push({
        ...stone,
        shape: ownShape(shape),
        placement: {
          x: turn(placement.x),
          y: turn(placement.y),
          z: turn(placement.z),
          origin: toWorld(frame, ...placement.origin),
        },
      });
    }
  }

  /** Takes over another tray's body. */
  #taken(other: StoneTray, shape: StoneShape): StoneShape {
    switch (shape.kind) {
      case 'facets':
        return this.#added(other.planeSets[shape.planeSet]);
      case 'mesh':
        return this.#addedMesh(other.stoneMeshes[shape.mesh], shape.creaseAngleDegrees);
      case 'ellipsoid':
        return shape;
    }
  }

  #added(set: PlaneSet): StoneShape {
    return { kind: 'facets', planeSet: this.planeSets.push(set) - 1 };
  }

  #addedMesh(mesh: TriangleMesh, creaseAngleDegrees: number): StoneShape {
    return { kind: 'mesh', mesh: this.stoneMeshes.push(mesh) - 1, creaseAngleDegrees };
  }

  #shapeOf({ kind, form, lengthMm, widthMm, taper = 1 }: Gem): StoneShape {
    const ratio = (lengthMm / widthMm).toFixed(4);
    const key = [kind.gemstone, kind.cut, kind.form, ratio, taper, isMelee(widthMm)].join('/');
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const { body } = form;
    const planes = body.kind === 'facets' ? body.planes : [];
    const shape =
      body.kind === 'mesh' || body.kind === 'dome'
        ? this.#addedMesh(body.mesh, body.kind === 'dome' ? DOME_CREASE_DEGREES : 0)
        : this.#added({ planes: Float32Array.from(planes.flat()) });
    this.#known.set(key, shape);
    return shape;
  }
}

/** How much larger than the stone its seat is cut: the width of a light gap, so that nothing touches twice. */
export const SEAT_CLEARANCE = 1.004;

/** What a bench has made, by value: a row is of one stone many times. */
const knownBodies = new WeakMap<Bench, Map<string, Solid>>();

/** The body of a stone, in its own frame in mm, scaled by `share`. Equal stones have one body a bench. */
export function gemBody(bench: Bench, gem: Gem, share = SEAT_CLEARANCE): Solid {
  const known = knownBodies.get(bench) ?? new Map<string, Solid>();
  knownBodies.set(bench, known);
  const key = JSON.stringify([gem.kind, gem.lengthMm, gem.widthMm, gem.taper, share]);
  const body = known.get(key) ?? bench.lasting(() => modelledBody(bench, gem, share));
  known.set(key, body);
  return body;
}

/** How far a dome that is drawn finely may be thinned, mm. */
const DRAWN_CHORD_MM = 0.0025;

function modelledBody(bench: Bench, gem: Gem, share: number): Solid {
  const { form, widthMm } = gem;
  const s = widthMm * share;
  if (form.body.kind === 'mesh' || form.body.kind === 'dome') {
    const { positions, indices } = form.body.mesh;
    const drawn = bench.solid(
      { positions: Array.from(positions, (v) => v * s), indices: [...indices] },
      `${gem.kind.cut} stone`,
    );
    return form.body.kind === 'dome' ? bench.simplified(drawn, DRAWN_CHORD_MM) : drawn;
  }
  if (form.body.kind === 'facets') {
    const points: Vec3[] = facetsOf(form.body.planes).flatMap((facet) =>
      facet.corners.map((c): Vec3 => [c[0] * s, c[1] * s, c[2] * s]),
    );
    return bench.hull(points);
  }
  return roundBody(bench, gem, gem.kind.form === 'bead' ? -1 : -CABOCHON_BASE, share);
}
