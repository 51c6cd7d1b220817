/** Stones along a band that grow smaller from the top to the ends of their row, each held by beads of its own size. */
import type { StoneKind } from '../../design/parts.ts';
import type { BandStones, RingDesign } from '../../design/ring/document.ts';
import { ROW_GAP_MM } from '../../design/ring/spacing.ts';
import { placementOf } from '../frame.ts';
import type { Bench, Solid } from '../mesh/bench.ts';
import type { Gem, StoneTray } from '../stones/placing.ts';
import { beadAt, type MeleeTools, meleeTools, seatAt } from '../stones/seats.ts';
import { mixNumber } from '../vec.ts';
import type { Workpiece } from '../workpiece.ts';
import { arcBlock } from './arcBlock.ts';
import { frameOnRing, onRing, type RingFrame } from './frame.ts';

/** What the row lies on: the middle of its band at an angle, and the largest stone that has room there. */
export interface GraduatedPlan {
  readonly ring: RingDesign;
  readonly frame: RingFrame;
  readonly stones: BandStones;
  readonly yAt: (angle: number) => number;
  readonly roomAt: (angle: number) => number;
  /** Radius of the outside there: a band that narrows to the palm is thinner there as well. */
  readonly outerAt: (angle: number) => number;
  readonly gemOf: (kind: StoneKind, diameterMm: number) => Gem;
  /** What the stones are, one after the other from one end to the other. */
  readonly kinds: readonly StoneKind[];
}

interface Placed {
  readonly angle: number;
  readonly diameterMm: number;
}

/** Sizes are sorted to this step, as the trade sorts small stones, mm: like sizes share their tools. */
const SIEVE_MM = 0.05;
const LEAST_MM = 0.9;
/** Girdles lie under the outside by this share of a stone's crown; the bright-cut floor over it in a row of beads. */
const SUNK_SHARE = 0.62;
/** Where beads stand, as a share of a stone's radius from the middle of the row. */
const BEADS = { pave: 0.7, 'shared-prong': 0.62 } as const;

/** From the top (or what the head takes) to the end on one side; the first of them stands at the top where there is no head. */
function sideOf(
  { stones, roomAt, frame }: GraduatedPlan,
  clear: number,
  end: number,
): { readonly places: readonly Placed[]; readonly closes: boolean } {
  const share = stones.graduatedTo ?? 1;
  const radius = frame.outerRadiusMm - 0.3;
  const gap = ROW_GAP_MM[stones.setting];
  const sizeAt = (angle: number): number => {
    const wished = stones.diameterMm * mixNumber(1, share, Math.min(1, angle / end));
    return Math.max(LEAST_MM, Math.round(Math.min(wished, roomAt(angle)) / SIEVE_MM) * SIEVE_MM);
  };
  const stepMm = (a: number, b: number): number => 2 * Math.asin(((a + b) / 2 + gap) / 2 / radius);
  const first = sizeAt(clear);
  const places: Placed[] = [{ angle: clear > 0 ? clear + stepMm(first, first) / 2 : 0, diameterMm: first }];
  for (;;) {
    const last = places.at(-1)!;
    const guess = sizeAt(last.angle + stepMm(last.diameterMm, last.diameterMm));
    const angle = last.angle + stepMm(last.diameterMm, guess);
    if (angle > end) break;
    places.push({ angle, diameterMm: guess });
  }
  const closes = clear <= 0 && end > Math.PI * 0.995;
  if (!closes) return { places, closes };
  // All around, the last stone stands at the palm and the light between them makes up for the rest.
  const stretch = Math.PI / places.at(-1)!.angle;
  return { places: places.map((one) => ({ ...one, angle: one.angle * stretch })), closes };
}

/** @param clear what the head takes on either side of the top, and `end` where the row ends, radians */
export function buildGraduatedRow(
  bench: Bench,
  work: Workpiece,
  tray: StoneTray,
  plan: GraduatedPlan,
  clear: number,
  end: number,
): void {
  const { ring, frame, stones, yAt, kinds } = plan;
  const { alloyId } = ring.band;
  const { places, closes } = sideOf(plan, clear, end);
  const mirrored = places
    .filter(({ angle }) => angle > 1e-9 && !(closes && angle > Math.PI - 1e-9))
    .map((one) => ({ ...one, angle: -one.angle }));
  const row = [...mirrored, ...places].sort((a, b) => a.angle - b.angle);
  const made = new Map<string, { gem: Gem; tools: MeleeTools }>();
  const of = (kind: StoneKind, diameterMm: number): { gem: Gem; tools: MeleeTools } => {
    const key = `${kinds.indexOf(kind)} ${diameterMm.toFixed(2)}`;
    const known = made.get(key);
    if (known) return known;
    const gem = plan.gemOf(kind, diameterMm);
    const drill = frame.thicknessMm + 0.4;
    const one = { gem, tools: meleeTools(bench, gem, drill, gem.crownMm + 1.2) };
    made.set(key, one);
    return one;
  };
  const girdleOf = ({ crownMm }: Gem, angle: number): number => plan.outerAt(angle) - crownMm * SUNK_SHARE;
  for (const [at, { angle, diameterMm }] of row.entries()) {
    const { gem, tools } = of(kinds[at % kinds.length]!, diameterMm);
    const seat = frameOnRing(angle, girdleOf(gem, angle), yAt(angle), 'finger');
    work.cutters.push(seatAt(bench, tools, seat));
    work.smallStones.push(bench.placed(tools.stone, placementOf(seat)));
    tray.place(gem, seat, 'pave');
  }
  const isShared = stones.setting === 'shared-prong';
  const reachShare = isShared ? BEADS['shared-prong'] : BEADS.pave;
  /** Between two neighbours, and beyond the outermost: beads of the smaller one's size. */
  const grip = (angle: number, diameterMm: number): void => {
    const { gem, tools } = of(kinds[0]!, diameterMm);
    const girdle = girdleOf(gem, angle);
    const top = girdle + gem.form.halfGirdle * gem.widthMm + gem.crownMm * 0.5;
    for (const side of [-1, 1]) {
      const y = yAt(angle) + (side * gem.lengthMm * reachShare) / 2;
      work.addAfter(alloyId, beadAt(bench, tools, frameOnRing(angle, top, y, 'finger')));
      if (isShared) work.add(alloyId, post(bench, gem, girdle, angle, y));
    }
    work.measures.push({
      kind: 'bead-diameter',
      where: 'pave beads',
      value: tools.beadRadiusMm * 2,
      alloyId,
    });
  };
  for (const [at, one] of row.entries()) {
    const next = row[at + 1];
    if (next) grip((one.angle + next.angle) / 2, Math.min(one.diameterMm, next.diameterMm));
  }
  const outer = row.at(-1)!;
  const half = (outer.diameterMm / 2 + ROW_GAP_MM[stones.setting] / 2) / frame.outerRadiusMm;
  if (closes) {
    const before = row[0]!;
    grip((outer.angle + before.angle + 2 * Math.PI) / 2, Math.min(outer.diameterMm, before.diameterMm));
  } else for (const side of [-1, 1]) grip(side * (outer.angle + half), outer.diameterMm);
  if (!closes && clear > 0)
    for (const side of [-1, 1]) grip(side * Math.max(0, places[0]!.angle - half), places[0]!.diameterMm);
  work.baseCutters.push(
    ...troughs(bench, plan, row, girdleOf, (kind, mm) => of(kind, mm).gem, closes, clear),
  );
  work.measures.push({
    kind: 'stone-gap',
    where: `${stones.setting} stones`,
    value: ROW_GAP_MM[stones.setting],
    alloyId,
  });
}

/** The bright-cut floor between the stones, which follows their size; in shared prongs the sides are open. */
function troughs(
  bench: Bench,
  { frame, stones, ring, yAt, kinds }: GraduatedPlan,
  row: readonly Placed[],
  girdleOf: (gem: Gem, angle: number) => number,
  gemOf: (kind: StoneKind, diameterMm: number) => Gem,
  closes: boolean,
  clear: number,
): Solid[] {
  const top = frame.outerRadiusMm + 1.2;
  const sizeAt = (angle: number): number => {
    const turned = closes && angle > row.at(-1)!.angle ? angle - 2 * Math.PI : angle;
    const next = row.findIndex((one) => one.angle >= turned);
    if (next <= 0) return (next === 0 ? row[0]! : row.at(-1)!).diameterMm;
    const [a, b] = [row[next - 1]!, row[next]!];
    return mixNumber(a.diameterMm, b.diameterMm, (turned - a.angle) / (b.angle - a.angle));
  };
  const cut = (from: number, to: number): Solid =>
    arcBlock(bench, closes, from, to, (angle) => {
      const y = yAt(angle);
      const mm = sizeAt(angle);
      const gem = gemOf(kinds[0]!, Math.max(LEAST_MM, Math.round(mm / SIEVE_MM) * SIEVE_MM));
      const isShared = stones.setting === 'shared-prong';
      const low = girdleOf(gem, angle) + gem.crownMm * (isShared ? -0.2 : 0.12);
      const half = isShared ? ring.band.widthMm : gem.lengthMm / 2 + 0.04;
      const flare = isShared ? 0 : 0.12 + (top - low) * 0.22;
      return [
        onRing(angle, low, y - half),
        onRing(angle, low, y + half),
        onRing(angle, top, y + half + flare),
        onRing(angle, top, y - half - flare),
      ];
    });
  const over = (diameterMm: number): number => (diameterMm * 0.62) / frame.outerRadiusMm;
  const [first, last] = [row[0]!, row.at(-1)!];
  if (closes) return [cut(0, 2 * Math.PI)];
  if (clear <= 0) return [cut(first.angle - over(first.diameterMm), last.angle + over(last.diameterMm))];
  return [-1, 1].map((side) => {
    const own = row.filter(({ angle }) => Math.sign(angle) === side);
    const [a, b] = [own[0]!, own.at(-1)!];
    return cut(a.angle - over(a.diameterMm), b.angle + over(b.diameterMm));
  });
}

/** Under a shared prong: a little post from the band to the bead. */
function post(bench: Bench, gem: Gem, girdleMm: number, angle: number, y: number): Solid {
  const half = gem.widthMm * 0.13;
  return bench.hull(
    [girdleMm - gem.pavilionMm, girdleMm + 0.02].flatMap((radius) =>
      Array.from({ length: 10 }, (_, i) => {
        const a = (2 * Math.PI * i) / 10;
        return onRing(angle + (half * Math.cos(a)) / girdleMm, radius, y + half * Math.sin(a));
      }),
    ),
  );
}
