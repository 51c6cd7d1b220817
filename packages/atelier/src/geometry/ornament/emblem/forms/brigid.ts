import type { Vec2 } from '../../../vec.ts';
import { box, ellipse, rotate } from '../../relief/figures.ts';
import type { Pad } from '../pad.ts';

/** Width of one rush, and how many lie side by side in an arm: fewer where they would be too fine to cast. */
const RUSH = 0.075;
const MOST = 5;
const LEAST = 3;
/** Where the arms are bound, and how wide the bundle is there and at its end, as shares of its width. */
const BOUND = 0.8;
const WAIST = 0.72;
const FLARE = 0.95;
const END = 1;

/**
 * Saint Brigid's cross, as it is plaited of rushes: each lies folded about those before it, so that the middle is a
 * square of ever wider squares and the arms leave it one beside the other, like the vanes of a windmill.
 */
export function brigidsCross(pad: Pad): void {
  const rushes = pad.shows(RUSH * 0.95) ? MOST : LEAST;
  const half = RUSH * MOST;
  const width = half / rushes;
  const middle = half / 2;
  /** How far a bundle is drawn together at a distance from the middle of the cross. */
  const drawn = (far: number): number =>
    far <= BOUND
      ? 1 - (1 - WAIST) * ((far - half) / (BOUND - half)) ** 2
      : WAIST + ((FLARE - WAIST) * (far - BOUND)) / (END - BOUND);
  const steps = [half * 0.7, half, 0.5, 0.6, 0.7, 0.76, BOUND, 0.86, 0.93, END];
  pad.fill(box(-half, -half, half, half), 0.3);
  for (let arm = 0; arm < 4; arm++) {
    const turned = (path: readonly Vec2[]): Vec2[] => rotate(path, (Math.PI / 2) * arm);
    const edge = (share: number): Vec2[] =>
      steps.map((y): Vec2 => [middle + share * middle * drawn(Math.max(half, y)), y]);
    pad.fill(turned([...edge(0.8), ...edge(-0.8).reverse()]), 0.25);
    for (let k = 0; k < rushes; k++) {
      const share = (2 * (k + 0.5)) / rushes - 1;
      // Their ends are cut unevenly, as by hand.
      const path = edge(share).map(
        ([x, y], i, all): Vec2 => (i === all.length - 1 ? [x, y - 0.03 * ((k * 2) % 3)] : [x, y]),
      );
      pad.wire(turned(path), width * 1.02, false, 0.72);
    }
    for (const y of [BOUND - 0.035, BOUND + 0.035])
      pad.wire(
        turned([
          [middle - middle * WAIST * 1.12, y],
          [middle + middle * WAIST * 1.12, y],
        ]),
        0.065,
        false,
        1.05,
      );
  }
  for (let k = 0; k < rushes; k++) {
    const at = (k + 0.5) * width;
    // The first lie on top: the middle rises.
    pad.wire(box(-at, -at, at, at), width * 1.02, true, 1.25 - 0.4 * (k / rushes));
  }
  if (pad.plan.stone !== null) pad.gem(0, 0, 0.24, 1);
  else pad.fill(ellipse(0, 0, width * 0.6, width * 0.6, 24), 1.2);
}
