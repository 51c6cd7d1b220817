/** How several stones stand on a piece, where no name was given to it: "all the way round", "taking turns", "side by side". */
import type { Arrangement } from '@filigree/contracts';
import { type Rule, ruleSet } from '@filigree/language';
import type { Named } from '../readers/phraseTable.ts';
import { type Reading, use, wordsOf } from '../reading.ts';
import { has } from '../scan.ts';
import { withdraw } from '../scopes/naming.ts';
import { tagReading } from '../scopes/tagged-reading.ts';

const WHOLE = '(all the way|the (whole|entire|full) way|all|right|the whole)';
const ROUND = '(around|round)';
const STONES = '(<gemstone>|<stoneNoun>|<customGemstone>)';

const RULES: readonly Rule<Arrangement>[] = [
  {
    name: 'stones-all-around',
    when: [
      `${STONES} (!(engraved|halo|haloed) .)? ..6 ${WHOLE} ${ROUND} (the|its|my|her|it)? (band|ring|finger)? ($|,|;|and|in|please|set|with)`,
      `(set|studded|encrusted|lined) ${WHOLE} ${ROUND} with ..4 ${STONES}`,
    ],
    unless: [
      `(engraved|halo|haloed|centre|center|middle|surround|surrounded) ..8 ${WHOLE} ${ROUND}`,
      `${WHOLE} ${ROUND} (it|the) (stone|<gemstone>|edge|centre|center)`,
    ],
    effect: 'eternity',
    yes: [
      'A ring with rubies and diamonds the whole way around.',
      'A band with sapphires all the way round the finger.',
      'Set all around with tiny emeralds.',
    ],
    no: [
      'A ruby with a halo of diamonds all around.',
      'Engraved all the way around.',
      'Diamonds around the ruby.',
    ],
  },
  {
    name: 'stones-in-turn',
    when: [
      `${STONES} ..4 (take|takes|taking|by) turns`,
      `${STONES} ..3 (one after (the other|another)|turn and turn about|turn about)`,
      `${STONES} (and|with|then) ..2 ${STONES} ..3 every (other|second) (one|stone)`,
    ],
    effect: 'alternating',
    yes: ['Rubies and diamonds taking turns.', 'Sapphires and pearls one after the other.'],
    no: ['My wife and I take turns.', 'Two rubies.'],
  },
  {
    name: 'two-stones-side-by-side',
    when: [
      '(two|2) (main|centre|center|large|big|equal|different)* (stone|stones|gem|gems|gemstones) ..3 (side by side|next to (each other|one another)|beside (each other|one another))',
      `(a|an|one) ..4 ${STONES} and (a|an|one) ..4 ${STONES} ,? (side by side|next to (each other|one another)|beside (each other|one another))`,
    ],
    effect: 'toi-et-moi',
    yes: [
      'A ring with two main stones side by side.',
      'A pear sapphire and an oval diamond side by side.',
      'Two stones next to each other.',
    ],
    no: ['Two rings side by side.', 'Three stones side by side.'],
  },
];

export const STONE_ARRANGEMENT_RULES = ruleSet(RULES);

/** The arrangements that the words describe; a row all around has no stone that stands alone. */
export function describedArrangements(reading: Reading): Named<Arrangement>[] {
  const text = tagReading(reading);
  const { items, tokens } = reading;
  // "The sapphire, the diamonds all round": one that stands alone has the others about it.
  const standsAlone = (at: number): boolean =>
    has(items[at], 'centreNoun') ||
    (has(items[at], 'gemstone') && !items[at]!.negated && !/s$/.test(tokens[items[at]!.last]!.norm));
  return STONE_ARRANGEMENT_RULES.findIn(text).flatMap(({ rule, first, end }) => {
    const [at, last] = [text.itemOf(first), text.itemOf(end - 1)];
    if (rule.effect === 'eternity' && items.some((_, one) => one <= last && standsAlone(one))) return [];
    for (let index = at; index <= last; index++) {
      // "Right round" is no cut.
      if (items[index]!.norm === 'round' && rule.effect === 'eternity') withdraw(reading, index);
      // Words of the stones themselves are read by others.
      else if (items[index]!.entries.length === 0) use(reading, index);
    }
    return [{ value: rule.effect, words: wordsOf(reading, at, last), at, last }];
  });
}
