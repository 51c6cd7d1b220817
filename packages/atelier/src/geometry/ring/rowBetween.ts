/** A row of stones over the top in heads of their own, with small ones in the gaps, as in a Victorian half hoop. */
import type { BandStones, RingDesign } from '../../design/ring/document.ts';
import { rowRatio } from '../../design/ring/spacing.ts';
import { betweenPitchMm, pairOffsetMm } from '../../design/ring/stonesBetween.ts';
import { placementOf, toWorld } from '../frame.ts';
import type { Bench } from '../mesh/bench.ts';
import { lathe } from '../mesh/loft.ts';
import { buildBezel } from '../settings/bezel.ts';
import { type Gem, gemBody, meleeGem, type StoneTray } from '../stones/placing.ts';
import { beadAt, type MeleeTools, meleeTools, seatAt } from '../stones/seats.ts';
import type { Workpiece } from '../workpiece.ts';
import { bezelBaseOn, frameOnRing, type RingFrame, type RingSeat } from './frame.ts';
import { rowGem } from './rowGem.ts';
import { setBeside } from './sides.ts';

type Between = NonNullable<BandStones['between']>;

/** How far over the finger a culet stays, of the band's thickness and at least, mm. */
const CULET = { share: 0.72, leastMm: 0.6 } as const;
/** Girdles stand at least so far over the outside of the band, mm: a dome has no depth that would lift it. */
const OVER_BAND_MM = { row: 0.3, between: 0.12 } as const;
/** Small stones lie so far under those of the row, mm. */
const LOWER_MM = 0.45;
/** Metal about a small stone that beads hold, mm. */
const RIM_MM = 0.16;
/** How deep in the band a small stone's stem stands, of its thickness. */
const STEM_SHARE = 0.4;

export function buildRowBetween(
  bench: Bench,
  work: Workpiece,
  tray: StoneTray,
  ring: RingDesign,
  frame: RingFrame,
  stones: BandStones,
  between: Between,
): void {
  const { alloyId } = ring.band;
  const row = { ...stones, between };
  const gem = rowGem(stones.stone, stones.diameterMm, rowRatio(stones.stone));
  const small = meleeGem(between.stone, between.diameterMm);
  const lifted = (one: Gem): number =>
    frame.innerRadiusMm + Math.max(CULET.leastMm, frame.thicknessMm * CULET.share) + one.pavilionMm;
  const girdle = Math.max(lifted(gem), frame.outerRadiusMm + OVER_BAND_MM.row);
  // Two in a gap lie on the band, one stands nearly as high as its neighbours.
  const smallGirdle = Math.max(
    lifted(small),
    frame.outerRadiusMm + OVER_BAND_MM.between,
    between.perGap === 1 ? girdle - LOWER_MM : 0,
  );
  const pitch = betweenPitchMm(row) / Math.min(girdle, between.perGap === 1 ? smallGirdle : girdle);
  const angleOf = (place: number): number => (place - (between.count - 1) / 2) * pitch;
  for (let place = 0; place < between.count; place++)
    setStone(bench, work, tray, ring, frame, stones, gem, girdle, angleOf(place));
  const tools = meleeTools(bench, small, smallGirdle - frame.innerRadiusMm + 0.4, small.crownMm + 1.2);
  const offsets = between.perGap === 2 ? [-pairOffsetMm(row), pairOffsetMm(row)] : [0];
  for (let place = 0; place + 1 < between.count; place++) {
    const angle = (angleOf(place) + angleOf(place + 1)) / 2;
    for (const y of offsets) {
      const seat = frameOnRing(angle, smallGirdle, y, 'finger');
      if (stones.setting === 'bezel' && between.perGap === 1)
        inBezel(bench, work, tray, frame, alloyId, small, seat);
      else inBeads(bench, work, tray, frame, alloyId, small, tools, seat);
    }
  }
}

/** A stone of the row: in a bezel, with a beaded rim where the row has one, or in four claws. */
function setStone(
  bench: Bench,
  work: Workpiece,
  tray: StoneTray,
  ring: RingDesign,
  frame: RingFrame,
  { setting, milgrain }: BandStones,
  gem: Gem,
  girdle: number,
  angle: number,
): void {
  const { alloyId } = ring.band;
  if (setting !== 'bezel') {
    setBeside(bench, work, tray, ring, frame, { setting: 'prong', alloyId }, gem, girdle, angle, false);
    return;
  }
  inBezel(bench, work, tray, frame, alloyId, gem, frameOnRing(angle, girdle, 0, 'finger'), milgrain);
}

function inBezel(
  bench: Bench,
  work: Workpiece,
  tray: StoneTray,
  frame: RingFrame,
  alloyId: string,
  gem: Gem,
  seat: RingSeat,
  milgrain = false,
): void {
  buildBezel(bench, work, gem, seat, bezelBaseOn(frame, seat), {
    kind: 'bezel',
    alloyId,
    coverage: 'full',
    wallMm: null,
    clearanceMm: CULET.leastMm,
    milgrain,
    scalloped: false,
  });
  work.stones.push(bench.placed(gemBody(bench, gem), placementOf(seat)));
  tray.place(gem, seat, 'side');
}

/** A small stone on a stem of its own, held by four beads. */
function inBeads(
  bench: Bench,
  work: Workpiece,
  tray: StoneTray,
  frame: RingFrame,
  alloyId: string,
  gem: Gem,
  tools: MeleeTools,
  seat: RingSeat,
): void {
  const radius = gem.widthMm / 2 + RIM_MM;
  const top = gem.form.halfGirdle * gem.widthMm + gem.crownMm * 0.3;
  const foot =
    frame.innerRadiusMm + frame.thicknessMm * STEM_SHARE - Math.hypot(seat.origin[0], seat.origin[2]);
  const stem = lathe(
    [
      [0, foot],
      [radius * 0.9, foot],
      [radius, Math.max(foot + 0.1, top - 0.5)],
      [radius, top - 0.06],
      [radius - 0.06, top],
      [0, top],
    ],
    28,
  );
  work.add(alloyId, bench.placed(bench.solid(stem, 'stem'), placementOf(seat)));
  work.cutters.push(seatAt(bench, tools, seat));
  work.smallStones.push(bench.placed(tools.stone, placementOf(seat)));
  tray.place(gem, seat, 'pave');
  const beadTop = gem.form.halfGirdle * gem.widthMm + gem.crownMm * 0.5;
  const reach = gem.widthMm / 2 + tools.beadRadiusMm * 0.35;
  for (const turn of [1, 3, 5, 7]) {
    const a = (turn * Math.PI) / 4;
    const origin = toWorld(seat, reach * Math.cos(a), reach * Math.sin(a), beadTop);
    work.addAfter(alloyId, beadAt(bench, tools, { ...seat, origin }));
  }
  work.measures.push({ kind: 'bead-diameter', where: 'pave beads', value: tools.beadRadiusMm * 2, alloyId });
}
