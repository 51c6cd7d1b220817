/** "Our dog Biscuit passed away. A pendant with his name on the back": a name that is told first and asked for later. */
import { type Claim, itemAt, type Reading, use, wordsOf } from '../reading.ts';

/** Whose name it is, and the name. */
const TOLD =
  /\b(?:[Oo]ur|[Mm]y|[Hh]is|[Hh]er|[Tt]heir|[Aa]|[Tt]he) (?:late |beloved |dear |old |little |sweet |new |baby ){0,2}(?:dog|cat|puppy|kitten|horse|pony|rabbit|bunny|parrot|budgie|bird|hamster|tortoise|pet|labrador|lab|collie|poodle|spaniel|terrier|dachshund|pug|son|daughter|baby|grandson|granddaughter|niece|nephew|boy|girl|husband|wife|dad|father|mum|mom|mother|nan|gran|grandma|brother|sister|friend|fiancee?|fiancée?),? (?:named |called |is called )?(\p{Lu}\p{Ll}+)\b/u;
/** The name alone, of somebody who was told of: "she is called Luna". */
const CALLED = /\b(?:called|named|name is|name's) (\p{Lu}\p{Ll}+)\b/u;
/** That the piece is to bear it. */
const ASKED = /\b(?:his|her|its|it's|their|the|my \p{L}+?(?:'s|’s|s)) name\b(?! is\b)/iu;

/** The years that are asked for with it: "his name and 2011-2024". */
const YEARS = /^\s*(?:,|and|&|\+|with)\s+(?:the (?:years|dates)\s+)?(\d{4}\s?[-–]\s?\d{4})\b/iu;

export function nameOfOne(reading: Reading): Claim<string> | null {
  const told = TOLD.exec(reading.text) ?? CALLED.exec(reading.text);
  if (told === null) return null;
  const behind = reading.text.slice(told.index);
  const asked = ASKED.exec(behind);
  // "With my son's name on it, he is called Theo"
  if (asked === null && !(told[0].startsWith('called') && ASKED.test(reading.text))) return null;
  const name = told[1]!;
  const start = told.index + told[0].length - name.length;
  const at = itemAt(reading, start);
  if (at === -1) return null;
  use(reading, at);
  const askedEnd = asked === null ? told[0].length : asked.index + asked[0].length;
  const years = YEARS.exec(behind.slice(askedEnd));
  if (years === null) return { value: name, words: wordsOf(reading, at), at };
  const yearsEnd = told.index + askedEnd + years[0].length;
  use(reading, itemAt(reading, yearsEnd - years[1]!.length), itemAt(reading, yearsEnd - 1));
  return { value: `${name} ${years[1]}`, words: wordsOf(reading, at), at };
}
