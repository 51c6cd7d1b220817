import type { Vec3 } from '@filigree/raytracer';
import type { Stone, StoneKind } from '../../design/parts.ts';
import { CABOCHON_BASE } from '../../design/stones/proportions.ts';
import { aboutCarat } from '../../design/stones/weight.ts';
import { facetsOf, type StoneForm, stoneForm } from '../cuts/index.ts';
import type { Bench, Solid } from '../mesh/bench.ts';
import { type OutlinePoint, outlineOf } from '../mesh/convex.ts';
import { lathe } from '../mesh/loft.ts';
import { type Frame, placementOf } from '../ring/frame.ts';
import type { GeometryError, PlaneSet, StonePlacement, StoneRole } from '../solids.ts';

/** Thrown for a stone that cannot be cut yet; `buildSolids` turns it into a typed error. */
export class CutNotBuilt extends Error {
  readonly error: GeometryError;
  constructor(kind: StoneKind) {
    super(`${kind.cut} is not built`);
    this.error = { code: 'CUT_NOT_BUILT', cut: kind.cut };
  }
}

/** A stone with its real measures, ready to be placed. */
export interface Gem {
  readonly kind: StoneKind;
  readonly form: StoneForm;
  readonly lengthMm: number;
  readonly widthMm: number;
  readonly depthMm: number;
  /** Girdle outline in mm with normals, convex and counter-clockwise. */
  readonly outline: readonly OutlinePoint[];
  /** Height over and depth under the girdle plane. */
  readonly crownMm: number;
  readonly pavilionMm: number;
}

function isMelee(widthMm: number): boolean {
  return widthMm < 2.6;
}

export function gemOf(stone: Pick<Stone, keyof StoneKind | 'lengthMm' | 'widthMm'>): Gem {
  const { gemstone, cut, form: shape, colour, lengthMm, widthMm } = stone;
  const kind: StoneKind = { gemstone, cut, form: shape, colour };
  const form = stoneForm(kind, lengthMm / widthMm, isMelee(widthMm));
  if (form === null) throw new CutNotBuilt(kind);
  const outline = outlineOf(
    form.outline.map(([x, y]) => [x * widthMm, y * widthMm]),
    { support: widthMm * 0.02, cornerDegrees: 25, fanDegrees: 15 },
  );
  return {
    kind,
    form,
    lengthMm,
    widthMm,
    depthMm: (form.crown + form.pavilion) * widthMm,
    outline,
    crownMm: form.crown * widthMm,
    pavilionMm: form.pavilion * widthMm,
  };
}

/** A small stone that sits in rows and halos: as long as wide unless its cut is never so. */
export function meleeGem(kind: StoneKind, diameterMm: number): Gem {
  const ratio = kind.form === 'faceted' && kind.cut === 'Baguette' ? 1.6 : 1;
  return gemOf({ ...kind, lengthMm: diameterMm * ratio, widthMm: diameterMm });
}

/** Height of the crown's surface over the girdle plane at `insetMm` inside the girdle. */
export function crownHeightAt(gem: Gem, insetMm: number): number {
  const { form, widthMm } = gem;
  if (form.planes === null) {
    const t = 1 - Math.min(1, (2 * insetMm) / widthMm);
    return gem.crownMm * Math.sqrt(1 - t * t);
  }
  const slope = (form.crown - form.halfGirdle) / ((1 - form.tableShare) / 2);
  return Math.min(gem.crownMm, form.halfGirdle * widthMm + insetMm * slope);
}

/** Collects the placed stones of a piece, sharing plane sets between equal forms. */
export class StoneTray {
  readonly placements: StonePlacement[] = [];
  readonly planeSets: PlaneSet[] = [];
  readonly #known = new Map<string, number>();

  /** Places a stone with its girdle centre at the frame's origin, table along its z, length along its x. */
  place(gem: Gem, frame: Frame, role: StoneRole): void {
    const { kind, lengthMm, widthMm, depthMm } = gem;
    const base = {
      ...kind,
      role,
      lengthMm,
      widthMm,
      depthMm,
      aboutCarat: aboutCarat(kind, lengthMm, widthMm, depthMm),
    };
    if (gem.form.planes === null) {
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
      shape: { kind: 'facets', planeSet: this.#planeSet(gem) },
      placement: placementOf(frame, widthMm),
    });
  }

  #planeSet({ kind, form, lengthMm, widthMm }: Gem): number {
    const key = [kind.gemstone, kind.cut, (lengthMm / widthMm).toFixed(4), isMelee(widthMm)].join('/');
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    this.planeSets.push({ planes: Float32Array.from((form.planes ?? []).flat()) });
    this.#known.set(key, this.planeSets.length - 1);
    return this.planeSets.length - 1;
  }
}

/** How much larger than the stone its seat is cut: the width of a light gap, so that nothing touches twice. */
export const SEAT_CLEARANCE = 1.004;

/** The body of a stone, in its own frame in mm, scaled by `share`. */
export function gemBody(bench: Bench, gem: Gem, share = SEAT_CLEARANCE): Solid {
  const { form, widthMm, lengthMm } = gem;
  const s = widthMm * share;
  if (form.planes !== null) {
    const points: Vec3[] = facetsOf(form.planes).flatMap((facet) =>
      facet.corners.map((c): Vec3 => [c[0] * s, c[1] * s, c[2] * s]),
    );
    return bench.hull(points);
  }
  const top = gem.crownMm * share;
  const rings: [number, number][] = [];
  const bottomSine = gem.kind.form === 'bead' ? -1 : -CABOCHON_BASE;
  const from = Math.asin(bottomSine);
  for (let i = 0; i <= 20; i++) {
    const a = from + ((Math.PI / 2 - from) * i) / 20;
    rings.push([Math.max(0, Math.cos(a)), top * Math.sin(a)]);
  }
  const unit = bench.solid(lathe(rings, 48), 'cabochon');
  return bench.placed(unit, {
    x: [(lengthMm / 2) * share, 0, 0],
    y: [0, (widthMm / 2) * share, 0],
    z: [0, 0, 1],
    origin: [0, 0, 0],
  });
}
