/** Names and words that a piece is to bear, without quotation marks. */
import { ENGRAVING_MAX_LENGTH } from '@filigree/contracts';
import { STOP_WORDS } from '../lexicon/plainEnglish.ts';
import { type Claim, type Reading, use, wordAt, wordsOf } from '../reading.ts';
import { has } from '../scan.ts';

/** "My", "her", "my daughter's": whose name it is. */
const isOwner = (reading: Reading, at: number): boolean =>
  /^(?:my|her|his|our|their|the)$/.test(reading.items[at]!.norm) ||
  has(reading.items[at], 'recipient') ||
  /['’]s$/u.test(reading.tokens[reading.items[at]!.last]!.text);

/** "a necklace with my name, Sofia, in gold", "my daughter's name, Eloise": the names that follow at once. */
export function givenName(reading: Reading): Claim<string> | null {
  const { items, tokens } = reading;
  for (let at = 1; at + 2 < items.length; at++) {
    if (!/^names?$/.test(wordAt(reading, items[at]!)) || !isOwner(reading, at - 1)) continue;
    if (!/^[,:]$/.test(items[at + 1]!.norm)) continue;
    const isName = (index: number): boolean =>
      items[index] !== undefined &&
      items[index]!.kind !== 'quoted' &&
      /^\p{Lu}\p{Ll}+/u.test(tokens[items[index]!.first]!.text);
    let last = at + 1;
    for (
      let index = at + 2;
      isName(index) || (/^(?:and|&)$/.test(items[index]?.norm ?? '') && isName(index + 1));
      index++
    )
      last = index;
    if (last === at + 1) continue;
    use(reading, at, last);
    const text = reading.text.slice(tokens[items[at + 2]!.first]!.start, tokens[items[last]!.last]!.end);
    return { value: text.slice(0, ENGRAVING_MAX_LENGTH), words: wordsOf(reading, at, last), at: at + 2 };
  }
  return null;
}

/** Words that say that the piece is lettering: what is capitalised behind them is the name. */
const NAMED_PIECE =
  /^(?:nameplate|name plate|namenecklace|name necklace|name bracelet|name chain|name ring|name pendant|name bar|name charm)$/;
/** Behind these the very words follow. */
const SAYS = /^(?:says?|saying|reads?|reading|spelling|spells|spelled|named)$/;
/** Words within a name. */
const JOINS = /^(?:and|&|\+|\.|'|-|de|la|del|y)$/;

/** "A nameplate necklace that says MAMA", "name necklace, Emma, rose gold", "with the name Sofía", "saying Carpe Diem". */
export function calledName(reading: Reading): Claim<string> | null {
  const { items, tokens } = reading;
  const textAt = (at: number): string => {
    const item = items[at];
    return item === undefined ? '' : tokens[item.first]!.text;
  };
  // "Says Odin's name": the name is not told.
  const isCapital = (at: number): boolean =>
    /^\p{Lu}/u.test(textAt(at)) &&
    !/^I$|^I['’]\p{L}+$|['’]s$/u.test(textAt(at)) &&
    items[at]!.kind !== 'quoted';
  const plateAt = items.findIndex(
    (item, at) =>
      !item.negated &&
      (NAMED_PIECE.test(item.norm) ||
        (wordAt(reading, item) === 'name' && has(items[at + 1], 'type', 'jewelryNoun')) ||
        (wordAt(reading, item) === 'name' && /^plates?$/.test(items[at + 1]?.norm ?? ''))),
  );
  const saysAt = items.findIndex(
    (item, at) =>
      !item.negated &&
      at > 0 &&
      (SAYS.test(wordAt(reading, item)) ||
        (/^names?$/.test(wordAt(reading, item)) &&
          /^(?:the|my|her|his|its|our|their|with)$/.test(items[at - 1]!.norm))),
  );
  const cueAt = Math.max(plateAt, saysAt);
  if (cueAt === -1) return null;
  const names = plateAt !== -1;
  // Right behind a word of saying; anywhere behind a nameplate.
  let first = cueAt + 1;
  if (names && saysAt < plateAt)
    while (first < items.length && !(isCapital(first) && isName(reading, first))) first += 1;
  else if (/^[,:]$/.test(items[first]?.norm ?? '')) first += 1;
  const lower = names && saysAt > plateAt && items[first]?.kind !== 'mark';
  if (items[first] === undefined || !(isCapital(first) || lower)) return null;
  let last = first;
  for (let at = first + 1; at < items.length; at++) {
    // "Jack and Rose": behind the first, a name may be a word of jewelry too.
    if (isCapital(at) && (saysAt !== -1 || isName(reading, at) || JOINS.test(items[at - 1]!.norm))) last = at;
    else if (!(JOINS.test(items[at]!.norm) && isCapital(at + 1)) || endsSentence(reading, at)) break;
  }
  if (saysAt !== -1) use(reading, saysAt);
  use(reading, first, last);
  const text = reading.text.slice(tokens[items[first]!.first]!.start, tokens[items[last]!.last]!.end);
  return { value: text.slice(0, ENGRAVING_MAX_LENGTH), words: wordsOf(reading, first, last), at: first };
}

/** "Always Near. She": a point behind a word ends what is said, behind an initial ("E.M.") it does not. */
const endsSentence = ({ items, tokens }: Reading, at: number): boolean =>
  items[at]!.norm === '.' && !/^\p{Lu}$/u.test(tokens[items[at - 1]!.last]!.text);

/** A capitalised word that the vocabulary does not claim. */
const isName = ({ items }: Reading, at: number): boolean =>
  items[at]!.kind === 'word' && items[at]!.entries.length === 0 && !STOP_WORDS.has(items[at]!.norm);

/** "Mom written in cursive", "LOVE spelled in diamonds": the word before. */
export function writtenOut(reading: Reading): Claim<string> | null {
  const { items, tokens } = reading;
  const at = items.findIndex(
    (item, index) =>
      index > 0 &&
      !item.negated &&
      (/^(?:written|spelled|spelt)$/.test(wordAt(reading, item)) ||
        (wordAt(reading, item) === 'in' &&
          /^(?:cursive|script|calligraphy)$/.test(items[index + 1]?.norm ?? ''))),
  );
  const item = items[at - 1];
  if (item === undefined || item.kind === 'mark' || has(item, 'type', 'metal', 'gemstone')) return null;
  const { text } = tokens[item.first]!;
  if (!/^\p{Lu}/u.test(text) || text === 'I') return null;
  use(reading, at - 1, at);
  return { value: text, words: wordsOf(reading, at - 1, at), at: at - 1 };
}
