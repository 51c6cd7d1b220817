/** Pairs whose two differ: "mismatched earrings", "a moon on one ear and a star on the other". */
import type { Arrangement, JewelryType } from '@filigree/contracts';
import { type Rule, ruleSet } from '@filigree/language';
import { type Reading, use, wordsOf } from '../reading.ts';
import { tagReading } from '../scopes/tagged-reading.ts';
import type { Named } from './phraseTable.ts';

/** What is made and worn as two that are seen beside each other. */
export const PAIRED_PIECES: readonly JewelryType[] = ['Earrings', 'Cufflinks'];

const FIGURE = '(<figure>|<motif>)';
const THING = '(<figure>|<motif>|<gemstone>)';
/** How either of the two is called. */
const OF_PAIR = '(ear|ears|lobe|earring|stud|cufflink|link|cuff|side|hand)';

const RULES: readonly Rule<'unlike'>[] = [
  {
    name: 'not-matching',
    when: ["(not|never|don't|doesn't|aren't|n't|'t) ..2 what:(match|matching|matched|alike|identical)"],
    effect: 'unlike',
    yes: ["Little studs that don't match.", 'The two are not identical.'],
    no: ['Matching studs.'],
  },
  {
    name: 'one-and-the-other',
    when: [
      `what:(one|left|first) ${OF_PAIR}? ..7 ${THING} ..9 (other|second|right) ${OF_PAIR}? ..7 ${THING}`,
      `what:right ${OF_PAIR}? ..7 ${THING} ..9 left ${OF_PAIR}? ..7 ${THING}`,
      'what:one (is|being|has|bears|shows|should be) (a|an|the|my|her|his) ..6 (and|,|but) (the|her|his)? other',
      `${THING} ..5 (in|on|for) the? what:(one|left|right|first) ${OF_PAIR}? ..7 ${THING} ..7 (other|second|right|left)`,
    ],
    unless: [
      '(each|both)',
      // Two on each of them, not one on each.
      '(top|bottom|above|below|front)',
    ],
    effect: 'unlike',
    yes: [
      'One ear a round ruby, the other ear a round sapphire.',
      'Cufflinks where one is an anchor and the other is a compass.',
      'The left one a sun, the right one a crescent moon.',
      'A bee on one ear and a daisy on the other.',
    ],
    no: [
      'One ruby and one little star each.',
      'One pearl at the top and the other, a diamond, below.',
      'One bee and some daisies.',
    ],
  },
  {
    name: 'one-and-one',
    when: [`what:one ..6 ${FIGURE} ..6 (and|,|&) (one|another) ..6 ${FIGURE}`],
    unless: ['(each|both)'],
    effect: 'unlike',
    yes: ['One gold sun stud and one silver moon stud.', 'One anchor and one compass.'],
    no: ['One pearl and one diamond.', 'One star and one moon on each of them.'],
  },
];

export const UNLIKE_RULES = ruleSet(RULES);

/** What the words say of the two of a pair that are not alike; nothing for other pieces. */
export function unlikePair(reading: Reading, types: readonly JewelryType[]): Named<Arrangement>[] {
  if (!types.some((type) => PAIRED_PIECES.includes(type))) return [];
  const text = tagReading(reading);
  const [found] = UNLIKE_RULES.findIn(text);
  if (found === undefined) return [];
  const at = text.itemOf(found.captures.what!.first);
  use(reading, at);
  return [{ value: 'mismatched', words: wordsOf(reading, at), at, last: at }];
}
