import type { StoneKind } from '../../design/parts.ts';
import type { BandStones, RingDesign } from '../../design/ring/document.ts';
import { LARGEST_IN_ROW_MM, ROW_GAP_MM, rowRatio } from '../../design/ring/spacing.ts';
import { kindsInTurn } from '../../design/stones/inTurn.ts';
import { placementOf } from '../frame.ts';
import type { Bench, Solid } from '../mesh/bench.ts';
import { buildMilgrain } from '../settings/loops.ts';
import type { Gem, StoneTray } from '../stones/placing.ts';
import { beadAt, meleeTools, seatAt } from '../stones/seats.ts';
import { clamp, radians } from '../vec.ts';
import type { Workpiece } from '../workpiece.ts';
import { arcBlock } from './arcBlock.ts';
import { buildBezelRow } from './bezelRow.ts';
import { frameOnRing, onRing, type RingFrame } from './frame.ts';
import { buildGraduatedRow } from './graduatedRow.ts';
import { rails } from './rails.ts';
import { buildRowBetween } from './rowBetween.ts';
import { BETWEEN_ROWS_MM } from './rowCrown.ts';
import { rowGem } from './rowGem.ts';
import { outerHeight, ringShape } from './section.ts';
import { bandOffsetMm, shankAt, splitSpreadMm, strandWidthMm } from './shank.ts';
import { buildTwistStones } from './twistStones.ts';

/** Metal that must stay beside the stones. */
const EDGE_MM: Readonly<Record<BandStones['setting'], number>> = {
  pave: 0.26,
  channel: 0.42,
  bar: 0,
  flush: 0.5,
  // Bezels stand out over the edges.
  bezel: -0.7,
  'shared-prong': 0.12,
  invisible: 0.42,
};

/**
 * Where shared prongs stand, as a share of the way from the middle of a stone to its end along the finger: between
 * marquises nearer to the middle, where these are near each other.
 */
const sharedReach = ({ stone }: BandStones): number => (stone.cut === 'Marquise' ? 0.34 : 0.62);

/** A line of stones on the band: the Y of its middle at each angle, and the metal's width there. */
interface Track {
  readonly y: (angle: number) => number;
  readonly widthMm: (angle: number) => number;
}

function tracksOf(ring: RingDesign): Track[] {
  if (ring.band.form === 'split') {
    const width = strandWidthMm(ring);
    return [-1, 1].map((side) => ({
      y: (angle: number) => (side * splitSpreadMm(ring, angle)) / 2,
      widthMm: () => width,
    }));
  }
  return [
    { y: (angle: number) => bandOffsetMm(ring, angle), widthMm: (angle) => shankAt(ring, angle).widthMm },
  ];
}

/**
 * Stones along the band from `clearAngle` (radians from the top, what the head takes) to half the span on each side;
 * all around for a full eternity without a head.
 */
export function buildBandStones(
  bench: Bench,
  work: Workpiece,
  tray: StoneTray,
  ring: RingDesign,
  frame: RingFrame,
  stones: BandStones,
  clearAngle: number,
): void {
  const { setting } = stones;
  if (ring.band.form === 'twist') {
    buildTwistStones(bench, work, tray, ring, frame, stones, clearAngle);
    return;
  }
  if (stones.between && clearAngle <= 0) {
    buildRowBetween(bench, work, tray, ring, frame, stones, stones.between);
    return;
  }
  for (const track of tracksOf(ring)) {
    const end = radians(Math.min(360, stones.spanDegrees) / 2);
    if (isGraduated(stones)) {
      const ratio = rowRatio(stones.stone);
      buildGraduatedRow(
        bench,
        work,
        tray,
        {
          ring,
          frame,
          stones,
          yAt: track.y,
          outerAt: (angle) => frame.innerRadiusMm + shankAt(ring, angle).thicknessMm,
          roomAt: (angle) => (track.widthMm(angle) - 2 * EDGE_MM[setting]) / ratio,
          gemOf: (kind, diameter) => rowGem(kind, diameter, ratio),
          kinds: kindsInTurn(stones.stone, stones.inTurn),
        },
        clearAngle,
        end,
      );
      continue;
    }
    const narrowest = Math.min(track.widthMm(clearAngle), track.widthMm(Math.min(end, Math.PI * 0.999)));
    const room = narrowest - 2 * EDGE_MM[setting];
    const rows = ring.band.form === 'split' ? 1 : stones.rows;
    const ratio = rowRatio(stones.stone);
    const diameter = clamp(
      Math.min(stones.diameterMm, (room - (rows - 1) * BETWEEN_ROWS_MM) / rows / ratio),
      0.9,
      LARGEST_IN_ROW_MM,
    );
    const gemFor = (kind: StoneKind): Gem => rowGem(kind, diameter, ratio);
    const gems = kindsInTurn(stones.stone, stones.inTurn).map(gemFor);
    const [melee] = gems as [Gem, ...Gem[]];
    if (setting === 'bezel') {
      buildBezelRow(bench, work, tray, { ring, frame, stones, gems, rows, yAt: track.y }, clearAngle, end);
      continue;
    }
    const surface = frame.outerRadiusMm;
    const seatRadius =
      surface -
      melee.crownMm * (setting === 'channel' || setting === 'flush' || setting === 'invisible' ? 1.05 : 0.62);
    const lie: Lie = {
      ring,
      frame,
      stones,
      track,
      melee,
      gems,
      seatRadius,
      rows,
      alloyId: ring.band.alloyId,
    };
    for (const run of runsOf(lie, clearAngle, end)) buildRun(bench, work, tray, lie, run);
  }
}

const isGraduated = ({ graduatedTo, setting }: BandStones): boolean =>
  graduatedTo !== undefined && (setting === 'pave' || setting === 'shared-prong');

interface Lie {
  readonly ring: RingDesign;
  readonly frame: RingFrame;
  readonly stones: BandStones;
  readonly track: Track;
  readonly melee: Gem;
  /** One after the other along the row; `melee` is the first. */
  readonly gems: readonly Gem[];
  readonly seatRadius: number;
  readonly rows: number;
  readonly alloyId: string;
}

/** One unbroken row: angles of the stones, angular pitch, whether it closes on itself. */
interface Run {
  readonly angles: readonly number[];
  readonly pitch: number;
  readonly closed: boolean;
}

function runsOf({ melee, gems, stones, seatRadius }: Lie, clear: number, end: number): Run[] {
  // Neighbours lean towards each other below the girdle: the pitch is kept at the girdle's radius.
  const pitch =
    2 * Math.asin((melee.widthMm + ROW_GAP_MM[stones.setting]) / 2 / (seatRadius - melee.crownMm * 0.1));
  if (clear <= 0 && end > Math.PI * 0.995) {
    const most = Math.floor((2 * Math.PI) / pitch);
    // Where the row closes, the turn goes on unbroken.
    const count = most - (most > gems.length ? most % gems.length : 0);
    const even = (2 * Math.PI) / count;
    return [{ angles: Array.from({ length: count }, (_, i) => i * even), pitch: even, closed: true }];
  }
  if (clear <= 0) {
    const count = Math.max(1, Math.floor((2 * end) / pitch));
    const first = (-(count - 1) / 2) * pitch;
    return [{ angles: Array.from({ length: count }, (_, i) => first + i * pitch), pitch, closed: false }];
  }
  const count = Math.max(1, Math.floor((end - clear) / pitch));
  const side = (sign: number): Run => ({
    angles: Array.from({ length: count }, (_, i) => sign * (clear + (i + 0.5) * pitch)).sort((a, b) => a - b),
    pitch,
    closed: false,
  });
  return [side(-1), side(1)];
}

function buildRun(bench: Bench, work: Workpiece, tray: StoneTray, lie: Lie, run: Run): void {
  const { melee, gems, stones, seatRadius, frame, alloyId, track, rows } = lie;
  const isWalled = stones.setting === 'channel' || stones.setting === 'invisible';
  const role = isWalled ? 'channel' : 'pave';
  const drill = seatRadius - frame.innerRadiusMm + 0.4;
  const toolsOf = (gem: Gem) => meleeTools(bench, gem, drill, isWalled ? null : melee.crownMm + 1.2);
  const inTurn = gems.map((gem) => ({ gem, tools: toolsOf(gem) }));
  const { tools } = inTurn[0]!;
  const pitchY = melee.lengthMm + rowGapMm(stones);
  const rowsY = Array.from({ length: rows }, (_, k) => (k - (rows - 1) / 2) * pitchY);
  work.baseCutters.push(...troughs(bench, lie, run));
  for (const [place, angle] of run.angles.entries()) {
    for (const [row, rowY] of rowsY.entries()) {
      // Neighbouring rows begin one further, so that like stones never lie side by side.
      const { gem, tools: own } = inTurn[(place + row) % inTurn.length]!;
      const seat = frameOnRing(angle, seatRadius, track.y(angle) + rowY, 'finger');
      work.cutters.push(seatAt(bench, own, seat));
      work.smallStones.push(bench.placed(own.stone, placementOf(seat)));
      tray.place(gem, seat, role);
    }
  }
  grips(bench, work, lie, run, tools, rowsY);
  if (stones.milgrain) edgeMilgrain(bench, work, lie, run);
  work.measures.push(
    // Stones without metal between them are meant to touch.
    ...(stones.setting === 'invisible'
      ? []
      : [
          {
            kind: 'stone-gap' as const,
            where: `${stones.setting} stones`,
            value: ROW_GAP_MM[stones.setting],
            alloyId,
          },
        ]),
    ...(isWalled
      ? [{ kind: 'channel-wall' as const, where: 'channel', value: wallMm(lie, run), alloyId }]
      : []),
    ...(stones.setting === 'pave' || stones.setting === 'shared-prong'
      ? [{ kind: 'bead-diameter' as const, where: 'pave beads', value: tools.beadRadiusMm * 2, alloyId }]
      : []),
  );
}

/** Light between rows side by side. */
const rowGapMm = ({ setting }: BandStones): number =>
  setting === 'invisible' ? ROW_GAP_MM.invisible : BETWEEN_ROWS_MM;

const wallMm = (lie: Lie, run: Run): number =>
  (lie.track.widthMm(run.angles[0]) - openingMm(lie, lie.melee.lengthMm * lie.rows)) / 2;

/** Between the walls that hold stones of a width together: of several rows without metal between, the outer edges. */
const openingMm = ({ stones, melee }: Lie, widthMm: number): number =>
  stones.setting === 'invisible'
    ? widthMm - melee.lengthMm + channelWidth(melee.lengthMm)
    : channelWidth(widthMm);

/** The walls cover an eighth of the stone on each side (10 to 15 % is the trade's rule). */
const channelWidth = (stoneWidth: number): number => stoneWidth * 0.78;

/** What is taken from the band before the seats: a bright-cut trough, a channel, or the sides for bars. */
function troughs(bench: Bench, lie: Lie, run: Run): Solid[] {
  const { melee, stones, seatRadius, frame, track, rows, ring } = lie;
  const d = melee.lengthMm * rows + (rows - 1) * rowGapMm(stones);
  const top = frame.outerRadiusMm + 1.2;
  const from = run.angles[0] - run.pitch * 0.62;
  const to = run.angles[run.angles.length - 1] + run.pitch * 0.62;
  const cut = (low: number, halfLow: number, halfHigh: number): Solid =>
    arcBlock(bench, run.closed, from, to, (angle) => {
      const y = track.y(angle);
      return [
        onRing(angle, low, y - halfLow),
        onRing(angle, low, y + halfLow),
        onRing(angle, top, y + halfHigh),
        onRing(angle, top, y - halfHigh),
      ];
    });
  switch (stones.setting) {
    case 'pave': {
      // The floor lies a little over the girdles; the walls flare as a graver cuts them.
      const low = seatRadius + melee.crownMm * 0.12;
      return [cut(low, d / 2 + 0.04, d / 2 + 0.16 + (top - low) * 0.22)];
    }
    case 'channel':
    case 'invisible': {
      const half = openingMm(lie, d) / 2;
      return [cut(seatRadius - melee.pavilionMm * 0.55, half, half)];
    }
    case 'bar':
    case 'shared-prong':
      return [cut(cutDownTo(lie), ring.band.widthMm, ring.band.widthMm)];
    case 'flush':
    case 'bezel':
      return [];
  }
}

/** The radius to which a band is cut over its whole width where bars or shared prongs stand in it; Infinity elsewhere. */
function cutDownTo({ stones, seatRadius, melee }: Lie): number {
  if (stones.setting === 'bar') return seatRadius - melee.pavilionMm * 0.5;
  return stones.setting === 'shared-prong' ? seatRadius - melee.crownMm * 0.2 : Infinity;
}

/** The metal that holds the stones: beads, shared prongs or bars. Channels and flush seats hold by their edge. */
function grips(
  bench: Bench,
  work: Workpiece,
  lie: Lie,
  run: Run,
  tools: ReturnType<typeof meleeTools>,
  rowsY: readonly number[],
): void {
  const { melee, stones, seatRadius, track, alloyId } = lie;
  const r = melee.lengthMm / 2;
  const between: number[] = run.angles.map((angle) => angle - run.pitch / 2);
  if (!run.closed) between.push(run.angles[run.angles.length - 1] + run.pitch / 2);
  const beadTop = seatRadius + melee.form.halfGirdle * melee.widthMm + melee.crownMm * 0.5;
  switch (stones.setting) {
    case 'pave':
    case 'shared-prong': {
      const reach = r * (stones.setting === 'pave' ? 0.7 : sharedReach(stones));
      for (const angle of between) {
        const edges = new Set(
          rowsY.flatMap((y) => [y - reach, y + reach]).map((y) => Math.round(y * 1e4) / 1e4),
        );
        for (const y of edges) {
          work.addAfter(
            alloyId,
            beadAt(bench, tools, frameOnRing(angle, beadTop, track.y(angle) + y, 'finger')),
          );
        }
      }
      if (stones.setting === 'shared-prong') work.add(alloyId, ...saddles(bench, lie, between));
      return;
    }
    case 'bar':
      for (const angle of between) {
        const half = r * 1.04;
        const low = seatRadius - melee.pavilionMm - 0.15;
        const high = seatRadius + melee.crownMm * 0.85;
        const halfAngle = 0.36 / seatRadius;
        const corners = [-1, 1].flatMap((s) =>
          [-1, 1].flatMap((q) => [
            onRing(angle + s * halfAngle, low, track.y(angle) + q * half),
            onRing(angle + s * halfAngle, high - 0.08, track.y(angle) + q * half),
            onRing(angle + s * halfAngle * 0.6, high, track.y(angle) + q * (half - 0.08)),
          ]),
        );
        work.addAfter(alloyId, bench.hull(corners));
      }
      return;
    case 'invisible':
      work.addAfter(
        alloyId,
        ...rails(bench, {
          gem: melee,
          seatRadiusMm: seatRadius,
          innerRadiusMm: lie.frame.innerRadiusMm,
          y: track.y,
          ...run,
          between,
          rowsY,
        }),
      );
      return;
    case 'channel':
    case 'flush':
    case 'bezel':
      return;
  }
}

/** Under a shared prong: a little post from the band to the bead on both sides. */
function saddles(bench: Bench, lie: Lie, between: readonly number[]): Solid[] {
  const { melee, seatRadius, stones, track } = lie;
  return between.flatMap((angle) =>
    [-1, 1].map((side) => {
      const y = track.y(angle) + (side * melee.lengthMm * sharedReach(stones)) / 2;
      const half = melee.widthMm * 0.13;
      return bench.hull(
        [0, 1].flatMap((k) => {
          const radius = k === 0 ? seatRadius - melee.pavilionMm : seatRadius + 0.02;
          return Array.from({ length: 10 }, (_, i) => {
            const a = (2 * Math.PI * i) / 10;
            return onRing(angle + (half * Math.cos(a)) / seatRadius, radius, y + half * Math.sin(a));
          });
        }),
      );
    }),
  );
}

function edgeMilgrain(bench: Bench, work: Workpiece, lie: Lie, run: Run): void {
  const { track, alloyId, ring, frame } = lie;
  const shape = ringShape(ring);
  for (const side of [-1, 1]) {
    const from = run.angles[0] - run.pitch * 0.6;
    const to = run.closed ? from + 2 * Math.PI : run.angles[run.angles.length - 1] + run.pitch * 0.6;
    const steps = Math.max(24, Math.round((to - from) * 60));
    const path = Array.from({ length: run.closed ? steps : steps + 1 }, (_, i) => {
      const angle = from + ((to - from) * i) / steps;
      const half = track.widthMm(angle) / 2 - 0.16;
      const share = clamp((2 * half) / ring.band.widthMm, 0, 1);
      const height = outerHeight(shape, shankAt(ring, angle).thicknessMm, share);
      const edge = Math.min(frame.innerRadiusMm + height, cutDownTo(lie));
      return onRing(angle, edge - 0.06, track.y(angle) + side * half);
    });
    work.addAfter(alloyId, buildMilgrain(bench, path, run.closed, 0.15, [0, 1, 0]));
  }
}
