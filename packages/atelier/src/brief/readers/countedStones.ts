/** How many stones a piece has, as its words count them: in one number, side by side, or one by one. */
import type { Arrangement, Gemstone } from '@filigree/contracts';
import type { Claim, Reading } from '../reading.ts';
import { wordsOf } from '../reading.ts';
import { countEachSide } from './eachSide.ts';
import { readGemstoneCounts } from './gemstoneCounts.ts';
import type { Measure } from './measure.ts';
import type { readOneOfEach } from './oneOfEach.ts';
import { isAccent } from './roles.ts';
import { oneAndOne, oneAtEachEnd, oneByArticle, oneSmallOnFigure } from './stoneCounts.ts';
import { readStoneCount } from './wishes.ts';

interface Counted {
  readonly reading: Reading;
  readonly measures: readonly Measure[];
  readonly gemstones: readonly Claim<Gemstone>[];
  readonly arrangements: readonly Claim<Arrangement>[];
  readonly oneOfEach: ReturnType<typeof readOneOfEach>;
  /** Of a flower its petals are counted. */
  readonly hasPetals: boolean;
  /** It hangs on a chain, which has many ways to repeat a stone. */
  readonly isChained: boolean;
  /** Figures repeat along it. */
  readonly repeats: boolean;
  /** Nothing else was said that its stones would stand with. */
  readonly isBare: boolean;
}

export function countStones({
  reading,
  measures,
  gemstones,
  arrangements,
  oneOfEach,
  hasPetals,
  isChained,
  repeats,
  isBare,
}: Counted) {
  const named = new Set(arrangements.map(({ value }) => value));
  const counted =
    countEachSide(reading, measures) ??
    readStoneCount(reading, measures, (at) => isAccent(reading, at)) ??
    (named.has('bypass') ? oneAndOne(reading, gemstones) : null) ??
    (named.has('lariat') ? oneAtEachEnd(reading, gemstones) : null) ??
    (isChained && isBare ? oneByArticle(reading, gemstones, repeats) : null) ??
    oneSmallOnFigure(reading, gemstones);
  // What a bar bears is counted one by one. "Five stones: two garnets, a peridot ...": the whole was counted beside its parts.
  const gemstoneCounts = named.has('bar') ? readGemstoneCounts(reading, gemstones, measures) : null;
  const sum = gemstoneCounts?.value.reduce((all, { count }) => all + count, 0);
  const whole = measures.find(({ kind, value }) => kind === 'count' && value === sum);
  // "One teardrop pearl hanging from a little diamond": one of the two kinds was counted, not the piece's stones.
  const isOfOneKind =
    counted?.value === 1 &&
    new Set(gemstones.map(({ value }) => value)).size > 1 &&
    !reading.items.some(({ norm }) => norm === 'or') &&
    !/^single\b/i.test(counted.words);
  // "One white and one pink diamond" are two.
  // "One opal with baguettes on the sides": the one is the centre, and those beside it were not counted.
  const spoken = measures.filter(({ kind }) => kind === 'count').map(({ value }) => value);
  const isCentreOnly =
    counted !== null &&
    named.has('side-stones') &&
    (counted.value === 1 || (counted.value === 2 && spoken.length === 1 && spoken[0] === 1));
  const stoneCount =
    hasPetals || isOfOneKind || isCentreOnly
      ? null
      : whole !== undefined
        ? { value: whole.value, words: whole.words, at: whole.at }
        : oneOfEach === null || (counted !== null && counted.value > 2)
          ? counted
          : { value: 2, words: wordsOf(reading, oneOfEach.first, oneOfEach.last), at: oneOfEach.first };
  return { gemstoneCounts, stoneCount };
}
