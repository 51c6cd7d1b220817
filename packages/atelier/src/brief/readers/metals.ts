import { METALS, type Metal } from '@filigree/contracts';
import { ALL_GOLDS, GOLD_COLOURS } from '../lexicon/metals.ts';
import { type Claim, firstOfEach, type Reading, use, wordsOf } from '../reading.ts';
import { has, type Item } from '../scan.ts';
import type { Measure } from './numbers.ts';

const isMetal = (value: string): value is Metal => (METALS as readonly string[]).includes(value);
const metalsOf = (item: Item): Metal[] =>
  item.entries
    .filter((entry) => entry.sense === 'metal')
    .map((entry) => entry.value)
    .filter(isMetal);
/** "gold" that names neither colour nor karat. */
const isBareGold = (item: Item): boolean =>
  /^(?:gold|golden|gold tone|gold toned|solid gold)$/.test(item.norm);

/** The gold nearest to a karat that is not offered: 9k is made as 10k, 21k as 22k. */
export function goldOfKarat(karat: number): Metal {
  const offered = [10, 14, 18, 22, 24].reduce((best, next) =>
    Math.abs(next - karat) < Math.abs(best - karat) ? next : best,
  );
  return `${offered}k Gold` as Metal;
}

/** "rose and white gold": a colour before a link takes its gold from behind the link. */
function sharedGolds(reading: Reading): Claim<Metal>[] {
  const { items } = reading;
  return items.flatMap((item, at) => {
    const colour = GOLD_COLOURS[item.norm];
    if (colour === undefined) return [];
    let next = at + 1;
    if (items[next]?.norm === 'gold') return [];
    if (!/^(?:and|or|,|\/|&|plus)$/.test(items[next]?.norm ?? '')) return [];
    for (; next < Math.min(items.length, at + 8); next++) {
      const { norm } = items[next]!;
      if (
        metalsOf(items[next]!).some((metal) => /(?:White|Rose|Yellow) Gold/.test(metal)) &&
        norm !== 'golden'
      )
        break;
      if (!/^(?:and|or|,|\/|&|plus)$/.test(norm) && GOLD_COLOURS[norm] === undefined) return [];
    }
    if (next >= items.length || metalsOf(items[next]!).length === 0) return [];
    use(reading, at);
    return [{ value: colour, words: wordsOf(reading, at, next), at }];
  });
}

/** "14k yellow": a colour right behind a karat, with no stone that it could colour. */
function karatColours(reading: Reading, measures: readonly Measure[]): Claim<Metal>[] {
  const { items } = reading;
  return measures.flatMap((measure) => {
    if (measure.kind !== 'karat') return [];
    const at = measure.at + 2;
    const colour = GOLD_COLOURS[items[at]?.norm ?? ''];
    if (colour === undefined || has(items[at + 1], 'gemstone', 'stoneNoun', 'customGemstone', 'metal'))
      return [];
    use(reading, at);
    return [{ value: colour, words: wordsOf(reading, measure.at, at), at }];
  });
}

export interface MetalClaims {
  /** Items whose colour word belongs to gold. */
  readonly golds: ReadonlySet<number>;
  readonly metals: Claim<Metal>[];
  readonly excluded: Claim<Metal>[];
}

/** Metals in the order of importance: as said, a karat right behind the gold it belongs to. */
export function readMetals(reading: Reading, measures: readonly Measure[]): MetalClaims {
  const { items } = reading;
  const shared = sharedGolds(reading);
  const trailing = karatColours(reading, measures);
  const colours: Claim<Metal>[] = [...shared, ...trailing];
  const excluded: Claim<Metal>[] = [];
  const bare: Claim<Metal>[] = [];
  items.forEach((item, at) => {
    if (!has(item, 'metal')) return;
    use(reading, at);
    const words = wordsOf(reading, at);
    if (item.negated) {
      const values = isBareGold(item) ? ALL_GOLDS : metalsOf(item);
      excluded.push(...values.map((value) => ({ value, words, at })));
      return;
    }
    for (const value of metalsOf(item)) {
      if (isBareGold(item)) bare.push({ value, words, at });
      else colours.push({ value, words, at });
    }
  });
  const karats = measures
    .filter((measure) => measure.kind === 'karat')
    .map((measure): Claim<Metal> => {
      const goldAt = items.findIndex(
        (item, at) => at >= measure.at && at <= measure.at + 3 && isBareGold(item),
      );
      const words = goldAt === -1 ? measure.words : wordsOf(reading, measure.at, goldAt);
      return { value: goldOfKarat(measure.value), words, at: measure.at };
    })
    .filter((karat) => {
      if (!items[karat.at]!.negated && !isExcludedNumber(reading, karat.at)) return true;
      excluded.push(karat);
      return false;
    });
  // Bare gold says nothing more where a karat or a colour of gold is named.
  const named = [...colours, ...karats].some((claim) => / Gold$/.test(claim.value));
  const plain = named ? [] : bare;
  const all: Claim<Metal>[] = [...colours, ...plain].sort((a, b) => a.at - b.at);
  for (const karat of karats.sort((a, b) => a.at - b.at)) {
    const owner = all.findIndex(
      (claim) => / Gold$/.test(claim.value) && !/^\d/.test(claim.value) && Math.abs(claim.at - karat.at) <= 4,
    );
    const place = owner === -1 ? all.findIndex((claim) => claim.at > karat.at) : owner + 1;
    all.splice(place === -1 ? all.length : place, 0, karat);
  }
  const metals = firstOfEach(all);
  const wanted = new Set(metals.map(({ value }) => value));
  const golds = new Set([...shared, ...trailing].map(({ at }) => at));
  return { golds, metals, excluded: firstOfEach(excluded).filter(({ value }) => !wanted.has(value)) };
}

function isExcludedNumber(reading: Reading, at: number): boolean {
  return has(reading.items[at - 1], 'exclude') && !has(reading.items[at - 1], 'filler');
}
