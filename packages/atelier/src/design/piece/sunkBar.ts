/** Stones of several kinds sunk into a bar: as many of each as were counted, scattered along it or in a line. */
import type { Brief } from '@filigree/contracts';
import type { PlateOrnament } from '../ornament/plate.ts';
import type { Stone } from '../parts.ts';
import type { Random } from '../random.ts';
import { round2 } from '../ring/wish.ts';
import { askedColours } from '../stones/askedColour.ts';
import { GEM_FACTS } from '../stones/gems.ts';
import { stoneOfSize } from '../stones/weight.ts';
import { asksForOwnStone } from './shows.ts';
import type { PieceWish } from './wish.ts';

/** Diameters of stones that are sunk into a bar, and as shares of its width; metal between two of them and at its ends, mm. */
const STONE_MM = { least: 1.3, most: 2.6 } as const;
const WIDTH_SHARE = 0.54;
const LIGHT_MM = 0.7;
/** Under a stone, and its depth as a share of its width above that. */
const FLOOR_MM = 0.35;
const SUNK_SHARE = 0.56;
const MOST = 12;

/** Of a bar's length, what its stones are spread over; the rest is left free at its lower or right end. */
export type SunkSpread = 'whole' | 'upper' | 'middle' | 'end' | 'start' | 'third';
const SPREADS: Readonly<Record<SunkSpread, readonly [from: number, to: number]>> = {
  whole: [0.06, 0.94],
  upper: [0.06, 0.78],
  middle: [0.2, 0.8],
  end: [0.8, 0.96],
  start: [0.04, 0.2],
  third: [0.24, 0.42],
};

/** Flush into the metal, or of several kinds: what a bar takes in its own surface. */
export const wantsSunk = ({ brief }: PieceWish): boolean =>
  !brief.noStones &&
  // Letters on its back leave the front to its stones.
  (!brief.engraving || brief.engravingPlace === 'back') &&
  brief.gemstones.length > 0 &&
  (brief.gemstones.length > 1 || brief.setting === 'Bezel') &&
  (brief.gemstones.length > 1 || (brief.stoneCount ?? 1) > 1);

/** One stone that was counted: let into a bar where it leaves the metal, or the place for a name, free. */
export const takesOneSunk = ({ brief, style, stoneAsked }: PieceWish): boolean =>
  stoneAsked &&
  !brief.engraving &&
  brief.stoneCount === 1 &&
  brief.gemstones.length === 1 &&
  style.centre?.form === 'faceted' &&
  // Sunk stones are round and small.
  !asksForOwnStone(brief) &&
  brief.proportions.stone !== 'large' &&
  (brief.stoneCut === null || brief.stoneCut === 'Round') &&
  (brief.setting === null || brief.setting === 'Bezel' || brief.setting === 'Solitary');

/** The stones of a bar in the order said. */
function kindsOf(brief: Brief): Omit<Stone, 'lengthMm' | 'widthMm' | 'depthMm' | 'nominalCarat'>[] {
  const { gemstones, gemstoneCounts, stoneCount } = brief;
  const named = gemstones.flatMap((gemstone) => {
    const colours = askedColours(brief, gemstone);
    const { form } = GEM_FACTS[gemstone];
    return (colours.length > 0 ? colours : [null]).map((colour) => ({
      gemstone,
      colour,
      cut: 'Round' as const,
      form: form === 'bead' ? ('cabochon' as const) : form,
    }));
  });
  const counted = named.flatMap((kind) => {
    const count = gemstoneCounts?.find(({ gemstone }) => gemstone === kind.gemstone)?.count ?? 1;
    return Array.from({ length: count }, () => kind);
  });
  // A number of all of them without one of each: they follow one another.
  const wanted = gemstoneCounts ? counted.length : Math.max(counted.length, stoneCount ?? 0);
  return Array.from({ length: Math.min(MOST, wanted) }, (_, i) => counted[i % counted.length]);
}

/** The bar with its stones. */
export function withSunkStones(
  bar: PlateOrnament,
  { brief }: PieceWish,
  random: Random,
  spread: SunkSpread,
  isScattered: boolean,
): PlateOrnament {
  const kinds = kindsOf(brief);
  const isUpright = bar.heightMm > bar.widthMm;
  const [longMm, acrossMm] = isUpright ? [bar.heightMm, bar.widthMm] : [bar.widthMm, bar.heightMm];
  const [from, to] = SPREADS[spread].map((share) => share * longMm) as [number, number];
  const stepMm = (to - from) / kinds.length;
  const sizeMm = round2(
    Math.max(STONE_MM.least, Math.min(STONE_MM.most, acrossMm * WIDTH_SHARE, stepMm - LIGHT_MM)),
  );
  // To either side of the middle, each on the other side than the one before, by more and by less.
  const sway = isScattered ? Math.max(0, acrossMm / 2 - sizeMm / 2 - LIGHT_MM / 2) : 0;
  const slackMm = Math.max(0, stepMm - sizeMm - LIGHT_MM) / 2;
  const stones = kinds.map((kind, i) => {
    const along = from + (i + 0.5) * stepMm + (isScattered ? slackMm * (2 * random() - 1) : 0) - longMm / 2;
    const across = (i % 2 === 0 ? 1 : -1) * sway * (0.35 + 0.65 * random());
    return {
      stone: stoneOfSize(kind, sizeMm, sizeMm),
      xMm: round2(isUpright ? across : along),
      yMm: round2(isUpright ? -along : across),
    };
  });
  return {
    ...bar,
    thicknessMm: Math.min(3, Math.max(bar.thicknessMm, round2(FLOOR_MM + SUNK_SHARE * sizeMm))),
    border: { kind: 'none' },
    field: { kind: 'sunk', stones },
  };
}
