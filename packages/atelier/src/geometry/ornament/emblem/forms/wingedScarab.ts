/** The sun beetle with the wings of a falcon spread: it lifts the sun, feathers lie in three rows of cells. */
import type { Vec2 } from '../../../vec.ts';
import { curve, ellipse, mirrored } from '../../relief/figures.ts';
import type { Pad } from '../pad.ts';

/** The upper edge of the right wing from the shoulder to its tip, and the lower one. */
const UPPER = curve([
  [0.17, 0.1],
  [0.36, 0.3],
  [0.68, 0.42],
  [0.99, 0.5],
]);
const LOWER = curve([
  [0.17, -0.2],
  [0.42, -0.27],
  [0.72, -0.12],
  [0.985, 0.36],
]);

/** A place on the wing: along it from the shoulder (0) to the tip (1), and down from its upper edge. */
function onWing(along: number, down: number): Vec2 {
  const at = (line: readonly Vec2[]): Vec2 => {
    const place = along * (line.length - 1);
    const i = Math.min(line.length - 2, Math.floor(place));
    const t = place - i;
    return [line[i][0] * (1 - t) + line[i + 1][0] * t, line[i][1] * (1 - t) + line[i + 1][1] * t];
  };
  const [a, b] = [at(UPPER), at(LOWER)];
  return [a[0] * (1 - down) + b[0] * down, a[1] * (1 - down) + b[1] * down];
}

/** Rows of feathers: from and to below the upper edge, and how many of the widest cells go along them. */
const ROWS = [
  { from: 0.11, to: 0.37, more: 1 },
  { from: 0.41, to: 0.67, more: 1.15 },
  { from: 0.71, to: 0.95, more: 1.3 },
] as const;
/** How wide a feather is where there is room, and the wall between two, mm. */
const FEATHER_MM = 2.3;
const WALL_MM = 0.45;
const WING_LENGTH = 0.95;
const WING_LEVEL = 0.55;

export function wingedScarab(pad: Pad): void {
  const wing = [...UPPER, ...[...LOWER].reverse()];
  for (const loop of [[...wing].reverse(), mirrored([...wing].reverse())]) pad.fill(loop, WING_LEVEL);
  const most = Math.max(3, Math.min(8, Math.floor(pad.mm(WING_LENGTH) / FEATHER_MM)));
  ROWS.forEach(({ from, to, more }, row) => {
    const count = Math.round(most * more);
    const wall = WALL_MM / pad.mm(WING_LENGTH) / 2;
    for (let i = 0; i < count; i++)
      feather(pad, [from, to], [i / count + wall, (i + 1) / count - wall], row + i);
  });
  for (const edge of [UPPER, UPPER.map(([x, y]): Vec2 => [-x, y])]) pad.wire(edge, 0.055, false, 1);
  // The forelegs lift the sun, the hind legs hold the ring of eternity.
  for (const side of [-1, 1]) {
    const leg = (points: readonly Vec2[]): Vec2[] => curve(points.map(([x, y]): Vec2 => [side * x, y]));
    pad.wire(
      leg([
        [0.1, 0.2],
        [0.2, 0.32],
        [0.16, 0.46],
      ]),
      0.06,
      false,
      0.9,
    );
    pad.wire(
      leg([
        [0.1, -0.32],
        [0.17, -0.44],
        [0.09, -0.52],
      ]),
      0.06,
      false,
      0.9,
    );
  }
  pad.disc(0, 0.5, 0.16, 0.7);
  pad.cell(pad.area(ellipse(0, 0.5, 0.115)), 1, 0.7);
  pad.line(ellipse(0, -0.56, 0.1), 0.06, 0.9, true);
  // Back, shield and head.
  pad.dome(0, 0.19, 0.13, 0.07, 1.3);
  pad.dome(0, 0.29, 0.09, 0.06, 1.1);
  // The back is the stone, where there is one.
  if (pad.plan.stone !== null) pad.gem(0, -0.1, 0.3, 0.2, 1.35, Math.PI / 2);
  else {
    pad.dome(-0.08, -0.1, 0.1, 0.23, 1.9, 0.06);
    pad.dome(0.08, -0.1, 0.1, 0.23, 1.9, -0.06);
  }
}

/** A cell of the right wing and the same on the left; the lower end of a feather is rounded. */
function feather(
  pad: Pad,
  [from, to]: readonly [number, number],
  [a, b]: readonly [number, number],
  colour: number,
) {
  const steps = 6;
  const between = (i: number): number => a + ((b - a) * i) / steps;
  const shares = Array.from({ length: steps + 1 }, (_, i) => i);
  const round = (i: number): number => to - (to - from) * 0.3 * (1 - Math.sin((Math.PI * i) / steps));
  const loop: Vec2[] = [
    ...shares.map((i) => onWing(between(i), from)),
    ...[...shares].reverse().map((i) => onWing(between(i), round(i))),
  ].reverse();
  for (const cell of [loop, mirrored(loop)]) pad.cell(pad.area(cell), colour, WING_LEVEL);
}
