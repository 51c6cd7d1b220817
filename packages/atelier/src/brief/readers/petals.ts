/** Flowers whose petals are stones: "amethyst petals and a citrine middle", "a daisy of diamonds". */
import { type Brief, GEMSTONES, type Gemstone, STONE_CUTS, type StoneCut } from '@filigree/contracts';
import { AROUND, FLOWER_HEARTS, LIKENING, MADE_OF, PETALLED, PETALS_OF, SHAPED } from '../lexicon/petals.ts';
import { type Claim, phraseOf, type Reading, use, wordsOf } from '../reading.ts';
import { has, valueIn } from '../scan.ts';

export type Petals = NonNullable<Brief['petals']>;

export interface PetalClaims {
  readonly petals: Claim<Petals> | null;
  /** The item that tells the petals' cut, which is not the centre's. */
  readonly cutAt: number | null;
  /** Items that are the middle of the flower and no motif: "a citrine heart". */
  readonly hearts: ReadonlySet<number>;
  /** A flower whose petals are metal. */
  readonly blossom: Claim<'blossom'> | null;
}

const NONE: PetalClaims = { petals: null, cutAt: null, hearts: new Set(), blossom: null };
/** No flower has more petals; "100 petals" are not counted. */
const MOST_PETALS = 40;
/** How far apart the words for the petals and those for their stones stand. */
const REACH = 7;

const gemAt = ({ items }: Reading, at: number): Gemstone | null => {
  const item = items[at];
  return item === undefined || item.negated
    ? null
    : (GEMSTONES.find((gem) => gem === valueIn(item, 'gemstone')) ?? null);
};

const cutAt = ({ items }: Reading, at: number): StoneCut | null => {
  const name = valueIn(items[at], 'cut') ?? valueIn(items[at], 'shape');
  return STONE_CUTS.find((cut) => cut === name) ?? null;
};

const isPlural = ({ items, tokens }: Reading, at: number): boolean =>
  /s$/.test(tokens[items[at]!.last]!.norm);

const isPetal = ({ items }: Reading, at: number): boolean =>
  /(?:^| )petal(?:l?ed)?\b/.test(items[at]?.norm ?? '') && !items[at]!.negated;

const isFlower = ({ items }: Reading, at: number): boolean =>
  has(items[at], 'motif', 'figure') && !items[at]!.negated && PETALLED.test(items[at]!.norm);

/** Qualities between a number or a petal and the stone: a cut, a size, a colour. */
const isQuality = ({ items }: Reading, at: number): boolean =>
  has(items[at], 'cut', 'shape', 'size', 'colour', 'setting') || items[at]?.quantity != null;

/** The stone that the petals at an item are said to be of. */
function stoneOfPetals(reading: Reading, at: number): number | null {
  const { items } = reading;
  const passes = (index: number): boolean =>
    PETALS_OF.test(items[index]?.norm ?? '') || isQuality(reading, index);
  // "amethyst petals", "rubies as the petals", "a flower whose petals are rubies"
  for (const way of [-1, 1])
    for (let index = at + way; Math.abs(index - at) <= REACH && items[index] !== undefined; index += way) {
      if (gemAt(reading, index) !== null) {
        if (isMiddle(reading, index)) break;
        return index;
      }
      if (!passes(index)) break;
    }
  return null;
}

/** "A citrine middle", "with a diamond at its centre", "a citrine heart". */
function isMiddle(reading: Reading, at: number): boolean {
  const { items } = reading;
  const phrase = phraseOf(reading, at);
  return (
    phrase.some((index) => has(items[index], 'centreNoun')) ||
    // "centre of citrine", "in the middle a citrine"
    [1, 2, 3].some(
      (back) =>
        has(items[at - back], 'centreNoun') &&
        items.slice(at - back + 1, at).every(({ norm }) => /^(?:of|in|a|an|is|the|:|,|being)$/.test(norm)),
    ) ||
    (!isPlural(reading, at) && isSurrounded(reading, at)) ||
    heartOf(reading, at) !== null
  );
}

/** "Around one round diamond", "surrounding a pearl". */
function isSurrounded(reading: Reading, at: number): boolean {
  for (let index = at - 1; index >= at - 4 && reading.items[index] !== undefined; index--) {
    const { norm } = reading.items[index]!;
    // A cut may be round as well: "a round diamond".
    if (AROUND.test(norm) && !isQuality(reading, index)) return true;
    if (!/^(?:a|an|one|the|its|single|central)$/.test(norm) && !isQuality(reading, index)) return false;
  }
  return false;
}

/** The word behind a stone that makes it the middle of a flower. */
function heartOf({ items }: Reading, at: number): number | null {
  const next = at + 1;
  return FLOWER_HEARTS.test(items[next]?.norm ?? '') &&
    !has(items[next + 1], 'type', 'cut', 'setting', 'jewelryNoun') &&
    !/^(?:shaped|cut|shape)$/.test(items[next + 1]?.norm ?? '')
    ? next
    : null;
}

/** Where a flower is made of a stone: "sapphire flower", "a daisy of diamonds", "forget-me-not in blue topaz". */
function stoneOfFlower(reading: Reading, flower: number, stones: readonly number[]): number | null {
  const { items } = reading;
  const passes = (index: number): boolean =>
    MADE_OF.test(items[index]?.norm ?? '') ||
    isQuality(reading, index) ||
    has(items[index], 'type', 'metal', 'jewelryNoun', 'motif', 'figure') ||
    /^(?:-|a|an)$/.test(items[index]?.norm ?? '');
  const behind = stones.find(
    (at) =>
      at > flower &&
      at - flower <= REACH &&
      items.slice(flower + 1, at).every((_, i) => passes(flower + 1 + i)),
  );
  const before = stones.find((at) => at < flower && reading.chunk[at] === reading.chunk[flower]);
  return before ?? behind ?? null;
}

/** "A daisy of diamonds": nothing but "of" between them, and several stones. */
const isMadeOf = (reading: Reading, flower: number, at: number): boolean =>
  at > flower &&
  isPlural(reading, at) &&
  reading.items.slice(flower + 1, at).some(({ norm }) => /^(?:of|from)$/.test(norm)) &&
  reading.items.slice(flower + 1, at).every((_, i) => {
    const index = flower + 1 + i;
    return MADE_OF.test(reading.items[index]!.norm) || isQuality(reading, index);
  });

/** A bloom with a name of its own is one of metal that has the stone. */
const isAnyFlower = (item: Reading['items'][number] | undefined): boolean =>
  /^(?:flower|floral flower|blossom)$/.test(item?.norm ?? '');

/** "A small red stone flower", "gemstone flowers": stones without a name. */
const stoneNounBefore = ({ items }: Reading, flower: number): number | undefined =>
  isAnyFlower(items[flower]) && has(items[flower - 1], 'stoneNoun') && !items[flower - 1]!.negated
    ? flower - 1
    : undefined;

const isClusterWord = (item: Reading['items'][number] | undefined): boolean =>
  item !== undefined && has(item, 'setting') && /\bcluster/.test(item.norm) && !item.negated;

/** "A flower cluster", "daisy cluster": stones set as a flower. */
const isCluster = ({ items }: Reading, flower: number): boolean =>
  [flower - 1, flower + 1, flower + 2].some((at) => isClusterWord(items[at]));

/** "Like petals", "that looks like a flower", "flower shaped": how stones stand that go about another or are a cluster. */
function isLikened({ items }: Reading, at: number, middles: readonly number[]): boolean {
  const before = items.slice(Math.max(0, at - 3), at).map(({ norm }) => norm);
  const behind = items.slice(at + 1, at + 3).map(({ norm }) => norm);
  const isShape =
    before.some((norm) => LIKENING.test(norm)) ||
    [items[at]?.norm.split(' ').at(-1) ?? '', ...behind].some((norm) => SHAPED.test(norm));
  return at !== -1 && isShape && (middles.length > 0 || items.some(isClusterWord));
}

/** "Five petal flower", "a 6-petalled flower": petals that were counted, where no stone was said of them. */
const isCountedPetal = ({ items }: Reading, petal: number): boolean =>
  petal !== -1 &&
  (COUNTED_PETALS.test(items[petal]!.norm) ||
    [1, 2].some(
      (back) => items[petal - back]?.quantity != null && (back === 1 || items[petal - 1]!.norm === '-'),
    ));
const COUNTED_PETALS = /^(four|five|six|seven|eight|\d) petal/;

/** The number that was said of the petals or their stones. */
function countOf(reading: Reading, words: readonly number[]): number | null {
  const { items } = reading;
  for (const at of words) {
    const own = COUNTED_PETALS.exec(items[at]!.norm)?.[1];
    if (own !== undefined) return NUMBERS[own] ?? Number(own);
    for (let index = at - 1; index >= at - 5 && items[index] !== undefined; index--) {
      const { quantity, kind } = items[index]!;
      if (quantity !== null && quantity.across === null && quantity.low === quantity.high) {
        const isCount = Number.isInteger(quantity.low) && quantity.low >= 2 && quantity.low <= MOST_PETALS;
        const unit = items[index + 1]?.norm ?? '';
        if (isCount && !/^(?:mm|ct|carat|cm|inch|k|kt)$/.test(unit)) {
          use(reading, index);
          return quantity.low;
        }
      }
      const passed =
        isQuality(reading, index) ||
        gemAt(reading, index) !== null ||
        /^(?:cut|shaped|set|-|of)$/.test(items[index]!.norm);
      if (kind === 'mark' && items[index]!.norm !== '-') break;
      if (!passed) break;
    }
  }
  return null;
}

const NUMBERS: Readonly<Record<string, number>> = { four: 4, five: 5, six: 6, seven: 7, eight: 8 };

/** A blossom is modelled with so many petals of metal. */
const BLOSSOM_PETALS = 5;

/** "A flower with 5 petals and a diamond in the centre": of its petals nothing is said but their number, which a blossom of metal has. */
function hasMetalPetals(reading: Reading): boolean {
  const { items } = reading;
  const petal = items.findIndex((_, at) => isPetal(reading, at));
  const flower = items.findIndex((_, at) => isFlower(reading, at));
  const stones = items.flatMap((_, at) => (gemAt(reading, at) === null ? [] : [at]));
  return (
    petal !== -1 &&
    isCountedPetal(reading, petal) &&
    countedAt(reading, petal) === BLOSSOM_PETALS &&
    cutNear(reading, petal, null) === null &&
    !(flower !== -1 && isCluster(reading, flower)) &&
    stones.length > 0 &&
    stones.every((at) => isMiddle(reading, at))
  );
}

/** The number right before a word for petals. */
function countedAt({ items }: Reading, petal: number): number | null {
  const own = COUNTED_PETALS.exec(items[petal]!.norm)?.[1];
  if (own !== undefined) return NUMBERS[own] ?? Number(own);
  const { quantity } = items[petal - 1]?.norm === '-' ? items[petal - 2]! : items[petal - 1]!;
  return quantity?.low ?? null;
}

/**
 * Reads a flower of stones; runs behind the reader of stones.
 * @param isRing a ring's flower is its head of stones
 */
export function readPetals(reading: Reading, isRing: boolean): PetalClaims {
  const { items } = reading;
  const stones = items.flatMap((item, at) =>
    gemAt(reading, at) !== null && !item.qualifier && cutAt(reading, at) === null ? [at] : [],
  );
  const petal = items.findIndex((_, at) => isPetal(reading, at));
  const flower = items.findIndex((_, at) => isFlower(reading, at));
  const unnamed = stoneNounBefore(reading, flower);
  if (stones.length === 0 && unnamed === undefined) return NONE;
  if (petal === -1 && flower === -1) return NONE;
  const middles = stones.filter((at) => isMiddle(reading, at));
  const others = stones.filter((at) => !middles.includes(at));
  const named = petal === -1 ? null : stoneOfPetals(reading, petal);
  const isCutPetal = petal !== -1 && cutNear(reading, petal, null) !== null;
  const isTold =
    isCutPetal ||
    isCountedPetal(reading, petal) ||
    isLikened(reading, petal, middles) ||
    isLikened(reading, flower, middles) ||
    (flower !== -1 && isCluster(reading, flower));
  const several = others.filter((at) => isPlural(reading, at));
  // "5 petals and a diamond in the centre": the one stone is the middle, its petals are metal.
  if (!isRing && hasMetalPetals(reading)) {
    countOf(reading, [petal]);
    use(reading, petal);
    return { ...NONE, blossom: { value: 'blossom', words: wordsOf(reading, petal), at: petal } };
  }
  const told = isTold ? [...several, ...others, ...middles].at(0) : undefined;
  const stone =
    named ??
    told ??
    unnamed ??
    (flower === -1 ? null : ofFlower(reading, flower, others, middles.length > 0));
  if (stone === null) return NONE;
  const cutItem = cutNear(reading, petal === -1 ? stone : petal, stone);
  const words = [petal, stone].filter((at) => at !== -1);
  const count = countOf(reading, words);
  if (petal !== -1) use(reading, petal);
  if (cutItem !== null) use(reading, cutItem);
  const hearts = new Set(stones.flatMap((at) => (at === stone ? [] : (heartOf(reading, at) ?? []))));
  for (const at of hearts) use(reading, at);
  return {
    petals: {
      value: {
        gemstone: gemAt(reading, stone),
        cut: cutItem === null ? null : cutAt(reading, cutItem),
        count,
      },
      words: wordsOf(reading, Math.min(...words), Math.max(...words)),
      at: stone,
    },
    cutAt: cutItem,
    hearts,
    blossom: null,
  };
}

/** Without a word for petals a flower is one of stones where its middle is told apart, or it is made "of rubies". */
function ofFlower(
  reading: Reading,
  flower: number,
  others: readonly number[],
  hasMiddle: boolean,
): number | null {
  const stone = stoneOfFlower(reading, flower, others);
  if (stone === null) return null;
  return hasMiddle || isMadeOf(reading, flower, stone) ? stone : null;
}

/** The cut that shapes the petals: beside their word, or beside their stone. */
function cutNear(reading: Reading, at: number, stone: number | null): number | null {
  const near = (from: number): number | null => {
    for (let index = from - 1; index >= from - 4; index--) {
      if (cutAt(reading, index) !== null) return index;
      if (!isQuality(reading, index) && !/^(?:-|cut|shaped|shape)$/.test(reading.items[index]?.norm ?? '')) {
        if (gemAt(reading, index) === null) return null;
      }
    }
    return null;
  };
  return near(at) ?? (stone === null ? null : near(stone));
}

/** The stone of the middle leads, that of the petals follows. */
export function withPetalsBehind(
  gemstones: Claim<Gemstone>[],
  petals: Claim<Petals> | null,
): Claim<Gemstone>[] {
  const of = petals?.value.gemstone ?? null;
  if (of === null) return gemstones;
  const [centre, ...rest] = gemstones.filter(({ value }) => value !== of);
  const own = gemstones.filter(({ value }) => value === of);
  return [...(centre === undefined ? [] : [centre]), ...own, ...rest];
}
