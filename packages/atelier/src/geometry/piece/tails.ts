/** Chains that hang from the main ornament: the tail of a lariat, or its two ends. */
import type { Ornament } from '../../design/ornament/document.ts';
import type { PieceDesign } from '../../design/piece/document.ts';
import { buildChain, type ChainEnd } from '../chain/build.ts';
import { shifted, toWorld } from '../frame.ts';
import type { Bench } from '../mesh/bench.ts';
import { buildOrnament, measureOrnament } from '../ornament/build.ts';
import type { MetalPart, Vec3 } from '../solids.ts';
import type { StoneTray } from '../stones/placing.ts';
import { addScaled } from '../vec.ts';
import type { Workpiece } from '../workpiece.ts';
import type { ChainCarrier } from './chainPath.ts';
import { endOf, joined } from './layChain.ts';
import { fuseRing, ringToChainEnd } from './rings.ts';
import type { SetOrnament } from './stack.ts';

/** Light between what hangs at the end of one tail and the other, mm. */
const BESIDE_MM = 0.8;
/** How far down two tails are as far apart as they need to be, as a share of the shorter. */
const PARTED_SHARE = 0.7;
/** Where the ends of two tails take hold of the ring that they share, from its lowest point, radians. */
const ASIDE = 0.95;

/** A tail: how long it is and what weighs its end. */
interface Tail {
  readonly lengthMm: number;
  readonly drop: Ornament | undefined;
}

/** The tails of a carrier, each with its drop; none where nothing hangs. */
export function tailsOf({ ornaments }: PieceDesign, { tailMm, secondTailMm }: ChainCarrier): Tail[] {
  const drops = ornaments.filter(({ slot }) => slot === 'drop').map(({ ornament }) => ornament);
  return [tailMm, secondTailMm ?? null].flatMap((lengthMm, i) =>
    lengthMm === null ? [] : [{ lengthMm, drop: drops[i] ?? drops[0] }],
  );
}

interface LaidTails {
  readonly runs: readonly MetalPart[];
  /** What weighs the first; null where nothing does. */
  readonly weight: SetOrnament | null;
}

/** Lays every tail from below the main ornament; two from a ring that both take hold of. */
export function layTails(
  bench: Bench,
  piece: PieceDesign,
  carrier: ChainCarrier,
  work: Workpiece,
  tray: StoneTray,
  main: SetOrnament,
): LaidTails {
  const tails = tailsOf(piece, carrier);
  const hold = toWorld(main.frame, ...main.built.holds.bottom);
  const told = (laid: readonly LaidTail[]): LaidTails => ({
    runs: joined(laid.map(({ part }) => part)),
    weight: laid[0]?.weight ?? null,
  });
  if (tails.length < 2)
    return told(
      tails.map((tail) => layTail(bench, piece, carrier, { work, tray, main }, tail, hold, [0, 0])),
    );
  const wireMm = Math.min(0.5, Math.max(0.35, carrier.chain.wireMm * 0.8));
  const radiusMm = Math.max(1.3, carrier.chain.widthMm * 0.85) + wireMm;
  const centre = addScaled(hold, main.frame.y, -radiusMm + wireMm / 2);
  fuseRing(bench, work, carrier.alloyId, {
    centre,
    along: main.frame.y,
    across: main.frame.x,
    radiusMm,
    wireMm,
  });
  const shorter = Math.min(...tails.map(({ lengthMm }) => lengthMm));
  // What hangs from the shorter one lies beside the other, and beside what hangs there where both end alike.
  const halves = tails.map(({ drop }) =>
    drop === undefined ? 0 : Math.max(...sidesOf(bench, drop)) + BESIDE_MM / 2,
  );
  const aparts = tails.map(({ lengthMm }, i) =>
    lengthMm > shorter ? carrier.chain.widthMm / 2 + BESIDE_MM / 2 : halves[i]!,
  );
  const asideMm = radiusMm * Math.sin(ASIDE);
  const laid = tails.map((tail, i) => {
    const side = i === 0 ? -1 : 1;
    const from = addScaled(
      addScaled(centre, main.frame.x, side * asideMm),
      main.frame.y,
      -radiusMm * Math.cos(ASIDE),
    );
    const apart = Math.max(0, (aparts[0]! + aparts[1]!) / 2 - asideMm);
    return layTail(bench, piece, carrier, { work, tray, main }, tail, from, [
      side * apart,
      shorter * PARTED_SHARE,
    ]);
  });
  return told(laid);
}

function sidesOf(bench: Bench, ornament: Ornament): [number, number] {
  const { leftMm, rightMm } = measureOrnament(bench, ornament);
  return [leftMm, rightMm];
}

interface LaidTail {
  readonly part: MetalPart;
  readonly weight: SetOrnament | null;
}

/** One tail from a place of solid metal, drifting so far aside until so far down. */
function layTail(
  bench: Bench,
  piece: PieceDesign,
  carrier: ChainCarrier,
  { work, tray, main }: { work: Workpiece; tray: StoneTray; main: SetOrnament },
  { lengthMm, drop }: Tail,
  hold: Vec3,
  [asideMm, downMm]: readonly [number, number],
): LaidTail {
  const alloy = piece.alloys.find(({ id }) => id === carrier.chain.alloyId) ?? piece.alloys[0];
  const ring = ringToChainEnd(carrier.chain);
  const at = (mm: number): Vec3 => {
    const t = downMm === 0 ? 0 : Math.min(1, mm / downMm);
    return addScaled(addScaled(hold, main.frame.y, -mm), main.frame.x, asideMm * t * t * (3 - 2 * t));
  };
  const count = 64;
  const points = Array.from({ length: count + 1 }, (_, i) => at(ring.reachMm + (lengthMm * i) / count));
  const laid = buildChain(
    bench,
    carrier.chain,
    { points, normal: main.frame.z, closed: false },
    { name: 'tail chain', alloy, finish: 'Polished', triangleBudget: 40_000 },
  );
  ring.hook(bench, work, carrier.alloyId, endOf(laid, 'start'), hold);
  return {
    part: laid.part,
    weight:
      drop === undefined ? null : weigh(bench, carrier, { work, tray, main }, drop, endOf(laid, 'finish')),
  };
}

/** Hangs a drop from the end of a tail. */
function weigh(
  bench: Bench,
  carrier: ChainCarrier,
  { work, tray, main }: { work: Workpiece; tray: StoneTray; main: SetOrnament },
  drop: Ornament,
  end: ChainEnd,
): SetOrnament {
  const ring = ringToChainEnd(carrier.chain);
  const [x, y, z] = measureOrnament(bench, drop).holds.top;
  const top = addScaled(end.at, end.outward, ring.reachMm);
  const frame = shifted({ ...main.frame, origin: top }, -x, -y, -z);
  const built = buildOrnament(bench, work, tray, frame, drop);
  ring.hook(bench, work, carrier.alloyId, end, top);
  return { built, frame };
}
