/** What sprays of plants are drawn of: leaves, stems, parts with glass in them. */
import { mixNumber, type Vec2 } from '../../../vec.ts';
import { curve, leaf } from '../../relief/figures.ts';
import { cushion } from '../bodies.ts';
import type { Pad } from '../pad.ts';

/** Least of metal about glass, mm; and of a rib between two cells of a leaf. */
export const RIM_MM = 0.36;
const RIB_MM = 0.42;
/** Narrower leaves have no rib between cells: it would be all there is of them, mm. */
const RIBBED_FROM_MM = 4.6;
/** Least cell that is filled, mm across. */
const LEAST_CELL_MM = 0.7;
/** Level of what holds glass, in full reliefs. */
export const GLAZED_LEVEL = 0.75;

/** Which of the enamels is that of leaves: green; none, where white alone is for the flowers. */
function leafColour({ plan: { enamel } }: Pad): number | null {
  const green = enamel.indexOf('green');
  if (green >= 0) return green;
  return enamel.length === 0 || enamel[0] === 'white' || enamel[0] === 'pink' ? null : 0;
}

/** The first that is not that of the leaves. */
export function flowerColour(pad: Pad): number | null {
  const leaves = leafColour(pad);
  const at = pad.plan.enamel.findIndex((_, i) => i !== leaves);
  return at < 0 ? null : at;
}

/** Metal with glass in it, as far as there is room. */
export function glazed(
  pad: Pad,
  loop: readonly Vec2[],
  colour: number,
  rib: readonly Vec2[] | null,
  level: number,
): void {
  const { bench } = pad;
  const area = pad.area(loop);
  pad.raise(area, level);
  const inner = bench.grown(area, -RIM_MM);
  const free = rib === null ? inner : bench.without(inner, pad.strip(rib, RIB_MM / pad.plan.unitMm));
  const cells = bench.grown(bench.grown(free, -LEAST_CELL_MM / 2), LEAST_CELL_MM / 2);
  for (const cell of bench.parts(cells)) pad.cell(cell, colour, level);
}

/** Leaves from this width on are veined, so far apart, in units. */
const WIDE = 0.4;
const VEIN_STEP = 0.075;

export interface Blade {
  readonly foot: Vec2;
  readonly turn: number;
  readonly long: number;
  readonly wide: number;
}

/** A leaf with a rib: of glass on both sides of it, or of metal folded along it. */
export function blade(pad: Pad, { foot, turn, long, wide }: Blade, level = GLAZED_LEVEL): void {
  const loop = leaf(foot, turn, long, wide, 0.42, 0.55);
  const colour = leafColour(pad);
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  const along = (share: number): Vec2 => [foot[0] + c * long * share, foot[1] + s * long * share];
  if (colour !== null) {
    glazed(pad, loop, colour, pad.mm(wide) < RIBBED_FROM_MM ? null : [along(0), along(0.82)], level);
    return;
  }
  cushion(
    pad,
    loop,
    (t, x, y) => {
      const aside = Math.abs((y - foot[1]) * c - (x - foot[0]) * s);
      // Veins run along it.
      const vein = pad.shows(0.05) && wide > WIDE ? 0.008 * Math.cos((2 * Math.PI * aside) / VEIN_STEP) : 0;
      return 0.07 + 0.06 * Math.min(1, aside / (0.3 * wide)) - 0.04 * t ** 6 + vein * (1 - t ** 3);
    },
    { centre: along(0.45), rings: 18 },
  );
}

/** A stem that tapers from its foot. */
export function stem(pad: Pad, points: readonly Vec2[], from: number, to: number, level = 0.95): void {
  const line = curve(points);
  pad.taper(
    line,
    line.map((_, i) => mixNumber(from, to, i / (line.length - 1))),
    level,
  );
}
