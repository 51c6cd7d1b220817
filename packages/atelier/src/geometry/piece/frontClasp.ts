/** What closes a chain in front, where it is looked at, and what hangs from it. */
import type { PieceDesign } from '../../design/piece/document.ts';
import type { ChainEnd } from '../chain/build.ts';
import { claspBetween } from '../findings/clasps.ts';
import { type FindingMetal, loosePart } from '../findings/forms.ts';
import type { Frame } from '../frame.ts';
import type { Bench } from '../mesh/bench.ts';
import type { Bounds, MetalPart, Vec3 } from '../solids.ts';
import type { StoneTray } from '../stones/placing.ts';
import { add, scale } from '../vec.ts';
import type { Workpiece } from '../workpiece.ts';
import { engraveBack } from './backLetters.ts';
import { type ChainCarrier, isWornHanging } from './chainPath.ts';
import { hollowBehind } from './hollowBehind.ts';
import { hangUnder, type SetOrnament } from './stack.ts';

interface FrontClasp {
  readonly parts: readonly MetalPart[];
  /** Middle between the chain's ends, facing the viewer, "up" towards the neck or into the round. */
  readonly frame: Frame;
  /** What hangs from it; null for nothing. */
  readonly hung: SetOrnament | null;
}

export const isClosedInFront = ({ clasp }: ChainCarrier): boolean => clasp.worn === 'front';

/** Closes a chain between its ends in front; the piece's main ornament hangs from the clasp, where it can. */
export function closeInFront(
  bench: Bench,
  piece: PieceDesign,
  carrier: ChainCarrier,
  [start, finish]: readonly [ChainEnd, ChainEnd],
  metal: FindingMetal,
  { work, tray }: { readonly work: Workpiece; readonly tray: StoneTray },
): FrontClasp {
  const up: Vec3 = isWornHanging(carrier) ? [0, 0, 1] : [0, 1, 0];
  const facing: Vec3 = isWornHanging(carrier) ? [0, -1, 0] : [0, 0, 1];
  const frame: Frame = {
    x: [1, 0, 0],
    y: up,
    z: facing,
    origin: scale(add(start.at, finish.at), 0.5),
  };
  const { rings, bodies, hold } = claspBetween(bench, start, finish, carrier.clasp, metal, facing);
  const main = piece.ornaments.find(({ slot }) => slot === 'main');
  const [first = [], ...others] = bodies;
  if (main === undefined || hold === null) {
    const parts = bodies.map((solids) => loosePart(bench, solids, 'clasp', metal));
    return { parts: [...rings, ...parts], frame, hung: null };
  }
  // The body that bears it is one casting with it.
  work.add(carrier.alloyId, ...first);
  const hung = hangUnder(bench, work, tray, frame, hold, main.ornament, carrier.alloyId);
  engraveBack(bench, work, piece, main.ornament, hung);
  hollowBehind(bench, work, piece.wallMm, main.ornament, hung);
  const parts = others.map((solids) => loosePart(bench, solids, 'clasp', metal));
  return { parts: [...rings, ...parts], frame, hung };
}

/** Half of what is shown to either side of a clasp, in parts of its length, and the least, mm. */
const SHOWN_SHARE = 1.15;
const LEAST_SHOWN_MM = 26;
const BELOW_MM = 3;

/** The clasp with what hangs from it, and as much of the chain as leads to it. */
export function framedInFront({ clasp }: ChainCarrier, { frame, hung }: FrontClasp): Bounds {
  const [x, y, z] = frame.origin;
  const half = Math.max(LEAST_SHOWN_MM, SHOWN_SHARE * clasp.lengthMm);
  const low =
    hung === null ? z - half * 0.5 : Math.min(z - half * 0.5, hung.frame.origin[2] - hung.built.downMm);
  return { min: [x - half, y, low - BELOW_MM], max: [x + half, y, low + 2 * half] };
}
