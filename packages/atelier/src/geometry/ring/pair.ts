import type { Companion, RingDesign } from '../../design/ring/document.ts';
import { placementOf } from '../frame.ts';
import type { Bench } from '../mesh/bench.ts';
import { bezelWallMm, buildBezel } from '../settings/bezel.ts';
import { LEAST_PRONG_RADIUS_MM, PRONG_STAND_OFF, prongDiameterMm, prongSites } from '../settings/prongs.ts';
import { type Gem, gemBody, gemOf, isDomed, type StoneTray } from '../stones/placing.ts';
import type { Vec2 } from '../vec.ts';
import type { Workpiece } from '../workpiece.ts';
import { bezelBaseOn, frameOnRing, type RingFrame, type RingSeat } from './frame.ts';
import { buildProngHead } from './head.ts';
import { shankAt } from './shank.ts';

type PairHead = Companion['head'];

/** Light between the girdles of stones that stand side by side, and between a claw and the other stone, mm. */
const GIRDLE_GAP_MM = 0.25;
const CLAW_GAP_MM = 0.12;
/** Directions in which two outlines are told apart. */
const DIRECTIONS = 96;
/** A stone's middle lies no farther round the finger than this, radians. */
const FARTHEST = 1.1;

interface Member {
  readonly gem: Gem;
  readonly head: PairHead;
  readonly orientation: Companion['stone']['orientation'];
  /** Turned end for end, so that two points look opposite ways. */
  readonly turned: boolean;
  readonly girdleMm: number;
  readonly yMm: number;
}

export interface PairSeat {
  readonly gem: Gem;
  readonly seat: RingSeat;
  readonly girdleMm: number;
  /** Angle of its middle, and of its outermost edge, from the top. */
  readonly angle: number;
  readonly farAngle: number;
}

const POINTED = new Set(['Pear', 'Heart']);
const isPointed = ({ kind }: Gem): boolean => kind.form === 'faceted' && POINTED.has(kind.cut);

const clawRadius = (gem: Gem): number => Math.max(LEAST_PRONG_RADIUS_MM, prongDiameterMm(gem.widthMm) / 2);

function girdleOf(frame: RingFrame, gem: Gem, head: PairHead): number {
  const dome = gem.kind.form === 'faceted' ? 0 : frame.thicknessMm * 0.75 + gem.pavilionMm + 0.6;
  return frame.innerRadiusMm + Math.max(head.clearanceMm + gem.pavilionMm, dome);
}

/** What a head takes beyond the girdle: its claws; nothing for a bezel, whose walls two stones share. */
function clawPoints({ gem, head }: Member): Vec2[] {
  if (head.kind !== 'prong') return [];
  const r = clawRadius(gem);
  return prongSites(gem, head.prongCount).flatMap((site) =>
    Array.from({ length: 8 }, (_, i): Vec2 => {
      const a = (i * Math.PI) / 4;
      return [
        site.x + site.nx * r * PRONG_STAND_OFF + r * Math.cos(a),
        site.y + site.ny * r * PRONG_STAND_OFF + r * Math.sin(a),
      ];
    }),
  );
}

/** Points of a stone's own plane as seen from over the ring, about its middle: along the band, along the finger. */
const seen = (points: readonly Vec2[], { orientation, turned }: Member): Vec2[] => {
  const s = turned ? -1 : 1;
  return points.map(([x, y]): Vec2 => (orientation === 'along-finger' ? [-y * s, x * s] : [x * s, y * s]));
};

const furthest = (points: readonly Vec2[], x: number, y: number): number =>
  Math.max(...points.map((p) => p[0] * x + p[1] * y));

/** Light between two outlines whose middles lie `dx`, `dy` apart: the widest over all directions. */
function lightBetween(a: readonly Vec2[], b: readonly Vec2[], dx: number, dy: number): number {
  let widest = -Infinity;
  for (let i = 0; i < DIRECTIONS; i++) {
    const t = (2 * Math.PI * i) / DIRECTIONS;
    const [x, y] = [Math.cos(t), Math.sin(t)];
    widest = Math.max(widest, dx * x + dy * y - furthest(b, -x, -y) - furthest(a, x, y));
  }
  return widest;
}

const outlineOfGem = ({ outline }: Gem): Vec2[] => outline.map(({ x, y }): Vec2 => [x, y]);

/** Distance along the band at which two stones and their claws have light between them: found by halving. */
function apartMm(one: Member, other: Member, openMm: number): number {
  const [a, b] = [one, other].map((member) => seen(outlineOfGem(member.gem), member));
  const [clawedA, clawedB] = [one, other].map((member) => [
    ...seen(outlineOfGem(member.gem), member),
    ...seen(clawPoints(member), member),
  ]);
  const walls = [one, other].map(({ gem, head }) =>
    head.kind === 'bezel' ? (head.wallMm ?? bezelWallMm(gem.widthMm)) + 0.1 : 0,
  );
  // On an open band each head stands free; side by side two bezels share the wall between them.
  const girdles = openMm > 0 ? openMm + walls[0] + walls[1] : Math.max(GIRDLE_GAP_MM, walls[0], walls[1]);
  const dy = other.yMm - one.yMm;
  const clears = (d: number): boolean =>
    lightBetween(a, b, d, dy) >= girdles &&
    lightBetween(clawedA, b, d, dy) >= CLAW_GAP_MM + walls[1] * 0.2 &&
    lightBetween(a, clawedB, d, dy) >= CLAW_GAP_MM + walls[0] * 0.2 &&
    (openMm === 0 || lightBetween(clawedA, clawedB, d, dy) >= openMm);
  let low = 0.5;
  let high = 50;
  for (let i = 0; i < 30; i++) {
    const mid = (low + high) / 2;
    if (clears(mid)) high = mid;
    else low = mid;
  }
  return high;
}

/** The angles of two girdle middles that lie `d` apart in the plane of the ring, the pair centred by its edges. */
function anglesOf(one: Member, other: Member, d: number): readonly [number, number] {
  const half = (member: Member): number => furthest(seen(outlineOfGem(member.gem), member), 1, 0);
  // Stones that are not alike: the wider one stands farther from the top.
  const left = (d + half(one) - half(other)) / 2;
  const turn = (along: number, radius: number): number =>
    Math.min(FARTHEST, Math.asin(Math.min(0.89, Math.max(0, along) / radius)));
  return [-turn(d - left, one.girdleMm), turn(left, other.girdleMm)];
}

/** Where the two main stones of a ring sit; null for a ring without a pair. */
export function pairSeats(ring: RingDesign, frame: RingFrame): readonly [PairSeat, PairSeat] | null {
  const { centre, head, companion } = ring;
  if (centre === null || !companion || (head?.kind !== 'prong' && head?.kind !== 'bezel')) return null;
  const [first, second] = [gemOf(centre), gemOf(companion.stone)];
  const [low, high] = [girdleOf(frame, first, head), girdleOf(frame, second, companion.head)];
  // Faces nearly level: the lower head is raised to within a little of the other.
  const level = Math.max(low, high) - 0.5;
  const one: Member = {
    gem: first,
    head,
    orientation: centre.orientation,
    turned: false,
    girdleMm: Math.max(low, level),
    yMm: companion.staggerMm / 2,
  };
  const other: Member = {
    gem: second,
    head: companion.head,
    orientation: companion.stone.orientation,
    turned: isPointed(second) && isPointed(first),
    girdleMm: Math.max(high, level),
    yMm: -companion.staggerMm / 2,
  };
  const angles = anglesOf(one, other, apartMm(one, other, ring.openFront?.gapMm ?? 0));
  const seatOf = (member: Member, angle: number): PairSeat => {
    const seat = frameOnRing(
      angle,
      member.girdleMm,
      member.yMm,
      member.orientation === 'along-finger' ? 'finger' : 'band',
    );
    const s = member.turned ? -1 : 1;
    const outer = furthest(seen(outlineOfGem(member.gem), member), Math.sign(angle) || 1, 0) + 0.5;
    return {
      gem: member.gem,
      seat: {
        ...seat,
        x: [seat.x[0] * s, seat.x[1] * s, seat.x[2] * s],
        y: [seat.y[0] * s, seat.y[1] * s, seat.y[2] * s],
      },
      girdleMm: member.girdleMm,
      angle,
      farAngle: Math.abs(angle) + Math.asin(Math.min(0.9, outer / frame.outerRadiusMm)) * 0.85,
    };
  };
  return [seatOf(one, angles[0]), seatOf(other, angles[1])];
}

/** Builds both stones with their heads. */
export function buildPair(
  bench: Bench,
  work: Workpiece,
  tray: StoneTray,
  ring: RingDesign,
  frame: RingFrame,
  seats: readonly [PairSeat, PairSeat],
  companion: Companion,
): void {
  const heads = [ring.head, companion.head];
  const where = ['centre stone', 'second stone'];
  // The one stone takes from the other's metal what would reach into it, so seats stay whole by their spacing alone.
  seats.forEach(({ gem, seat, girdleMm, angle }, i) => {
    const head = heads[i];
    if (head?.kind === 'bezel') {
      buildBezel(bench, work, gem, seat, bezelBaseOn(frame, seat), head);
    } else if (head?.kind === 'prong') {
      const offMm = Math.abs(seat.origin[1]);
      const parts = buildProngHead(bench, gem, seat, frame, {
        gallery: isDomed(gem) ? 'basket' : head.gallery,
        sites: prongSites(gem, head.prongCount),
        form: head.prongForm,
        radiusMm: clawRadius(gem),
        alloyId: head.alloyId,
        // A bypass stands under each stone with both its ends; any other band under the middle.
        footingMm:
          ring.band.form === 'bypass'
            ? shankAt(ring, angle).widthMm * 0.8
            : Math.max(0.8, shankAt(ring, angle).widthMm - offMm * 2),
      });
      work.add(head.alloyId, ...parts.solids);
      work.measures.push(...parts.measures);
      work.holds.push(parts.hold);
    }
    work.cutters.push(bench.placed(gemBody(bench, gem, 1.02), placementOf(seat)));
    work.stones.push(bench.placed(gemBody(bench, gem), placementOf(seat)));
    tray.place(gem, seat, 'centre');
    work.measures.push({
      kind: 'culet-clearance',
      where: `${where[i]} to the finger`,
      value: girdleMm - gem.pavilionMm - frame.innerRadiusMm,
      alloyId: null,
    });
  });
}
