/** Letters that follow the rim of a plate. */

import type { PlateBorder, PlateOrnament } from '../../../design/ornament/plate.ts';
import { fitRim } from '../../../design/ornament/rimLetters.ts';
import { centredText, ENGRAVING_DEPTH_MM } from '../../lettering/engrave.ts';
import type { Region } from '../../mesh/bench.ts';
import { walkLoop } from '../../mesh/convex.ts';
import type { Vec2 } from '../../vec.ts';
import type { Easel } from '../relief/easel.ts';
import { outerLoop } from './outlines.ts';

/** They are what is looked at: deeper than inside a ring, their strokes no finer than a graver's, mm. */
const DEPTH_MM = 0.36;
const GAIN_MM = 0.05;
/** The outline is made of chords: letters stand upright on what it is over this much to either side, mm. */
const CHORD_MM = 0.6;
/** A fine raised line parts them from the field, mm. */
const LINE_MM = { wide: 0.3, high: 0.16 } as const;

/** Cuts the line into the face of a plate, from the left over the top; gives what is left inside it. */
export function rimLetters(
  easel: Easel,
  plate: Region,
  { text: wished, lettering }: Extract<PlateBorder, { kind: 'text' }>,
  spec: PlateOrnament,
  top: number,
): Region {
  const { bench } = easel;
  const { text, letterMm, middleMm, fieldMm } = fitRim(spec, wished, lettering);
  const straight = centredText(bench, text, lettering, letterMm);
  const walk = walkLoop(outerLoop(bench, bench.grown(plate, -middleMm)));
  const topAt = highest(walk);
  if (straight !== null) {
    // Along the outline backwards, so that letters stand with their heads outwards.
    const bent = bench.outlines(bench.grown(straight, GAIN_MM, 12)).map((loop) =>
      loop.map(([x, y]): Vec2 => {
        const at = walk.at(topAt - x);
        const [before, behind] = [walk.at(topAt - x - CHORD_MM), walk.at(topAt - x + CHORD_MM)];
        const [dx, dy] = [behind.x - before.x, behind.y - before.y];
        const long = Math.hypot(dx, dy);
        return [at.x + (dy / long) * y, at.y - (dx / long) * y];
      }),
    );
    easel.field(bench.region(bent), top, Math.max(ENGRAVING_DEPTH_MM, DEPTH_MM), null);
  }
  const inside = bench.grown(plate, -fieldMm);
  easel.raise(bench.without(inside, bench.grown(inside, -LINE_MM.wide)), top * 0.5, top + LINE_MM.high, 0.08);
  return bench.grown(inside, -LINE_MM.wide - 0.15);
}

/** Where along a loop it is highest, mm. */
function highest({ lengthMm, at }: ReturnType<typeof walkLoop>): number {
  const STEPS = 720;
  let best = 0;
  for (let i = 1; i < STEPS; i++)
    if (at((i * lengthMm) / STEPS).y > at(best).y) best = (i * lengthMm) / STEPS;
  return best;
}
