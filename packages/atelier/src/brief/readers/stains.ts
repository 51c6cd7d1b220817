/** "Silver turns my ears green", "it goes black on me": a colour that a metal leaves, and the metal that is refused for it. */
import { BECOMES, HARMS, STAINED, TURNS, WORN_SKIN } from '../lexicon/stains.ts';
import { type Reading, wordAt } from '../reading.ts';
import { has, type Item } from '../scan.ts';
import type { Token } from '../tokens.ts';

const OWNER = '(?:(?:my|her|his|your|their|our|the|everyone s) )?';
const ON_SKIN = `(?:${TURNS}) ${OWNER}(?:${WORN_SKIN})(?: (?:go|going|turn|turning|all))? ${STAINED}`;
/** "From green to purple" is a stone's; "goes with black" no change. */
const BY_ITSELF = `(?:${BECOMES}) ${STAINED}(?= (?:on|after|with wear|over time|in|when|within|from|because|so|and|but|as|at|if)|$)`;
const SKIN_TURNS = `(?:${WORN_SKIN}) (?:${BECOMES}) ${STAINED}`;
const EFFECT = new RegExp(`\\b(?:${ON_SKIN}|${SKIN_TURNS}|${BY_ITSELF})`, 'gi');
const REFUSES = new RegExp(
  `\\b(?:${ON_SKIN}|${BY_ITSELF}|(?:${HARMS}) (?:my (?:${WORN_SKIN})|me (?:out )?(?:in )?(?:an? |the )?(?:out in )?(?:rash|hives|spots|eczema|reaction)))`,
  'i',
);

/** Words with one space between, marks apart, and the token of each character. */
export function spell(tokens: readonly Token[]): { text: string; tokenAt: number[] } {
  let text = '';
  const tokenAt: number[] = [];
  tokens.forEach((token, at) => {
    const word = token.kind === 'quoted' ? '"' : token.possessive ? `${token.norm} s` : token.norm;
    const piece = text === '' ? word : ` ${word}`;
    text += piece;
    for (let index = 0; index < piece.length; index++) tokenAt.push(at);
  });
  return { text, tokenAt };
}

/** The items with the colours of such effects made mute. */
export function withoutStains(tokens: readonly Token[], items: readonly Item[]): Item[] {
  const { text, tokenAt } = spell(tokens);
  // A mark ends what is said; "$" of the pattern stands before it.
  const clauses = text.split(/(?<= )(?=[.,;!?()])/);
  const inside = new Set<number>();
  let offset = 0;
  for (const clause of clauses) {
    for (const match of clause.trimEnd().matchAll(EFFECT))
      for (let index = 0; index < match[0].length; index++)
        inside.add(tokenAt[offset + match.index + index]!);
    offset += clause.length;
  }
  return items.map((item) =>
    inside.has(item.first) && (item.kind === 'word' || has(item, 'colour'))
      ? { ...item, kind: 'phrase', entries: [{ sense: 'filler', value: '' }] }
      : item,
  );
}

/** What may stand between a metal and what it does: its piece, adverbs. */
const BETWEEN =
  /^(?:is|s|it|always|just|only|usually|sometimes|often|tends?|to|would|will|and|that|which|i|had|my|ring|have|has|on|me|really|ever)$/;

/** Metals of a sentence, as items from `first` to `last`, that are refused because of what they do to the skin. */
export function stainingMetals(reading: Reading, { first, last }: { first: number; last: number }): number[] {
  const { items, tokens } = reading;
  const from = items[first]!.first;
  const { text, tokenAt } = spell(tokens.slice(from, items[last]!.last + 1));
  const cue = REFUSES.exec(text);
  if (cue === null) return [];
  const cueToken = from + tokenAt[cue.index]!;
  const cueAt = items.findIndex((item) => item.first <= cueToken && item.last >= cueToken);
  for (let at = cueAt - 1; at >= Math.max(0, cueAt - 6); at--) {
    const item = items[at]!;
    if (has(item, 'metal')) return [at];
    if (!has(item, 'type', 'jewelryNoun') && !BETWEEN.test(wordAt(reading, item))) return [];
  }
  return [];
}
