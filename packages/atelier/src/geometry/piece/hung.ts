import type { Carrier } from '../../design/piece/carriers.ts';
import type { PieceDesign, PlacedOrnament } from '../../design/piece/document.ts';
import { copyOf } from '../../design/piece/inTurn.ts';
import type { Assembly } from '../assembly.ts';
import { buildBail } from '../findings/bails.ts';
import { frameAt, shifted, toWorld } from '../frame.ts';
import type { Bench } from '../mesh/bench.ts';
import { buildOrnament } from '../ornament/build.ts';
import { StoneTray } from '../stones/placing.ts';
import { Workpiece } from '../workpiece.ts';
import { engraveBack } from './backLetters.ts';
import { hollowBehind } from './hollowBehind.ts';
import { facingViewer } from './poses.ts';
import { spread } from './spread.ts';
import { hangUnder, holdBelow, type SetOrnament } from './stack.ts';

/** An ornament under its bail, hanging before the viewer. */
export function buildHung(
  bench: Bench,
  piece: PieceDesign,
  carrier: Extract<Carrier, { kind: 'hung' }>,
): Assembly {
  const work = new Workpiece();
  const tray = new StoneTray();
  const frame = frameAt([0, 0, 0]);
  const main = piece.ornaments.find(({ slot }) => slot === 'main') ?? piece.ornaments[0];
  const top = piece.ornaments.find((one) => one.slot === 'top' && one !== main);
  const first = buildOrnament(bench, work, tray, frame, (top ?? main).ornament);
  const alloy = piece.alloys.find(({ id }) => id === carrier.alloyId) ?? piece.alloys[0];
  const bail = buildBail(bench, work, shifted(frame, ...first.holds.top), carrier.bail, {
    alloy,
    finish: 'Polished',
  });
  const under = (set: SetOrnament, { ornament }: PlacedOrnament): SetOrnament =>
    hangUnder(bench, work, tray, frame, holdBelow(set), ornament, carrier.alloyId);
  const set = top ? under({ built: first, frame }, main) : { built: first, frame };
  engraveBack(bench, work, piece, main.ornament, set);
  hollowBehind(bench, work, piece.wallMm, main.ornament, set);
  const second = piece.ornaments.find(({ slot }) => slot === 'drop');
  // Several hang side by side.
  if (second && second.count > 1)
    spread(bench, work, set.frame, holdBelow(set), second.ornament, second.count, carrier.alloyId).forEach(
      (hold, i) => {
        hangUnder(bench, work, tray, set.frame, hold, copyOf(second, i).ornament, carrier.alloyId);
      },
    );
  const one = second?.count === 1 ? under(set, second) : null;
  // A small stone that something large hangs from only leads to it.
  const shown = one !== null && reachOf(one) > LEADS_SHARE * reachOf(set) ? one : set;
  const pose = facingViewer([0, 0, 0]);
  return {
    components: [
      {
        work,
        tray,
        loose: bail.loose,
        at: [pose],
        alloys: piece.alloys,
        baseAlloyId: carrier.alloyId,
        baseName: piece.type.toLowerCase(),
        otherName: 'setting',
        finish: piece.finish,
      },
    ],
    runs: [],
    measures: [],
    anchors: {
      focus: toWorld(pose, ...toWorld(shown.frame, ...shown.built.focus)),
      focusNormal: pose.z,
      focusRadiusMm: reachOf(shown),
      fingerAxis: [0, 0, 1],
      framed: null,
    },
  };
}

/** How many times larger what hangs below must be to be looked at first. */
const LEADS_SHARE = 2;

const reachOf = ({ built: { upMm, downMm, leftMm, rightMm } }: SetOrnament): number =>
  Math.max(upMm + downMm, leftMm + rightMm) / 2;
