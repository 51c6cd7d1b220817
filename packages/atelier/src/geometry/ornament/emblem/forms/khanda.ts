import type { Vec2 } from '../../../vec.ts';
import { curve, ellipse, mirrored } from '../../relief/figures.ts';
import type { Pad } from '../pad.ts';

/** Ring between the swords, and its breadth. */
const QUOIT = { y: 0.1, radius: 0.45, breadth: 0.1 } as const;
/** A sword of one edge: from its hilt below over the other's to its point above. */
const KIRPAN: readonly Vec2[] = [
  [-0.3, -0.86],
  [0, -0.74],
  [0.42, -0.54],
  [0.72, -0.2],
  [0.84, 0.22],
  [0.76, 0.62],
  [0.6, 0.94],
];
/** Half of the double-edged sword, from its point to its guard. */
const BLADE: readonly Vec2[] = [
  [0, 1],
  [0.09, 0.86],
  [0.13, 0.7],
  [0.1, 0.4],
  [0.085, -0.3],
  [0.2, -0.38],
  [0.2, -0.46],
  [0.06, -0.48],
  [0.05, -0.74],
];

/** The sign of the Sikhs: a double-edged sword in a quoit, between two swords of one edge. */
export function khanda(pad: Pad): void {
  const { y, radius, breadth } = QUOIT;
  pad.line(ellipse(0, y, radius, radius, 72), breadth, 0.7, true);
  const sword = curve(KIRPAN);
  pad.line(sword, 0.17, 0.85, false, 0.06);
  pad.line(mirrored(sword).reverse(), 0.17, 0.7, false, 0.06);
  pad.fill([...BLADE, ...mirrored(BLADE)], 1.1);
  pad.fill(ellipse(0, -0.86, 0.1, 0.1, 32), 1.1);
  pad.gemIfSet(0, y, 0.16, 1.05);
}
