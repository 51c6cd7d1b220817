import { lathe } from '../../mesh/loft.ts';
import { THINNING_MM } from '../../mesh/tessellation.ts';
import type { Vec3 } from '../../solids.ts';
import type { Vec2 } from '../../vec.ts';
import { pillow } from '../motif/shapes.ts';
import type { Clay } from '../relief/clay.ts';
import type { Pad } from './pad.ts';

/** Up to this half size (mm) a body keeps its proportions. */
const FULL_UP_TO_MM = 7;

/** Larger figures are modelled flatter, so that they do not weigh with the cube of their size: a share of the height. */
const flatness = ({ plan }: Pad): number => Math.min(1, Math.sqrt(FULL_UP_TO_MM / plan.unitMm));

/** A height over the ground (units), flattened as the bodies are. */
export const lowered = (pad: Pad, high: number): number => high * flatness(pad);

/** The level (of full relief) at which something stands on a body of a height, in units. */
export const levelOn = (pad: Pad, high: number): number => (pad.mm(high) * flatness(pad)) / pad.plan.reliefMm;

/** Lumps flattened as the bodies are; `depth`: a share of their own besides. */
export const flattened = (pad: Pad, clay: readonly Clay[], depth = 1): Clay[] => {
  const share = flatness(pad) * depth;
  const low = ([x, y, z]: Vec3): Vec3 => [x, y, z * share];
  return clay.map(
    (lump): Clay =>
      lump.kind === 'ball'
        ? { ...lump, at: low(lump.at), r: low(lump.r) }
        : { ...lump, from: low(lump.from), to: low(lump.to), flat: (lump.flat ?? 1) * share },
  );
};

/** A lump's mirror image on the other side. */
export const mirroredClay = (clay: Clay): Clay => {
  const over = ([x, y, z]: Vec3): Vec3 => [-x, y, z];
  return clay.kind === 'ball'
    ? { ...clay, at: over(clay.at), turn: -(clay.turn ?? 0) }
    : { ...clay, from: over(clay.from), to: over(clay.to) };
};

/** A lump and its mirror image. */
export const pairOf = (clay: Clay): Clay[] => [clay, mirroredClay(clay)];

/** A bar that tapers along points, each with its half width. */
export const bar = (...points: readonly (readonly [at: Vec3, r: number])[]): Clay[] =>
  points.slice(1).map(([to, r1], i): Clay => {
    const [from, r0] = points[i];
    return { kind: 'limb', from, to, r0, r1 };
  });

/** Least stone that is set in a figure, mm. */
const LEAST_STONE_MM = 1.2;

/** An eye: as large as it is drawn, or for a stone as large as the least that is set, up to `most` (units). */
export function eye(pad: Pad, [x, y]: Vec2, usual: number, most: number, level: number): void {
  const least = (LEAST_STONE_MM * 1.001) / pad.plan.unitMm;
  pad.eye(x, y, pad.plan.stone !== null && least <= most ? Math.max(usual, least) : usual, level);
}

/** How deep bodies are let into their ground, as a share of its height: they fuse with it whatever is sunk about them. */
const LET_IN = 0.4;

/**
 * A body over an outline (units, counter-clockwise) that is star-shaped about `centre`: `height` is that of its
 * surface over the ground, in units of a figure of full relief, at share `t` of the way from the centre (0) to the outline's point k (1).
 */
export function cushion(
  pad: Pad,
  outline: readonly Vec2[],
  height: (t: number, x: number, y: number, k: number) => number,
  { centre = [0, 0] as Vec2, rings = 14 } = {},
): void {
  const { unitMm, groundMm, at = [0, 0] } = pad.plan;
  const upMm = unitMm * flatness(pad);
  const placed = ([x, y]: Vec2): Vec2 => [x * unitMm + at[0], y * unitMm + at[1]];
  const mesh = pillow(
    outline.map(placed),
    (t, x, y, k) => groundMm + Math.max(0, height(t, (x - at[0]) / unitMm, (y - at[1]) / unitMm, k)) * upMm,
    { centre: placed(centre), rings, backZ: groundMm * LET_IN },
  );
  pad.easel.footprints.push(pad.area(outline));
  pad.easel.add(pad.bench.simplified(pad.bench.solid(mesh, 'cushion'), THINNING_MM));
}

/**
 * A turned body that lies on the ground with its axis upright in the figure: rows of radius and height along the axis
 * (units), from below upwards; `flat` is its depth as a share of its width.
 */
export function turning(pad: Pad, rows: readonly (readonly [radius: number, y: number])[], flat = 1): void {
  const { unitMm, groundMm, at = [0, 0] } = pad.plan;
  const body = pad.bench.solid(
    lathe(
      rows.map(([r, y]): [number, number] => [r * unitMm, y * unitMm]),
      48,
    ),
    'turning',
  );
  const side = rows.map(([r, y]): Vec2 => [r, y]);
  pad.easel.footprints.push(pad.area([...side, ...side.map(([x, y]): Vec2 => [-x, y]).reverse()]));
  pad.easel.add(
    pad.bench.placed(body, {
      x: [1, 0, 0],
      y: [0, 0, -flat * flatness(pad)],
      z: [0, 1, 0],
      origin: [at[0], at[1], groundMm * LET_IN],
    }),
  );
}
