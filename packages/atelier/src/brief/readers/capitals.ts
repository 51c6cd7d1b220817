/** Letters that are named as such and need no verb. */
import { ENGRAVING_MAX_LENGTH } from '@filigree/contracts';
import { type Claim, type Reading, use, wordAt, wordsOf } from '../reading.ts';
import { has } from '../scan.ts';

const textAt = ({ items, tokens }: Reading, at: number): string => {
  const item = items[at];
  return item === undefined ? '' : tokens[item.first]!.text;
};

/** "letter B", "the initials RJB", "initials A + J": capitals named as letters need no verb. */
export function capitals(reading: Reading): Claim<string> | null {
  const { items, tokens } = reading;
  for (let at = 0; at + 1 < items.length; at++) {
    if (!/^(?:letters?|initials?|monogram)$/.test(wordAt(reading, items[at]!)) || items[at]!.negated)
      continue;
    // "Monogram cufflinks RJB", "initial necklace, M".
    let first = at + 1;
    while (has(items[first], 'type', 'jewelryNoun', 'metal')) first += 1;
    // "Initial bracelet with L and a heart"; "with A diamond" has an article.
    if (
      items[first]?.norm === 'with' &&
      items[first + 1] !== undefined &&
      /^[B-HJ-Z]\p{Lu}{0,3}$/u.test(tokens[items[first + 1]!.first]!.text)
    )
      first += 1;
    if (/^[:,]$/.test(items[first]?.norm ?? '')) first += 1;
    if (items[first] === undefined) continue;
    let last = first - 1;
    for (let index = first; index < items.length; index++) {
      const { text, kind } = tokens[items[index]!.first]!;
      // "in block letters I would like": a sentence goes on.
      const goesOn = text === 'I' && /^\p{Ll}/u.test(textAt(reading, index + 1));
      const letters = kind === 'word' && /^(?:\p{Lu}['’]?){1,4}$/u.test(text) && !goesOn;
      // "the letters H, M and R"
      const single = /^\p{Lu}$/u.test(tokens[items[first]!.first]!.text);
      const joins =
        index > first &&
        /^(?:&|\+|and|\.|,)$/.test(items[index]!.norm) &&
        (single || items[index]!.norm !== ',');
      if (letters) last = index;
      else if (!joins) break;
    }
    // "our initials A and B in sapphire" are set, not cut.
    if (last < first || (items[last + 1]?.norm === 'in' && has(items[last + 2], 'gemstone'))) continue;
    use(reading, at);
    use(reading, first, last);
    const { end } = tokens[items[last]!.last]!;
    const letters = reading.text.slice(tokens[items[first]!.first]!.start, end);
    // "E.M.H." keeps its last point too.
    const text =
      /^(?:\p{Lu}['’]?\.?)*\.(?:\p{Lu}['’]?)+$/u.test(letters) && reading.text[end] === '.'
        ? `${letters}.`
        : letters;
    return { value: text.slice(0, ENGRAVING_MAX_LENGTH), words: wordsOf(reading, at, last), at: first };
  }
  return null;
}

/** "a signet with a W on it": a capital that stands on the piece. */
export function letterOn(reading: Reading): Claim<string> | null {
  const { items, tokens } = reading;
  for (let at = 0; at + 2 < items.length; at++) {
    if (!/^(?:a|an|the|big|little|single)$/.test(items[at]!.norm)) continue;
    const { text } = tokens[items[at + 1]!.first]!;
    if (!/^\p{Lu}$/u.test(text) || items[at + 1]!.negated || wordAt(reading, items[at + 2]!) !== 'on')
      continue;
    use(reading, at + 1, at + 1);
    return { value: text, words: wordsOf(reading, at + 1, at + 1), at: at + 1 };
  }
  return null;
}
