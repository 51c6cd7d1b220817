import {
  type BroochPin,
  FEET_SHARES,
  OUTLINE_OF_TACK,
  type Outline,
  outlineOfStem,
  type PinPlace,
} from '../findings/broochPin.ts';
import type { Bench, Solid } from '../mesh/bench.ts';
import type { Vec2 } from '../vec.ts';
import type { Workpiece } from '../workpiece.ts';
import { type Shade, shadeOf } from './shade.ts';

/** From joint to catch at the least, mm: shorter ones hold no cloth. */
const LEAST_SPAN_MM = 7.5;
const SPAN_STEP_MM = 1.5;
/** Two stems side by side hold what is wider than this, mm. */
const LEAST_DOUBLE_MM = 40;
const PLACE_STEP_MM = 0.75;
/** Directions of the stem, the most usual first, degrees. */
const WAYS = [0, 15, -15, 30, -30, 45, -45, 60, -60, 75, -75, 90];
/** Metal at the back under a pin or a post, for it to be soldered to, mm2. */
const LEAST_HOLD_MM2 = { stem: 2.4, tack: 1.6 } as const;
const HOLD_STEP_MM = 0.4;

/**
 * By how much a place behind the front seems moved, per mm of its depth, in the picture that a piece is first seen in
 * (picture/views.ts): what lies is seen from 58 degrees over the ground, what hangs nearly from in front.
 */
const SEEN_ASLANT: Readonly<Record<'lies' | 'hangs' | 'stands', Vec2>> = {
  lies: [0.17, -0.6],
  hangs: [0.25, 0.12],
  stands: [0.25, 0.12],
};

/** What each fault of a place costs, in mm of a stem that shows beside its figure in front. */
const COST = {
  front: 30,
  aslant: 4,
  /** What shows in an opening of the figure, to what shows beside it. */
  opening: 0.8,
  loose: 200,
  upright: 0.6,
  perMmShorter: 0.06,
  perMmAside: 0.04,
  feet: [0, 0.4, 0.9],
  /** A single post turns: the longer the piece, the worse. */
  tack: 2,
  tackPerMm: 0.15,
} as const;
/** Higher than the middle, so that the piece does not tip forward: share of its height. */
const HIGH_SHARE = 0.62;

interface Seen {
  readonly shade: Shade;
  readonly lean: Vec2;
  readonly weight: number;
}

/** Where a pin is hidden behind an ornament and held by its metal, and what kind of pin that takes. */
export interface HiddenPin {
  readonly place: PinPlace;
  /** It stands on metal of the back; else it wants a bridge. */
  readonly isHeld: boolean;
}

/**
 * The place for a pin on the back of what is in `work` so far, whose frame must be the piece's own: wholly behind it
 * where there is one, as level, as long and as high as may be.
 */
export function hidePin(
  bench: Bench,
  work: Workpiece,
  spec: BroochPin,
  shown: 'lies' | 'hangs' | 'stands',
): HiddenPin {
  const meshes = (solids: readonly Solid[]) =>
    solids.filter((solid) => !solid.isEmpty()).map((solid) => bench.mesh(solid));
  const metal = meshes([
    ...work.base,
    ...[...work.bodies.values()].flat(),
    ...work.finished.flatMap((body) => [...body.metal.values()]),
  ]);
  const stones = meshes([
    ...work.stones,
    ...work.finished.flatMap((body) => [...body.stones, ...body.smallStones]),
  ]);
  const lean = SEEN_ASLANT[shown];
  const front = shadeOf(metal, stones, [0, 0]);
  const seen: readonly Seen[] = [
    { shade: front, lean: [0, 0], weight: COST.front },
    { shade: shadeOf(metal, stones, lean), lean, weight: COST.aslant },
  ];
  const found = [stemPlace(spec, front, seen), tackPlace(front, seen)].sort((a, b) => a.cost - b.cost)[0]!;
  return { place: found.place, isHeld: found.cost < COST.loose };
}

interface Found {
  readonly place: PinPlace;
  readonly cost: number;
}

/** Parts of a finding turned into its direction, from its place, as one view sees them. */
interface Spot {
  readonly x: number;
  readonly y: number;
  readonly radiusMm: number;
}

const turnedSpots = (outline: readonly Outline[], seen: readonly Seen[], angle: number): Spot[][] => {
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  return seen.map(({ lean }) =>
    outline.map(({ at: [u, v], radiusMm, behindMm }) => ({
      x: u * c - v * s + behindMm * lean[0],
      y: u * s + v * c + behindMm * lean[1],
      radiusMm,
    })),
  );
};

/** What shows of a finding at a place: its worst part in each view; infinite where that costs more than `most`. */
function showing(
  spots: readonly Spot[][],
  seen: readonly Seen[],
  x: number,
  y: number,
  most: number,
): number {
  let cost = 0;
  for (const [view, { shade, weight }] of seen.entries()) {
    let worst = 0;
    for (const spot of spots[view]!) {
      const bare = shade.bareMm(x + spot.x, y + spot.y, spot.radiusMm, COST.opening);
      if (bare <= worst) continue;
      worst = bare;
      if (cost + worst * weight >= most) return Infinity;
    }
    cost += worst * weight;
  }
  return cost;
}

const steps = (from: number, to: number, by: number): number[] =>
  Array.from({ length: Math.max(1, Math.floor((to - from) / by) + 1) }, (_, i) => from + i * by);

/** How far a place is from where one looks for the pin first. */
function aside({ min, max }: Shade, [x, y]: Vec2): number {
  const high = min[1] + (max[1] - min[1]) * HIGH_SHARE;
  return Math.hypot(x - (min[0] + max[0]) / 2, y - high) * COST.perMmAside;
}

/** First on a wide grid: what is found there bounds the search on the fine one. */
const GRIDS_MM = [3 * PLACE_STEP_MM, PLACE_STEP_MM];

function stemPlace(spec: BroochPin, front: Shade, seen: readonly Seen[]): Found {
  let best: Found = {
    cost: Infinity,
    place: { kind: 'stem', x: 0, y: 0, angle: 0, spanMm: LEAST_SPAN_MM, feet: 1, double: false },
  };
  const longest = Math.max(LEAST_SPAN_MM, spec.spanMm);
  const forms = FEET_SHARES.flatMap((feet, finer) =>
    steps(0, longest - LEAST_SPAN_MM, SPAN_STEP_MM).flatMap((less) => {
      const spanMm = longest - less;
      const isDouble = spec.double && finer === 0 && spanMm > LEAST_DOUBLE_MM;
      const fixed = COST.feet[finer]! + less * COST.perMmShorter;
      return (isDouble ? [true, false] : [false]).map((double) => ({ feet, spanMm, double, fixed }));
    }),
  );
  for (const gridMm of GRIDS_MM)
    for (const { feet, spanMm, double, fixed } of forms) {
      if (fixed >= best.cost) continue;
      const outline = outlineOfStem(spec.wireMm, spanMm, feet, double);
      for (const degrees of WAYS) {
        const angle = (degrees * Math.PI) / 180;
        const turning = fixed + COST.upright * Math.abs(Math.sin(angle));
        if (turning >= best.cost) continue;
        const spots = turnedSpots(outline, seen, angle);
        for (const y of steps(front.min[1], front.max[1], gridMm))
          for (const x of steps(front.min[0], front.max[0], gridMm)) {
            const usual = turning + aside(front, [x, y]);
            if (usual >= best.cost) continue;
            const shown = usual + showing(spots, seen, x, y, best.cost - usual);
            if (shown >= best.cost) continue;
            const held = backUnder(front, [x, y], angle, [spanMm / 2, 0.5]) >= LEAST_HOLD_MM2.stem;
            const cost = shown + (held ? 0 : COST.loose);
            if (cost < best.cost) best = { cost, place: { kind: 'stem', x, y, angle, spanMm, feet, double } };
          }
      }
    }
  return best;
}

function tackPlace(front: Shade, seen: readonly Seen[]): Found {
  let best: Found = { cost: Infinity, place: { kind: 'tack', x: 0, y: 0 } };
  const spots = turnedSpots(OUTLINE_OF_TACK, seen, 0);
  const across = Math.max(front.max[0] - front.min[0], front.max[1] - front.min[1]);
  for (const y of steps(front.min[1], front.max[1], PLACE_STEP_MM / 2))
    for (const x of steps(front.min[0], front.max[0], PLACE_STEP_MM / 2)) {
      const usual = COST.tack + across * COST.tackPerMm + aside(front, [x, y]);
      const shown = usual + showing(spots, seen, x, y, best.cost - usual);
      if (shown >= best.cost) continue;
      const held = backUnder(front, [x, y], 0, [1.5, 1.5]) >= LEAST_HOLD_MM2.tack;
      const cost = shown + (held ? 0 : COST.loose);
      if (cost < best.cost) best = { cost, place: { kind: 'tack', x, y } };
    }
  return best;
}

/** Metal of the back under a rectangle about a place, mm2. */
function backUnder(front: Shade, [x, y]: Vec2, angle: number, [along, across]: Vec2): number {
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  let cells = 0;
  for (let u = -along; u <= along; u += HOLD_STEP_MM)
    for (let v = -across; v <= across; v += HOLD_STEP_MM)
      if (front.isBack(x + u * c - v * s, y + u * s + v * c)) cells++;
  return cells * HOLD_STEP_MM ** 2;
}
