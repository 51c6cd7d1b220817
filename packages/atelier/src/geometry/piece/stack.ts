import type { Ornament } from '../../design/ornament/document.ts';
import { type Frame, shifted, toWorld } from '../frame.ts';
import type { Bench } from '../mesh/bench.ts';
import { buildOrnament, measureOrnament } from '../ornament/build.ts';
import type { BuiltOrnament } from '../ornament/built.ts';
import type { StoneTray } from '../stones/placing.ts';
import type { Workpiece } from '../workpiece.ts';
import { type Hold, linkUnder, linkWireMm } from './links.ts';

/** An ornament in its place. */
export interface SetOrnament {
  readonly built: BuiltOrnament;
  readonly frame: Frame;
}

/** The place below an ornament from which others hang. */
export const holdBelow = ({ built, frame }: SetOrnament): Hold => ({
  at: toWorld(frame, ...built.holds.bottom),
  rimMm: Math.max(0, built.downMm + built.holds.bottom[1]),
});

/** Hangs an ornament under a place of solid metal (in the piece's frame) by two linked rings. */
export function hangUnder(
  bench: Bench,
  work: Workpiece,
  tray: StoneTray,
  own: Frame,
  hold: Hold,
  ornament: Ornament,
  alloyId: string,
): SetOrnament {
  const trial = measureOrnament(bench, ornament);
  const [x, y, z] = trial.holds.top;
  const link = { wireMm: linkWireMm(trial.rimMm), rimMm: Math.max(0, trial.upMm - y), alloyId };
  const origin = linkUnder(bench, work, own, hold, link);
  const frame = shifted({ ...own, origin }, -x, -y, -z);
  return { built: buildOrnament(bench, work, tray, frame, ornament), frame };
}
