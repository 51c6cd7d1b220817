/** Era and cultures: what a piece is inspired by. */
import {
  CULTURAL_INSPIRATIONS,
  type CulturalInspiration,
  DESIGN_ERAS,
  type DesignEra,
  type Figure,
} from '@filigree/contracts';
import { YIELDING_ERAS } from '../lexicon/styles.ts';
import { type Claim, firstOfEach, type Reading } from '../reading.ts';
import { has, valueIn } from '../scan.ts';
import { claimsOf } from './claimsOf.ts';
import { isWhereabouts } from './whereabouts.ts';

/** "Traditional Indian", "classical Greek": of its culture's kind, and no style of ours. */
const isOfCulture = ({ items }: Reading, at: number): boolean =>
  (/^(?:traditional|classical|classic|tradition|conventional)$/.test(items[at]!.norm) &&
    has(items[at + 1], 'culture')) ||
  // "Navratna ring, 22 kt, traditional", "Hawaiian heirloom bangle"
  (/^(?:traditional|tradition|heirloom)$/.test(items[at]!.norm) &&
    items.some((item) => has(item, 'culture') && !item.negated));

export function readEra(reading: Reading): Claim<DesignEra> | null {
  // Baroque pearls are a shape, not a century.
  const pearls = reading.items.some((item) => item.entries.some(({ value }) => value === 'Pearl'));
  const claims = claimsOf(reading, 'era', DESIGN_ERAS).filter(
    ({ at }) =>
      !(pearls && reading.items[at]!.norm === 'baroque') &&
      !isOfCulture(reading, at) &&
      !isWhereabouts(reading, at) &&
      !isPerson(reading, at) &&
      !areOfCreature(reading, at) &&
      !(isOfThing(reading, at) && reading.items.some((item, other) => other !== at && has(item, 'era'))) &&
      // "heirloom quality", "a future heirloom": made to last, not old.
      !(
        reading.items[at]!.norm === 'heirloom' &&
        (/^(?:quality|piece|for|to|that)$/.test(reading.items[at + 1]?.norm ?? '') ||
          /^(?:future|new|family)$/.test(reading.items[at - 1]?.norm ?? ''))
      ),
  );
  return claims.find(({ at }) => !YIELDING_ERAS.has(reading.items[at]!.norm)) ?? claims[0] ?? null;
}

/** "A St Lawrence medal", "a patron saint": saints beyond those that the lexicon names. */
const SAINT = /\b(?:St\.?|Saint) \p{Lu}\p{Ll}+ (?:medal|medallion|icon|prayer)/u;

function readSaint({ text, items, tokens }: Reading): Claim<CulturalInspiration>[] {
  const found = SAINT.exec(text);
  if (found === null) return [];
  const at = items.findIndex((item) => tokens[item.last]!.end > found.index);
  return items[at]!.negated ? [] : [{ value: 'Religious / Spiritual Icons', words: found[0], at }];
}

export function readCultures(reading: Reading): Claim<CulturalInspiration>[] {
  const named = claimsOf(reading, 'culture', CULTURAL_INSPIRATIONS).filter(
    ({ at }) => !isWhereabouts(reading, at),
  );
  return firstOfEach([...named, ...readSaint(reading)]);
}

/** "I collect mid-century furniture": the style of something else. */
const isOfThing = ({ items }: Reading, at: number): boolean =>
  /^(?:furniture|house|home|cottage|flat|car|building|architecture|chair|clothes|clothing|music|film|movie|novel|book|poetry|literature|painting|dance|dancing|dress|garden)$/.test(
    items[at + 1]?.norm ?? '',
  );

/** What has spikes of its own. */
const SPIKY: ReadonlySet<string> = new Set<Figure>(['hedgehog', 'cactus', 'thistle', 'pineapple', 'dragon']);

/** "A hedgehog whose spikes are gold granules", "a cactus with spikes": its own, and no street style. */
const areOfCreature = ({ items }: Reading, at: number): boolean =>
  /^spike[ds]?$/.test(items[at]!.norm) &&
  items.some(
    (item) =>
      !item.negated &&
      (SPIKY.has(valueIn(item, 'figure') ?? '') ||
        /^(?:sea urchin|urchin|puffer fish|pufferfish|conker)$/.test(item.norm)),
  );

/** "For a surfer", "he's a biker": who somebody is, and no style unless it is called one. */
const isPerson = ({ items, tokens }: Reading, at: number): boolean =>
  /^(?:surfer|biker|skater|cowboy)s?$/.test(tokens[items[at]!.last]!.norm) &&
  /^(?:a|an|my|the|our|for|am|m|fellow|old)$/.test(tokens[items[at]!.first - 1]?.norm ?? '') &&
  !has(items[at + 1], 'type', 'jewelryNoun', 'metal', 'gemstone') &&
  !/^(?:style|vibe|look|feel|chic|aesthetic|girl|inspired)$/.test(items[at + 1]?.norm ?? '');
