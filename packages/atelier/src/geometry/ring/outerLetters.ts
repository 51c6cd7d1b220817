/** Letters in the outside of a band. */
import type { RingDesign } from '../../design/ring/document.ts';
import { bentOnto, cutLetters } from '../lettering/engrave.ts';
import type { Bench } from '../mesh/bench.ts';
import { clamp } from '../vec.ts';
import type { Workpiece } from '../workpiece.ts';
import { onRing, type RingFrame } from './frame.ts';
import type { LetteredArc } from './innerLetters.ts';
import { outerHeight, ringShape } from './section.ts';
import { shankAt } from './shank.ts';

/** Deeper than inside, where they lie on the skin: they are looked at, and polished over, mm. */
const DEPTH_MM = 0.35;
/** The floor of letters is left dull or dark, so that they are read; its corners lie this near to it, mm. */
const ON_FLOOR_MM = 0.03;

/** Looking at the top with the finger's axis up, angles grow to the right, as the line runs. */
export function cutOutside(
  bench: Bench,
  work: Workpiece,
  ring: RingDesign,
  frame: RingFrame,
  { text, lettering, letterMm, angle: middle }: LetteredArc,
): void {
  const { band } = ring;
  const depthMm = Math.min(DEPTH_MM, band.thicknessMm * 0.25);
  const made = cutLetters(bench, text, lettering, letterMm, 'engraving around the band', band.alloyId, {
    depthMm,
  });
  if (made === null) return;
  const shape = ringShape(ring);
  const heightAt = (angle: number, y: number): number => {
    const { widthMm, thicknessMm } = shankAt(ring, angle);
    return frame.innerRadiusMm + outerHeight(shape, thicknessMm, clamp((2 * y) / widthMm, -1, 1));
  };
  const tool = bentOnto(bench, made.tool, (x, y, z) => {
    const angle = middle + x / frame.outerRadiusMm;
    return onRing(angle, heightAt(angle, y) + z, y);
  });
  work.baseCutters.push(tool);
  work.grounds.push(
    ([x, y, z]) => Math.abs(Math.hypot(x, z) - heightAt(Math.atan2(x, z), y) + depthMm) < ON_FLOOR_MM,
  );
  work.measures.push(...made.measures);
}
