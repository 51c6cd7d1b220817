/**
 * A body chain that crosses over the chest: a chain about the waist, two from it to a ring in front of the chest, one
 * from that ring about the neck. The chain about the waist has the clasp, the others are put over the head.
 */
import { claspGapMm } from '../../design/findings/clasp.ts';
import type { PieceDesign } from '../../design/piece/document.ts';
import type { Assembly } from '../assembly.ts';
import { buildChain } from '../chain/build.ts';
import { type ChainPath, hangingPath, pathLengthMm, walk } from '../chain/paths.ts';
import { closeChain } from '../findings/clasps.ts';
import { type Frame, frameAt, toWorld } from '../frame.ts';
import type { Bench } from '../mesh/bench.ts';
import type { MetalPart, Vec3 } from '../solids.ts';
import { StoneTray } from '../stones/placing.ts';
import { add, addScaled, cross, dot, length, normalize, scale, sub } from '../vec.ts';
import { Workpiece } from '../workpiece.ts';
import type { ChainCarrier } from './chainPath.ts';
import { componentOf, dressChain } from './dress.ts';
import { endOf, joined } from './layChain.ts';
import { fuseRing, ringToChainEnd } from './rings.ts';
import { hangUnder } from './stack.ts';
import { stopsOf } from './stops.ts';

/** As it lies before a wall: how far the back of the waist stands above its front, and behind it, halves, mm. */
const RISE_MM = 24;
const DEPTH_MM = 16;
/** How wide the two sides of the chain about the neck lie apart, mm. */
const SHOULDERS_MM = 170;
/** Between the two ends of the neck's path behind the neck, which are one chain, mm. */
const JOIN_MM = 0.2;
/** Places of the chains on the waist, as shares of its length from the middle, the first that is clear of stones. */
const ATTACHED_AT = [0.12, 0.11, 0.13, 0.1, 0.14, 0.09, 0.15] as const;
/** Light between a chain's ring and a stone about the waist, mm. */
const CLEAR_MM = 9;
/** Of the neck's chain, as much is shown above where the chains cross, mm. */
const NECK_SHOWN_MM = 46;
/** Of the waist, as much is shown beside where the straps take hold, mm. */
const WAIST_SHOWN_MM = 18;
const LEAST_SHOWN_MM = 50;
const STEPS = 160;
/** How far a slanting strap bends out of its line, as a share of its length; what is steeper than this hangs straight. */
const SAG_SHARE = 0.035;
const UPRIGHT = 0.1;
/** Towards the viewer. */
const FACING: Vec3 = [0, -1, 0];

/** The waist: an oval about the body, seen from the front, open behind for the clasp. */
function waistPath(lengthMm: number, gapMm: number): ChainPath {
  const oval = (half: number): Vec3[] =>
    Array.from({ length: 3 * STEPS }, (_, i): Vec3 => {
      const a = (2 * Math.PI * i) / (3 * STEPS);
      return [-half * Math.sin(a), DEPTH_MM * Math.cos(a), RISE_MM * Math.cos(a)];
    });
  let [low, high] = [40, lengthMm];
  for (let i = 0; i < 50; i++) {
    const half = (low + high) / 2;
    if (pathLengthMm({ points: oval(half), closed: true }) < lengthMm + gapMm) low = half;
    else high = half;
  }
  const normal = normalize([0, -RISE_MM, DEPTH_MM]);
  const loop = oval((low + high) / 2);
  const around = walk({ points: [...loop, loop[0]], normal, closed: false });
  const points = Array.from({ length: 3 * STEPS + 1 }, (_, i) =>
    around.at(gapMm / 2 + ((around.lengthMm - gapMm) * i) / (3 * STEPS)),
  );
  return { points, normal, closed: false };
}

interface Crossing {
  readonly centre: Vec3;
  readonly radiusMm: number;
}

export function buildHarness(
  bench: Bench,
  piece: PieceDesign,
  carrier: ChainCarrier,
  { neckMm, dropMm, straps: count }: NonNullable<ChainCarrier['harness']>,
): Assembly {
  const [work, tray] = [new Workpiece(), new StoneTray()];
  const alloy = piece.alloys.find(({ id }) => id === carrier.chain.alloyId) ?? piece.alloys[0];
  const stations = piece.ornaments.filter(({ slot }) => slot === 'station');
  const around: PieceDesign = { ...piece, ornaments: stations };
  const gapMm = claspGapMm(carrier.clasp);
  const waist = waistPath(carrier.lengthMm - gapMm, gapMm);
  const dressed = dressChain(bench, around, carrier, waist, { work, tray });
  const clasp =
    dressed.ends.length === 2
      ? closeChain(bench, dressed.ends[0], dressed.ends[1], carrier.clasp, { alloy, finish: 'Polished' })
      : [];
  const way = walk(waist);
  const middle = way.lengthMm / 2;
  const taken = stopsOf(around, carrier, way.lengthMm, middle).map(({ at }) => Math.abs(at - middle));
  const free = (share: number): boolean =>
    taken.every((at) => Math.abs(at - share * carrier.lengthMm) >= CLEAR_MM);
  const isOne = count === 1;
  const asideMm = isOne ? 0 : (ATTACHED_AT.find(free) ?? ATTACHED_AT[0]) * carrier.lengthMm;
  const sides = isOne ? [0] : [-1, 1];
  const places = sides.map((side) => way.at(middle + side * asideMm));
  const left = places[0]!;
  const right = places[places.length - 1]!;
  const half = Math.abs(right[0] - left[0]) / 2;
  const up = Math.sqrt(Math.max(dropMm ** 2 - half ** 2, (0.6 * dropMm) ** 2));
  const wireMm = Math.min(0.6, Math.max(0.4, carrier.chain.wireMm * 0.8));
  const crossing: Crossing = {
    centre: [0, (left[1] + right[1]) / 2, left[2] + up],
    radiusMm: Math.max(2.6, carrier.chain.widthMm * 1.3),
  };
  const across: Vec3 = [1, 0, 0];
  const upright: Vec3 = [0, 0, 1];
  fuseRing(bench, work, carrier.alloyId, { ...crossing, along: upright, across, wireMm });
  const lay = (name: string, path: ChainPath, holds: readonly [Vec3, Vec3]): MetalPart => {
    const laid = buildChain(bench, carrier.chain, path, {
      name,
      alloy,
      finish: 'Polished',
      triangleBudget: 60_000,
    });
    const ring = ringToChainEnd(carrier.chain);
    ring.hook(bench, work, carrier.alloyId, endOf(laid, 'start'), holds[0]);
    ring.hook(bench, work, carrier.alloyId, endOf(laid, 'finish'), holds[1]);
    return laid.part;
  };
  const main = piece.ornaments.find(({ slot }) => slot === 'main');
  const facing: Frame = { x: across, y: upright, z: FACING, origin: crossing.centre };
  const set =
    main === undefined
      ? null
      : hangUnder(
          bench,
          work,
          tray,
          facing,
          { at: addScaled(crossing.centre, upright, -crossing.radiusMm), rimMm: wireMm },
          main.ornament,
          carrier.alloyId,
        );
  // One strap goes on from what hangs in front, two from the ring at its sides.
  const above: Crossing =
    isOne && set !== null ? { centre: toWorld(set.frame, ...set.built.holds.bottom), radiusMm: 0 } : crossing;
  const straps = places.map((place, i) => {
    const onWaist = fuseSlider(bench, work, carrier, way, middle + sides[i]! * asideMm, crossing.centre);
    return lay('strap', ...strapBetween(carrier, above, onWaist, place));
  });
  const neck = lay('neck chain', ...neckFrom(carrier, crossing, neckMm));
  const shownMm = Math.max(half + WAIST_SHOWN_MM, LEAST_SHOWN_MM);
  const lowest = Math.min(...waist.points.map(([, , z]) => z));
  return {
    components: [{ ...componentOf(piece, carrier, work, tray), at: [frameAt([0, 0, 0])] }],
    runs: [...joined([...dressed.runs, ...straps, neck]), ...clasp],
    measures: dressed.measures,
    anchors: {
      focus: set === null ? crossing.centre : set.frame.origin,
      focusNormal: FACING,
      focusRadiusMm: set === null ? 14 : Math.max(8, set.built.upMm, set.built.downMm, set.built.rightMm),
      fingerAxis: [0, 0, 1],
      framed: {
        min: [-shownMm, crossing.centre[1], lowest - 4],
        max: [shownMm, crossing.centre[1], crossing.centre[2] + NECK_SHOWN_MM],
      },
    },
  };
}

/** A ring that the waist's chain runs through, open towards the crossing; where a strap takes hold of it. */
function fuseSlider(
  bench: Bench,
  work: Workpiece,
  { alloyId, chain }: ChainCarrier,
  way: ReturnType<typeof walk>,
  at: number,
  towards: Vec3,
): Vec3 {
  const centre = way.at(at);
  const tangent = normalize(sub(way.at(at + 0.5), way.at(at - 0.5)));
  const wish = sub(towards, centre);
  const along = normalize(sub(wish, scale(tangent, dot(wish, tangent))));
  const wireMm = Math.min(0.55, Math.max(0.38, chain.wireMm * 0.7));
  const radiusMm = chain.widthMm / 2 + 0.4 + wireMm;
  fuseRing(bench, work, alloyId, { centre, along, across: cross(tangent, along), radiusMm, wireMm });
  return addScaled(centre, along, radiusMm);
}

/** A strap from the crossing's ring to its ring on the waist, and where it takes hold of both. */
function strapBetween(
  { chain }: ChainCarrier,
  { centre, radiusMm }: Crossing,
  onWaist: Vec3,
  place: Vec3,
): [ChainPath, [Vec3, Vec3]] {
  const { reachMm } = ringToChainEnd(chain);
  const out = normalize(sub(place, centre));
  const hold = addScaled(centre, normalize([out[0], 0, out[2]]), radiusMm);
  const along = normalize(sub(onWaist, hold));
  const from = addScaled(hold, along, reachMm);
  const lengthMm = length(sub(onWaist, hold)) - 2 * reachMm;
  // It hangs a little slack, outwards.
  const sag = Math.abs(out[0]) < UPRIGHT ? 0 : SAG_SHARE * lengthMm;
  const side = normalize(cross(along, FACING));
  const outward = side[0] * out[0] > 0 ? side : scale(side, -1);
  const points = Array.from({ length: STEPS + 1 }, (_, i) => {
    const t = i / STEPS;
    return add(addScaled(from, along, lengthMm * t), scale(outward, -sag * 4 * t * (1 - t)));
  });
  return [{ points, normal: FACING, closed: false }, [hold, onWaist]];
}

/** The chain about the neck, from the crossing's ring and back to it, and where it takes hold. */
function neckFrom(
  { chain }: ChainCarrier,
  { centre, radiusMm }: Crossing,
  neckMm: number,
): [ChainPath, [Vec3, Vec3]] {
  const { reachMm } = ringToChainEnd(chain);
  const hung = hangingPath(neckMm, SHOULDERS_MM, 0.95, centre, JOIN_MM).points;
  const bottom = Math.floor(hung.length / 2);
  const isFree = (point: Vec3): boolean => length(sub(point, centre)) >= radiusMm + reachMm;
  // Up on the right, behind the neck, and down on the left.
  const points = [...hung.slice(bottom), ...hung.slice(0, bottom)].filter(isFree);
  const holdTo = (point: Vec3): Vec3 => addScaled(centre, normalize(sub(point, centre)), radiusMm);
  const [first, last] = [points[0], points[points.length - 1]];
  return [{ points, normal: FACING, closed: false }, [holdTo(first), holdTo(last)]];
}
