/** "Mum's ring with a 0.6 ct diamond and two chipped sapphires: put the diamond in something low": one stone of an old piece. */
import { type Reading, use } from '../reading.ts';
import { has, type Item, valueIn } from '../scan.ts';

/** What is done to a stone that is there. */
const SETS =
  /^(?:put|putting|set|setting|reset|resetting|remount|remounting|mount|remake|remaking|move|moving|transfer|transferring|use|using|reuse|reusing|rework|reworking|repurpose|repurposing|keep|take|turn|turning)$/;
const OWN = /^(?:the|that|her|his|my|this)$/;
/** Where it comes from. */
const OLD =
  /\b(?:have|has|had|got|inherited|left|own|belonged|old|late|vintage|heirloom|existing|broken|mothers?|mums?|moms?|nans?|grans?|grandmothers?|grandmas?|aunts?)\b/;
/** Words between the verb and its stone. */
const REACH = 6;
const ENDS = /^[.;!?\n]$/;

const isSet = (item: Item): boolean => SETS.test(item.norm) || SETS.test(item.norm.split(' ').at(-1)!);

/** The verb, and the stone that it takes. */
function chosen({ items }: Reading): { readonly verb: number; readonly at: number } | null {
  for (const [verb, item] of items.entries()) {
    if (item.negated || !isSet(item)) continue;
    for (let at = verb + 1; at < Math.min(items.length, verb + REACH); at++) {
      if (ENDS.test(items[at]!.norm) || items[at]!.norm === 'with') break;
      if (!has(items[at], 'gemstone') || items[at]!.negated) continue;
      const between = items.slice(verb + 1, at);
      return between.some(({ norm }) => OWN.test(norm)) ? { verb, at } : null;
    }
  }
  return null;
}

/** Takes the other stones of an old piece out of the way, where one of them is to be set anew. */
export function withoutStonesLeft(reading: Reading): void {
  const { items, tokens } = reading;
  const found = chosen(reading);
  if (found === null) return;
  const gemstone = valueIn(items[found.at], 'gemstone');
  // "Put the diamonds and the sapphires in a bangle": all of them.
  const isAsked = (value: string | null): boolean =>
    items.some((item, at) => at > found.verb && !item.negated && valueIn(item, 'gemstone') === value);
  const told = items.slice(0, found.verb);
  const words = told.flatMap(({ first, last }) => tokens.slice(first, last + 1).map(({ norm }) => norm));
  if (
    !OLD.test(words.join(' ').replaceAll("'s", 's')) ||
    !told.some((item) => valueIn(item, 'gemstone') === gemstone)
  )
    return;
  use(reading, found.verb);
  for (const [at, item] of told.entries()) {
    const value = valueIn(item, 'gemstone');
    if (value === null || value === gemstone || isAsked(value)) continue;
    let from = at;
    while (
      from > 0 &&
      (has(items[from - 1], 'size', 'colour', 'cut', 'shape') || items[from - 1]!.quantity !== null)
    )
      from -= 1;
    for (let index = from; index <= at; index++) {
      use(reading, index);
      (items as Item[])[index] = {
        ...items[index]!,
        kind: 'phrase',
        entries: [{ sense: 'filler', value: '' }],
        quantity: null,
      };
    }
  }
}
