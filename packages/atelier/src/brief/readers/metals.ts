import { METALS, type Metal } from '@filigree/contracts';
import { ALL_GOLDS, GOLD_COLOURS } from '../lexicon/metals.ts';
import { type Claim, firstOfEach, phraseOf, type Reading, use, wordsOf } from '../reading.ts';
import { has, type Item } from '../scan.ts';
import type { Measure } from './measure.ts';

const isMetal = (value: string): value is Metal => (METALS as readonly string[]).includes(value);
const metalsOf = (item: Item): Metal[] =>
  item.entries
    .filter((entry) => entry.sense === 'metal')
    .map((entry) => entry.value)
    .filter(isMetal);
/** "gold" that names neither colour nor karat. */
const isBareGold = (item: Item): boolean =>
  /^(?:gold|gld|golden|gold tone|gold toned|solid gold)$/.test(item.norm);

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
    // "roses, rose gold" are flowers.
    if (colour === undefined || /s$/.test(reading.tokens[item.last]!.norm)) return [];
    let next = at + 1;
    // "red & gold enamel": red and pink are rose gold's only beside another named gold.
    if (/^(?:red|pink)$/.test(item.norm) && isBareGold(items[at + 2] ?? item)) return [];
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
    // A stamp ("750 yellow") has no unit between.
    const at =
      GOLD_COLOURS[items[measure.at + 1]?.norm ?? ''] === undefined ? measure.at + 2 : measure.at + 1;
    const colour = GOLD_COLOURS[items[at]?.norm ?? ''];
    if (colour === undefined || has(items[at + 1], 'gemstone', 'stoneNoun', 'customGemstone', 'metal'))
      return [];
    use(reading, at);
    return [{ value: colour, words: wordsOf(reading, measure.at, at), at }];
  });
}

/** "gold white 18 carats", "gold, rose": the colour behind a bare gold, with nothing else that it could colour. */
function coloursBehind(reading: Reading): Claim<Metal>[] {
  const { items } = reading;
  return items.flatMap((item, at) => {
    if (!isBareGold(item) || item.norm === 'golden' || item.negated) return [];
    const colour = GOLD_COLOURS[items[at + 1]?.norm ?? ''];
    if (colour === undefined) return [];
    const next = items[at + 2];
    const free =
      next === undefined ||
      next.quantity !== null ||
      (next.kind === 'mark' && !/^[-&/]$/.test(next.norm)) ||
      has(next, 'type');
    if (!free) return [];
    use(reading, at + 1);
    return [{ value: colour, words: wordsOf(reading, at, at + 1), at: at + 1 }];
  });
}

/** "half white gold and half rose": the second colour stands without its gold. */
function secondColours(reading: Reading): Claim<Metal>[] {
  const { items } = reading;
  return items.flatMap((item, at) => {
    const colour = GOLD_COLOURS[item.norm];
    if (colour === undefined || /^(?:red|pink)$/.test(item.norm) || item.negated) return [];
    let before = at - 1;
    while (before >= 0 && /^(?:and|&|,|\/|half|part|with|some)$/.test(items[before]!.norm)) before -= 1;
    const first = items[before];
    if (before === at - 1 || first === undefined || first.norm === 'golden') return [];
    if (!metalsOf(first).some((metal) => /(?:White|Rose|Yellow) Gold/.test(metal))) return [];
    const next = items[at + 1];
    const free =
      next === undefined ||
      next.kind === 'mark' ||
      /^(?:with|where|in|on|together|mixed|for)$/.test(next.norm);
    if (!free) return [];
    use(reading, at);
    return [{ value: colour, words: wordsOf(reading, before, at), at }];
  });
}

/** "Rose gold makes me look red. Yellow is fine": the gold of another colour, allowed by itself. */
function allowedColours(reading: Reading): Claim<Metal>[] {
  const { items } = reading;
  const refusesGold = items.some(
    (item) => item.negated && metalsOf(item).some((metal) => / Gold$/.test(metal)),
  );
  if (!refusesGold) return [];
  return items.flatMap((item, at) => {
    const colour = GOLD_COLOURS[item.norm];
    const rest = items
      .slice(at + 1, at + 4)
      .map(({ norm }) => norm)
      .join(' ');
    if (
      colour === undefined ||
      item.negated ||
      !/^(?:is|would be|s) (?:fine|ok|okay|good|better|great|nice|best|perfect)\b/.test(rest)
    )
      return [];
    use(reading, at);
    return [{ value: colour, words: wordsOf(reading, at), at }];
  });
}

/** Stones that are called golden: "golden South Sea pearl" has no gold. */
const GOLDEN_STONES = /^(?:Pearl|Topaz|Sapphire|Citrine|Moonstone)$/;

function coloursStone({ items }: Reading, at: number): boolean {
  if (items[at]!.norm !== 'golden') return false;
  for (let index = at + 1; index <= at + 3; index++) {
    const item = items[index];
    if (item === undefined || item.kind === 'mark') return false;
    const stone = item.entries.find(({ sense }) => sense === 'gemstone')?.value;
    if (stone !== undefined) return GOLDEN_STONES.test(stone);
  }
  return false;
}

/** "band, rose, 1.5 mm": as jewelers write it; a word of its own between commas, beside stones, is no flower. */
function bareRose(reading: Reading): Claim<Metal>[] {
  const { items } = reading;
  const bounds = (item: Item | undefined): boolean => item === undefined || /^[,;|/]$/.test(item.norm);
  const at = items.findIndex(
    ({ norm, negated }, index) =>
      norm === 'rose' && !negated && index > 0 && bounds(items[index - 1]) && bounds(items[index + 1]),
  );
  const hasOther = items.some(
    (item, index) => index !== at && has(item, 'gemstone', 'cut', 'shape', 'customGemstone', 'motif'),
  );
  if (at === -1 || !hasOther) return [];
  use(reading, at);
  return [{ value: 'Rose Gold', words: wordsOf(reading, at), at }];
}

/** "a ring, black, with a red stone": black metal, where black colours nothing else and no metal is named. */
function blackMetal(reading: Reading): Claim<Metal>[] {
  const { items } = reading;
  const enamelBefore = (index: number): boolean =>
    items.slice(0, index).some((item) => metalsOf(item).includes('Enamel'));
  const at = items.findIndex(
    (item, index) =>
      /^(?:black|all black|jet black|matte black|pitch black)$/.test(item.norm) &&
      !item.negated &&
      !phraseOf(reading, index).some(
        (other) =>
          other !== index &&
          (has(
            items[other],
            'gemstone',
            'stoneNoun',
            'customGemstone',
            'motif',
            'metal',
            'centreNoun',
            'accentNoun',
            'thing',
          ) ||
            (other > index && items[other]!.kind === 'word')),
      ) &&
      !(enamelBefore(index) && has(items[index - 2], 'colour')) &&
      !isLinkedColour(items[index - 1]) &&
      !isLinkedColour(items[index + 1]),
  );
  if (at === -1) return [];
  use(reading, at);
  return [{ value: 'Black Rhodium', words: wordsOf(reading, at), at }];
}

const isLinkedColour = (item: Item | undefined): boolean =>
  item !== undefined && (/^(?:and|or|&|\/)$/.test(item.norm) || has(item, 'gemstone', 'stoneNoun'));

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
  const trailing = [
    ...karatColours(reading, measures),
    ...coloursBehind(reading),
    ...secondColours(reading),
    ...allowedColours(reading),
  ].filter(({ at }, index, all) => all.findIndex((other) => other.at === at) === index);
  const colours: Claim<Metal>[] = [...shared, ...trailing];
  const excluded: Claim<Metal>[] = [];
  const bare: Claim<Metal>[] = [];
  items.forEach((item, at) => {
    if (!has(item, 'metal') || coloursStone(reading, at)) return;
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
  const rose = all.length === 0 ? bareRose(reading) : [];
  const hasBase = all.some(({ value }) => !/^(?:Enamel|Recycled Metal|Mixed Metals)$/.test(value));
  const metals = firstOfEach(hasBase ? all : [...rose, ...blackMetal(reading), ...all]);
  const wanted = new Set(metals.map(({ value }) => value));
  const golds = new Set([...shared, ...trailing, ...rose].map(({ at }) => at));
  return { golds, metals, excluded: firstOfEach(excluded).filter(({ value }) => !wanted.has(value)) };
}

function isExcludedNumber(reading: Reading, at: number): boolean {
  return has(reading.items[at - 1], 'exclude') && !has(reading.items[at - 1], 'filler');
}
