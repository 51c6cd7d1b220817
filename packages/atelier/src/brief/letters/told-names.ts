/** Names that are told first and asked for later: "Our dog Biscuit passed away. A pendant with his name on the back". */
import { type Rule, ruleSet } from '@filigree/language';
import { type Claim, type Reading, use, wordsOf } from '../reading.ts';
import type { LetteredText } from './letter-tags.ts';

const CREATURE =
  '(dog|cat|puppy|kitten|horse|pony|rabbit|bunny|parrot|budgie|bird|hamster|tortoise|pet|lab|collie|spaniel|terrier|pug|<motif=Animal>)';
const PERSON = '(<recipient>|boy|girl|baby|son|daughter|niece|nephew|godson|goddaughter|friend)';
/** "My friend Anna's garden" is not about her. */
const NAME = "!(. 's) what:<names>";

const TOLD: readonly Rule<'told'>[] = [
  {
    name: 'called',
    when: [`(called|named|name is|name's) ${NAME}`],
    effect: 'told',
    yes: ['A ring for my boy, he is called Theo.', 'Her name is Luna.'],
    no: ['My dog Biscuit.', 'A piece named after a river.'],
  },
  {
    name: 'name-behind-who-it-is',
    when: [`(our|my|his|her|their|a|the) ..3 (${CREATURE}|${PERSON}) ,? (named|called|is called)? ${NAME}`],
    effect: 'told',
    yes: [
      'Our sausage dog Bruno died.',
      'My late husband, Walter, was a baker.',
      'My daughter Nora loves foxes.',
    ],
    no: ["My friend Anna's garden.", 'My dog died.', 'A dog from Wales.'],
  },
  {
    name: 'parted-from',
    when: [`(goodbye|farewell) to ${NAME}`, `(we|i) (lost|buried|miss|adopted|rescued) ${NAME}`],
    effect: 'told',
    yes: ['We said goodbye to Otto in March.', 'Last spring we lost Poppy.'],
    no: ['We said goodbye to the sea.', 'I lost a ring in Wales.'],
  },
];

const ASKED: readonly Rule<'asked'>[] = [
  {
    name: 'name-of-who-was-told',
    when: [
      `(his|her|its|it's|their|the|my .? . 's) name !(is|be) ((,|and|&|+|with)* (the (years|dates))? what:<years>)?`,
    ],
    effect: 'asked',
    yes: [
      'A pendant with his name on the back.',
      "With my son's name on it.",
      'With his name and 2011-2024.',
    ],
    no: ['Her name is Luna.', 'A name necklace.'],
  },
];

export const TOLD_NAMES = ruleSet(TOLD);
export const ASKED_NAMES = ruleSet(ASKED);

/** The name that was told last before it is asked for, or else the first behind it. */
export function nameTold(reading: Reading, { text, itemOf }: LetteredText): Claim<string> | null {
  const [asked] = ASKED_NAMES.findIn(text);
  if (asked === undefined) return null;
  const told = TOLD_NAMES.findIn(text).sort((one, other) => one.first - other.first);
  const name =
    told.findLast(({ first }) => first < asked.first) ?? told.find(({ rule }) => rule.name === 'called');
  if (name === undefined) return null;
  const at = itemOf(name.captures.what!.first);
  use(reading, at);
  const claim = { value: wordsOf(reading, at), words: wordsOf(reading, at), at };
  const years = asked.captures.what;
  if (years === undefined) return claim;
  const [first, last] = [itemOf(years.first), itemOf(years.end - 1)];
  use(reading, first, last);
  return { ...claim, value: `${claim.value} ${wordsOf(reading, first, last)}` };
}
