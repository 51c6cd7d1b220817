/** Finish, motifs, era, cultures and occasion: fields whose phrases mean one thing each. */
import {
  CULTURAL_INSPIRATIONS,
  type CulturalInspiration,
  DESIGN_ERAS,
  type DesignEra,
  METAL_FINISHES,
  type MetalFinish,
  MOTIFS,
  type Motif,
  OCCASIONS,
  type Occasion,
} from '@filigree/contracts';
import type { Sense } from '../lexicon/entry.ts';
import { type Claim, firstOfEach, type Reading, use, wordsOf } from '../reading.ts';
import { has } from '../scan.ts';
import { describesExisting } from './types.ts';

function claimsOf<Value extends string>(
  reading: Reading,
  sense: Sense,
  values: readonly Value[],
): Claim<Value>[] {
  return reading.items.flatMap((item, at) => {
    const found = item.entries.filter((entry) => entry.sense === sense);
    if (found.length === 0) return [];
    use(reading, at);
    if (item.negated) return [];
    return found.flatMap((entry) => {
      const value = values.find((candidate) => candidate === entry.value);
      return value === undefined ? [] : [{ value, words: wordsOf(reading, at), at }];
    });
  });
}

/** "a band that isn't shiny": what is refused to shine is matte. */
function readUnpolished(reading: Reading): Claim<MetalFinish> | null {
  const at = reading.items.findIndex(
    (item) => item.negated && !item.softened && item.entries.some(({ value }) => value === 'Polished'),
  );
  return at === -1 ? null : { value: 'Matte', words: wordsOf(reading, at), at };
}

/** "I'm wearing emerald satin": cloth. */
const isFabric = ({ items }: Reading, at: number): boolean =>
  /^(?:satin|velvet)/.test(items[at]!.norm) &&
  items.slice(Math.max(0, at - 4), at).some(({ norm }) => /^(?:wearing|dress|gown|wear)$/.test(norm));

/** "a rough diamond" is uncut, and its metal as it may be. */
const isRoughStone = ({ items }: Reading, at: number): boolean =>
  items[at]!.norm === 'rough' && !/^[,.;]$/.test(items[at + 1]?.norm ?? '.');

/** @param lettering true when an inscription was read: its "engraved" is no finish */
export function readFinish(reading: Reading, lettering: boolean): Claim<MetalFinish> | null {
  const claims = claimsOf(reading, 'finish', METAL_FINISHES);
  // "engraved with their initials" asks for lettering still to be told, not for a pattern.
  const promised = reading.items.some(
    (item) =>
      item.kind === 'word' &&
      /^(?:initials?|coordinates?|names?|dates?|message|inscription|monogram|lettering|text)$/.test(
        reading.tokens[item.first]!.norm,
      ),
  );
  const wanted = claims.find(
    ({ value, at }) =>
      !((lettering || promised) && value === 'Engraved') &&
      !isFabric(reading, at) &&
      !isRoughStone(reading, at),
  );
  return wanted ?? readUnpolished(reading);
}

/** Words that colour any style and yield to a named one: a "modern Art Deco ring" is Art Deco. */
const GENERIC_ERA =
  /^(?:modern|contemporary|classic|classical|timeless|traditional|vintage|antique|understated|organic|raw|edgy|street|classy|current|heirloom|retro|minimal|future|imperfect|rustic|moody|vintage inspired|vintage style|antique style|bridal|natural look|urban|unconventional|digital|skull|heritage|spiked|spike)$/;

export function readEra(reading: Reading): Claim<DesignEra> | null {
  // Baroque pearls are a shape, not a century.
  const pearls = reading.items.some((item) => item.entries.some(({ value }) => value === 'Pearl'));
  const claims = claimsOf(reading, 'era', DESIGN_ERAS).filter(
    ({ at }) =>
      !(pearls && reading.items[at]!.norm === 'baroque') &&
      // "heirloom quality", "a future heirloom": made to last, not old.
      !(
        reading.items[at]!.norm === 'heirloom' &&
        (/^(?:quality|piece|for|to|that)$/.test(reading.items[at + 1]?.norm ?? '') ||
          /^(?:future|new|family)$/.test(reading.items[at - 1]?.norm ?? ''))
      ),
  );
  return claims.find(({ at }) => !GENERIC_ERA.test(reading.items[at]!.norm)) ?? claims[0] ?? null;
}

export function readCultures(reading: Reading): Claim<CulturalInspiration>[] {
  return firstOfEach(claimsOf(reading, 'culture', CULTURAL_INSPIRATIONS));
}

/** "and now it's five years": years counted by two people. */
function readYears({ items, tokens }: Reading): Claim<Occasion> | null {
  const at = items.findIndex((item, index) => {
    if (item.quantity === null || !/^years?$/.test(items[index + 1]?.norm ?? '')) return false;
    const before = tokens
      .slice(Math.max(0, item.first - 2), item.first)
      .map(({ text }) => text.toLowerCase());
    return (
      /(?:it[’']?s|its|it is|makes it|makes)$/.test(before.join(' ')) && items[index + 2]?.norm !== 'old'
    );
  });
  if (at === -1) return null;
  const words = tokens.slice(items[at]!.first, items[at + 1]!.last + 1).map(({ text }) => text);
  return { value: 'Anniversary', words: words.join(' '), at };
}

/** The more a word says, the sooner it rules: a birthday gift for a christening is for the christening. */
const OCCASION_RANK: readonly (readonly Occasion[])[] = [
  ['Anniversary', 'Birthstone'],
  ['Engagement', 'Religious'],
  ['Statement', 'Everyday'],
  ['Custom Gift'],
];

/** "1st", "22nd", "3rd", "70th"; "1.7 rd" and "3st" are a round stone and so many stones. */
const isOrdinal = (value: number, ending: string): boolean => {
  const last = value % 100 > 10 && value % 100 < 14 ? 0 : value % 10;
  return ending === (['th', 'st', 'nd', 'rd'][last] ?? 'th');
};

const BIRTHDAY =
  /^(?:thirteenth|sixteenth|eighteenth|twenty first|twentieth|thirtieth|fortieth|fiftieth|sixtieth|seventieth|eightieth|ninetieth|hundredth)$/;

/** "for her thirtieth": a birthday in words. */
function readOrdinal(reading: Reading): Claim<Occasion> | null {
  const { items } = reading;
  if (items.some(({ entries }) => entries.some(({ value }) => value === 'Anniversary'))) return null;
  const at = items.findIndex(
    (item, index) =>
      BIRTHDAY.test(
        reading.tokens
          .slice(item.first, item.last + 1)
          .map(({ norm }) => norm)
          .join(' '),
      ) &&
      !/^(?:century|anniversary|street|avenue|floor|wedding)$/.test(items[index + 1]?.norm ?? '') &&
      (/^(?:her|his|my|their|our|a)$/.test(items[index - 1]?.norm ?? '') ||
        reading.tokens[(items[index - 1] ?? item).last]!.possessive),
  );
  if (at === -1) return null;
  use(reading, at);
  const value = items[at - 1]?.norm === 'our' ? 'Anniversary' : 'Custom Gift';
  return { value, words: wordsOf(reading, at), at };
}

/** "turns 60", "her 70th": a birthday, unless it is an anniversary that is counted. */
function readAge(reading: Reading): Claim<Occasion> | null {
  const { items } = reading;
  const at = items.findIndex((item, index) => {
    const age = item.quantity;
    if (age === null || age.low < 1 || age.low > 110 || !Number.isInteger(age.low)) return false;
    const before = items[index - 1]?.norm ?? '';
    const after = items[index + 1]?.norm ?? '';
    if (/^(?:turn|turns|turned|turning)$/.test(before)) return true;
    // "shes 60 nxt wk", "she is 21 tomorrow"
    if (
      !/^(?:mm|cm|ct|carat|k|kt)$/.test(after) &&
      /^(?:she|he|mum|mom|dad|shes|hes|sh|h|is|s)$/.test(before) &&
      (/^(?:tomorrow|2mrw|2moro|tmrw|next|nxt|soon|this|today)$/.test(after) ||
        // "he's 30 on Saturday"
        /^(?:on|in) (?:mon|tues|wednes|thurs|fri|satur|sun|january|february|march|april|may|june|july|august|september|october|november|december)/.test(
          `${after} ${items[index + 2]?.norm ?? ''}`,
        ))
    )
      return true;
    return (
      isOrdinal(age.low, after) &&
      !/^(?:century|anniversary|year|street|of|floor|finger)$/.test(items[index + 2]?.norm ?? '') &&
      !items.some(({ entries }) => entries.some(({ value }) => value === 'Anniversary'))
    );
  });
  if (at === -1) return readOrdinal(reading);
  const last = /^(?:st|nd|rd|th)$/.test(items[at + 1]?.norm ?? '') ? at + 1 : at;
  const first = /^turn/.test(items[at - 1]?.norm ?? '') ? at - 1 : at;
  use(reading, first, last);
  // "for our 40th": a couple counts years together.
  const value = items[first - 1]?.norm === 'our' ? 'Anniversary' : 'Custom Gift';
  return { value, words: wordsOf(reading, first, last), at };
}

/** "wore these at a wedding", "everyone at the office": where something was seen, not what this is for. */
function isElsewhere({ items }: Reading, at: number): boolean {
  const before = items
    .slice(Math.max(0, at - 14), at)
    .map(({ norm }) => norm)
    .join(' ');
  const clause = before.slice(Math.max(before.lastIndexOf(' . '), before.lastIndexOf(' ! '), 0));
  // "Diamonds on the wings. Thank you.": thanks for reading.
  if (
    /^thank you$/.test(items[at]!.norm) &&
    /^(?:[.,!;\n-]|and|)$/.test(items[at - 1]?.norm ?? '') &&
    !/^(?:gift|present|for)$/.test(items[at + 1]?.norm ?? '')
  )
    return true;
  if (
    /\b(?:wore|saw|seen|spotted|noticed|admired|met|had on) .*\b(?:at|during|from) (?:(?:a|an|the|my|her|his|their|our|friend|cousin|last) ?)*$/.test(
      clause,
    )
  )
    return true;
  return (
    /^(?:the )?office$/.test(items[at]!.norm) &&
    !/\b(?:for|wear|to|wearing|suits?|in)(?: (?:it|at|to|the|my|in))*$/.test(clause) &&
    !/^(?:friendly|appropriate|safe|ready|wear|proof)$/.test(items[at + 1]?.norm ?? '')
  );
}

export function readOccasion(reading: Reading): Claim<Occasion> | null {
  const claims = claimsOf(reading, 'occasion', OCCASIONS).filter(
    ({ at }) => !describesExisting(reading, at) && !isElsewhere(reading, at),
  );
  const age = readAge(reading);
  if (age !== null) claims.push(age);
  const years = readYears(reading);
  if (years !== null) claims.push(years);
  for (const rank of OCCASION_RANK) {
    const claim = claims.find(({ value }) => rank.includes(value));
    if (claim !== undefined) return claim;
  }
  return null;
}

/** Part of a body, not a motif: "it should match her eyes", a snake "with emerald eyes". */
export function isBodyPart(reading: Reading, at: number): boolean {
  const item = reading.items[at]!;
  const before = reading.items[at - 1];
  if (item.norm !== 'eye' || before === undefined) return false;
  const creature = reading.items.some((other) =>
    other.entries.some(({ value }) => value === 'Animal' || value === 'Serpent'),
  );
  if (creature && has(before, 'gemstone', 'colour')) return true;
  // "A bat, rubies for eyes".
  if (creature && /^(?:for|as)$/.test(before.norm) && has(reading.items[at - 2], 'gemstone', 'stoneNoun'))
    return true;
  if (/^(?:her|his|my|your|their)$/.test(before.norm)) return true;
  return /s$/.test(reading.tokens[item.last]!.norm) && has(before, 'gemstone', 'colour', 'customGemstone');
}

/** The iris of an eye is no flower, the fire of an opal no flame. */
function isQuality({ items }: Reading, at: number): boolean {
  const { norm } = items[at]!;
  const names = (value: string): boolean =>
    items.some(({ entries }) => entries.some((entry) => entry.value === value));
  // "as the tide leaves its silver": what is left behind is no foliage.
  if (
    norm === 'leaves' &&
    /^(?:it|its|me|us|the|my|his|her|a|him|them|no|nothing)$/.test(items[at + 1]?.norm ?? '')
  )
    return true;
  // "stepped shoulders" describe the part they stand before.
  if (/^(?:stepped|angular|linear|faceted)$/.test(norm) && has(items[at + 1], 'bandPart')) return true;
  if (norm === 'peacock' && names('Pearl') && has(items[at + 1], 'gemstone')) return true;
  return (norm === 'iris' && names('Eye')) || (norm === 'fire' && names('Opal'));
}

/** "hexagon bezel", "hexagonal sapphire": the outline of a stone. */
export function outlinesStone(reading: Reading, at: number): boolean {
  return (
    /^(?:hexagon|hexagonal|octagon|octagonal|rhombus|kite|lozenge)/.test(reading.items[at]!.norm) &&
    (has(reading.items[at + 1], 'setting', 'gemstone', 'stoneNoun', 'cut', 'customGemstone') ||
      (reading.items[at - 1]?.norm === ',' && has(reading.items[at - 2], 'gemstone')))
  );
}

/** "The dog ate the sofa": a creature that does something in a story. */
export function isNarrated({ items }: Reading, at: number): boolean {
  return (
    has(items[at], 'motif') &&
    /^(?:the|my|our|his|her|their)$/.test(items[at - 1]?.norm ?? '') &&
    /^(?:ate|eat|chewed|broke|stole|died|barked|bark|knocked|ran|lost|swallowed|jumped|sat|sleeps|slept|destroyed|scratched|bit)$/.test(
      items[at + 1]?.norm ?? '',
    )
  );
}

/** "a Scorpio sun, Pisces moon": a place in a birth chart, not a figure. */
export function isOfChart({ items }: Reading, at: number): boolean {
  return (
    /^(?:sun|moon|rising|ascendant)$/.test(items[at]!.norm) &&
    items[at - 1]?.entries.some(({ sense, value }) => sense === 'motif' && value === 'Zodiac') === true
  );
}

/** "A black velvet ribbon": what a piece is tied with. */
export const isCloth = ({ items, tokens }: Reading, at: number): boolean =>
  items[at]!.norm === 'ribbon' &&
  /^(?:velvet|satin|silk|silken|fabric|lace|grosgrain)$/.test(tokens[items[at]!.first - 1]?.norm ?? '');

/** @param taken items whose word is no motif: a heart that is a cut, the rose of "rose and white gold" */
export function readMotifs(reading: Reading, taken: ReadonlySet<number>): Claim<Motif>[] {
  const claims = claimsOf(reading, 'motif', MOTIFS).filter(
    ({ at }) =>
      !taken.has(at) &&
      !isBodyPart(reading, at) &&
      !outlinesStone(reading, at) &&
      !isQuality(reading, at) &&
      !isOfChart(reading, at) &&
      !isCloth(reading, at) &&
      !isNarrated(reading, at),
  );
  const hearts = reading.items.flatMap((item, at): Claim<Motif>[] => {
    const heart = item.entries.some((entry) => entry.sense === 'shape' && entry.value === 'Heart');
    if (!heart || taken.has(at)) return [];
    use(reading, at);
    return item.negated ? [] : [{ value: 'Heart', words: wordsOf(reading, at), at }];
  });
  // "triangles", "square": outlines that shape no stone are geometry.
  const outlines = reading.items.flatMap((item, at): Claim<Motif>[] => {
    if (reading.used.has(at) || item.negated || !has(item, 'shape')) return [];
    const next = reading.items[at + 1];
    // "cufflinks, square, onyx": an outline of its own is the face's, and no pattern.
    if (/^,$/.test(next?.norm ?? '') && reading.items[at - 1]?.norm === ',') return [];
    if (
      has(next, 'setting', 'gemstone', 'stoneNoun') ||
      /^(?:link|face|top|head|table|tube|tubing|wire|section|profile|edge|shank|signet|signet ring)$/.test(
        next?.norm ?? '',
      )
    )
      return [];
    if (!/^(?:triangle|triangular|square|rectangle|rectangular|octagon|octagonal)/.test(item.norm)) return [];
    use(reading, at);
    return [{ value: 'Geometric', words: wordsOf(reading, at), at }];
  });
  // "violets", "lilacs": a colour has no plural, a flower has.
  const flowers = reading.items.flatMap((item, at): Claim<Motif>[] => {
    const grows = /^(?:violets|lilacs|lavenders|cornflowers|saffrons)$/.test(reading.tokens[item.last]!.norm);
    if (!grows || item.negated || item.kind === 'quoted') return [];
    use(reading, at);
    return [{ value: 'Floral', words: wordsOf(reading, at), at }];
  });
  const all = [...claims, ...hearts, ...outlines, ...flowers].sort((a, b) => a.at - b.at);
  // "Asymmetrical earrings, a sun and a moon": what they are not alike in was named.
  const named = all.filter(({ words }) => !/^asymmetr/i.test(words));
  return firstOfEach(named.length > 0 ? named : all);
}
