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

/** @param lettering true when an inscription was read: its "engraved" is no finish */
export function readFinish(reading: Reading, lettering: boolean): Claim<MetalFinish> | null {
  const claims = claimsOf(reading, 'finish', METAL_FINISHES);
  return claims.find(({ value }) => !(lettering && value === 'Engraved')) ?? null;
}

/** Words that colour any style and yield to a named one: a "modern Art Deco ring" is Art Deco. */
const GENERIC_ERA =
  /^(?:modern|contemporary|classic|classical|timeless|traditional|vintage|antique|understated|organic|raw|edgy|street|classy|current|heirloom|retro|minimal|future|imperfect|rustic|moody|vintage inspired|vintage style|antique style|bridal|natural look|urban|unconventional|digital|skull|heritage)$/;

export function readEra(reading: Reading): Claim<DesignEra> | null {
  const claims = claimsOf(reading, 'era', DESIGN_ERAS);
  return claims.find(({ at }) => !GENERIC_ERA.test(reading.items[at]!.norm)) ?? claims[0] ?? null;
}

export function readCultures(reading: Reading): Claim<CulturalInspiration>[] {
  return firstOfEach(claimsOf(reading, 'culture', CULTURAL_INSPIRATIONS));
}

/** The more a word says, the sooner it rules: a birthday gift for a christening is for the christening. */
const OCCASION_RANK: readonly (readonly Occasion[])[] = [
  ['Anniversary', 'Birthstone'],
  ['Engagement', 'Religious'],
  ['Statement', 'Everyday'],
  ['Custom Gift'],
];

export function readOccasion(reading: Reading): Claim<Occasion> | null {
  const claims = claimsOf(reading, 'occasion', OCCASIONS).filter(({ at }) => !describesExisting(reading, at));
  for (const rank of OCCASION_RANK) {
    const claim = claims.find(({ value }) => rank.includes(value));
    if (claim !== undefined) return claim;
  }
  return null;
}

/** Part of a body, not a motif: "it should match her eyes", a snake "with emerald eyes". */
function isBodyPart(reading: Reading, at: number): boolean {
  const item = reading.items[at]!;
  const before = reading.items[at - 1];
  if (item.norm !== 'eye' || before === undefined) return false;
  if (/^(?:her|his|my|your|their)$/.test(before.norm)) return true;
  return /s$/.test(reading.tokens[item.last]!.norm) && has(before, 'gemstone', 'colour', 'customGemstone');
}

/** @param taken items whose word is no motif: a heart that is a cut, the rose of "rose and white gold" */
export function readMotifs(reading: Reading, taken: ReadonlySet<number>): Claim<Motif>[] {
  const claims = claimsOf(reading, 'motif', MOTIFS).filter(
    ({ at }) => !taken.has(at) && !isBodyPart(reading, at),
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
    if (has(reading.items[at + 1], 'setting')) return [];
    if (!/^(?:triangle|triangular|square|rectangle|rectangular|octagon|octagonal)/.test(item.norm)) return [];
    use(reading, at);
    return [{ value: 'Geometric', words: wordsOf(reading, at), at }];
  });
  return firstOfEach([...claims, ...hearts, ...outlines].sort((a, b) => a.at - b.at));
}
