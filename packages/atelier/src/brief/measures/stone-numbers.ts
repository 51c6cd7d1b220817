/** Grammatical number of the stones that are named: "a pearl" is one, "pearls" are several. */
import type { Brief, Gemstone } from '@filigree/contracts';
import { type Rule, ruleSet } from '@filigree/language';
import type { Reading } from '../reading.ts';
import { valueIn } from '../scan.ts';
import { tagMeasures } from './measure-tags.ts';

type StoneNumber = NonNullable<Brief['gemstoneNumbers']>[number]['number'];

const QUALITIES =
  '(<cut>|<shape>|<colour>|<size>|<finish>|natural|lab|grown|lab-grown|cut|shaped|brilliant|small|little|tiny|teeny|big|large|nice|pretty|beautiful|real|genuine|<quantity>|ct|carat|mm|-)*';

/** What follows a noun that stands for itself; before another noun it only says of what kind that is. */
const BEHIND =
  '($|,|-|and|in|on|with|for|as|at|to|from|that|which|hanging|dangling|set|held|sitting|between|above|below|under|beside|next|instead|surrounded|where|would|could|is|please|pls|by|or|but|of|inside|behind|like|if|right|somewhere|near|because)';

const RULES: readonly Rule<StoneNumber>[] = [
  {
    name: 'one-stone',
    when: [`(a|an|one|single|lone|another) ${QUALITIES} what:<gemstone> (stone|gem|gemstone)? ${BEHIND}`],
    unless: [
      // In each of several there is one.
      '(each|every|all)',
      `<gemstone> (and|&|or|,|with) ${QUALITIES} <gemstone> (<type>|band|set|cluster|halo|drop|stud|pair|bead|row)`,
    ],
    effect: 'one',
    yes: ['A ring with a ruby.', 'One tiny opal, nothing else.', 'A brooch with an emerald for its eye.'],
    no: ['A ruby ring.', 'A ring with rubies.', 'A ruby and diamond ring.', 'A ring with a diamond halo.'],
  },
  {
    name: 'several-stones',
    when: [
      'what:<gemstones>',
      `(few|some|several|many|lots of|scattering of|couple of) ${QUALITIES} what:<gemstone> (stones|gems|beads)`,
    ],
    effect: 'several',
    yes: [
      'A bracelet with turquoises.',
      'An umbrella with small blue sapphires.',
      'An anklet with a few turquoise stones.',
    ],
    no: ['A ruby ring.', 'A ring with a pearl.', 'A lapis ring.'],
  },
];

export const STONE_NUMBER_RULES = ruleSet(RULES);

/** Kinds whose number is told, each once; kinds of which both are told are left open. */
export function readGemstoneNumbers(reading: Reading): NonNullable<Brief['gemstoneNumbers']> {
  const { text, itemOf } = tagMeasures(reading, []);
  const told = new Map<Gemstone, Set<StoneNumber>>();
  for (const { rule, captures } of STONE_NUMBER_RULES.findIn(text)) {
    const item = reading.items[itemOf(captures.what!.first)]!;
    const gemstone = valueIn(item, 'gemstone') as Gemstone | null;
    if (gemstone === null || item.negated) continue;
    told.set(gemstone, (told.get(gemstone) ?? new Set()).add(rule.effect));
  }
  return [...told].flatMap(([gemstone, numbers]) =>
    numbers.size === 1 ? [{ gemstone, number: [...numbers][0]! }] : [],
  );
}
