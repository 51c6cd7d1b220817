/** Ear climbers: ornaments on a stem that rises along the ear. */
import type { EarFitting } from '../../design/findings/document.ts';
import type { PieceDesign } from '../../design/piece/document.ts';
import { layStem } from '../findings/climberStem.ts';
import { buildClimber } from '../findings/ears.ts';
import { type BuiltFinding, type FindingMetal, wireMeasure } from '../findings/forms.ts';
import { type Frame, shifted } from '../frame.ts';
import type { Bench } from '../mesh/bench.ts';
import { buildOrnament, measureOrnament } from '../ornament/build.ts';
import type { StoneTray } from '../stones/placing.ts';
import type { Workpiece } from '../workpiece.ts';
import type { SetOrnament } from './stack.ts';

type Climber = Extract<EarFitting, { kind: 'climber' }>;

/** The wire behind ends under the tip; the post stands on the foot of the stem, whose middle is so far from the back. */
const WIRE_SHARE = 0.86;
const FOOT_MM = 0.5;

/** @param side 1 or -1: the ear it is worn on */
export function buildRisen(
  bench: Bench,
  work: Workpiece,
  tray: StoneTray,
  frame: Frame,
  { ornaments }: PieceDesign,
  fitting: Climber,
  metal: FindingMetal,
  side: 1 | -1,
): { readonly fitting: BuiltFinding; readonly lowest: SetOrnament | null } {
  if (fitting.stem === undefined) throw new Error('a climber with a stem');
  const stood = ornaments.flatMap(({ ornament, count }) => Array.from({ length: count }, () => ornament));
  const { places, solids, heightMm, footMm, bentMm } = layStem(
    bench,
    frame,
    fitting.stem,
    stood.map((ornament) => measureOrnament(bench, ornament)),
    fitting.lengthMm,
    side,
  );
  // The holes under the stones would sever the stem.
  work.addAfter(metal.alloy.id, ...solids);
  const set = stood.map((ornament, i): SetOrnament => {
    const [x, y] = places[i]!;
    const own = shifted(frame, x, y, 0);
    return { built: buildOrnament(bench, work, tray, own, ornament), frame: own };
  });
  const post = shifted(frame, footMm[0], footMm[1] + FOOT_MM, 0.35);
  work.measures.push(wireMeasure('ear climber', fitting.wireMm, metal.alloy.id));
  const built = buildClimber(
    bench,
    work,
    post,
    { ...fitting, lengthMm: heightMm * WIRE_SHARE },
    metal,
    bentMm,
  );
  const widest = Math.max(...places.map(([x], i) => Math.abs(x) + (set[i]?.built.rightMm ?? 0)), 3);
  return {
    fitting: { ...built, reach: { ...built.reach, up: footMm[1] + heightMm, side: widest } },
    lowest: set[0] ?? null,
  };
}
