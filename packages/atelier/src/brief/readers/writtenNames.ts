/** Names and words that a piece is to bear, without quotation marks. */
import { ENGRAVING_MAX_LENGTH } from '@filigree/contracts';
import { STOP_WORDS } from '../lexicon/plainEnglish.ts';
import { type Claim, type Reading, use, wordAt, wordsOf } from '../reading.ts';
import { has } from '../scan.ts';
import { isHand } from './letterings.ts';
import { nameListEnd } from './nameLists.ts';

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
    last = Math.max(last, nameListEnd(reading, at + 2));
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
/** "My dog named Rex", "a girl named Rose": whose name is told is not what the piece bears. */
const namesLiving = (reading: Reading, at: number): boolean =>
  wordAt(reading, reading.items[at]!) === 'named' &&
  (has(reading.items[at - 1], 'recipient') ||
    reading.items[at - 1]!.entries.some(({ value }) => value === 'Animal'));

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
  const isShouted = (at: number): boolean => /^\p{Lu}{2,}$/u.test(textAt(at));
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
      ((SAYS.test(wordAt(reading, item)) && !namesLiving(reading, at)) ||
        (/^names?$/.test(wordAt(reading, item)) &&
          (isOwner(reading, at - 1) || /^(?:its|with|,)$/.test(items[at - 1]!.norm)))),
  );
  const cueAt = Math.max(plateAt, saysAt);
  if (cueAt === -1) return null;
  const names = plateAt !== -1;
  // Right behind a word of saying; anywhere behind a nameplate.
  let first = cueAt + 1;
  while (isHand(items[first])) first += 1;
  if (names && saysAt < plateAt) {
    const noun = has(items[first], 'type', 'jewelryNoun') ? first : plateAt;
    if (isVocabularyName(reading, noun)) first = noun + 1;
    else while (first < items.length && !(isCapital(first) && isName(reading, first))) first += 1;
  } else if (/^[,:]$/.test(items[first]?.norm ?? '')) first += 1;
  const lower = names && saysAt > plateAt && items[first]?.kind !== 'mark';
  if (items[first] === undefined || !(isCapital(first) || lower)) return null;
  let last = first;
  for (let at = first + 1; at < items.length; at++) {
    // "Jack and Rose": behind the first, a name may be a word of jewelry too.
    if (isCapital(at) && (saysAt !== -1 || isName(reading, at) || JOINS.test(items[at - 1]!.norm))) last = at;
    // "TYPE 1 DIABETIC"
    else if (items[at]!.quantity !== null && isShouted(at - 1) && isShouted(at + 1)) last = at;
    else if (!(JOINS.test(items[at]!.norm) && isCapital(at + 1)) || endsSentence(reading, at)) break;
  }
  last = Math.max(last, nameListEnd(reading, first));
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

/** "Name necklace Lily": behind a piece in small letters, a capitalised word is a name, whatever else it may mean. */
function isVocabularyName({ items, tokens }: Reading, nounAt: number): boolean {
  const item = items[nounAt + 1];
  if (item === undefined || !/^(?:word|phrase)$/.test(item.kind) || item.first !== item.last) return false;
  const noun = tokens[items[nounAt]!.last]!;
  return (
    /^\p{Ll}/u.test(noun.text) &&
    /^\p{Lu}\p{Ll}/u.test(tokens[item.first]!.text) &&
    !has(item, 'metal', 'type', 'jewelryNoun', 'finish') &&
    !STOP_WORDS.has(item.norm)
  );
}

/** "Initials in script": what is to be written is not told. */
const UNTOLD =
  /^(?:engrav\w*|inscri\w*|letter(?:s|ing)?|initials?|names?|monogram\w*|words?|text|date|font|write|put|etched|stamped|make|please|all|also|and)$/;

/** "Mom written in cursive", "Jack & Rose in block letters", "LOVE spelled in diamonds": the words before. */
export function writtenOut(reading: Reading): Claim<string> | null {
  const { items, tokens } = reading;
  const at = items.findIndex(
    (item, index) =>
      index > 0 &&
      !item.negated &&
      (/^(?:written|spelled|spelt)$/.test(wordAt(reading, item)) ||
        (isHand(item) && !isHand(items[index - 1]))),
  );
  const item = items[at - 1];
  const announcedAt = announcedBefore(reading, at);
  if (announcedAt !== null) return textBetween(reading, announcedAt + 1, at - 1);
  if (item === undefined || item.kind === 'mark' || has(item, 'type', 'jewelryNoun', 'metal', 'gemstone'))
    return null;
  const { text } = tokens[item.first]!;
  if (!/^\p{Lu}/u.test(text) || text === 'I' || UNTOLD.test(wordAt(reading, item))) return null;
  let first = at - 1;
  const isCapital = (index: number): boolean =>
    index >= 0 && isName(reading, index) && /^\p{Lu}/u.test(tokens[items[index]!.first]!.text);
  while (
    isCapital(first - 1) ||
    (/^(?:and|&|\+)$/.test(items[first - 1]?.norm ?? '') && isCapital(first - 2))
  )
    first -= isCapital(first - 1) ? 1 : 2;
  // "A necklace for Amelie, cursive": she is told of, and not what it reads.
  const isSaid = !isHand(items[at]) || wordAt(reading, items[at]!) === 'in';
  if (!isSaid && /^(?:for|from|by|to|of|in|at|like|called|named)$/.test(items[first - 1]?.norm ?? ''))
    return null;
  if (!isHand(items[at])) use(reading, at);
  return textBetween(reading, first, at - 1);
}

/** "The word breathe in cursive": where the word was announced; null where none was. */
function announcedBefore(reading: Reading, at: number): number | null {
  if (at === -1) return null;
  for (let index = at - 2; index >= Math.max(1, at - 7); index--) {
    const item = reading.items[index]!;
    if (item.kind === 'mark' || item.kind === 'quoted') return null;
    if (/^(?:words?|phrase|saying|motto)$/.test(wordAt(reading, item)))
      return reading.items[index - 1]!.norm === 'the' ? index : null;
  }
  return null;
}

function textBetween(reading: Reading, first: number, last: number): Claim<string> {
  const { items, tokens } = reading;
  use(reading, first, last);
  const text = reading.text.slice(tokens[items[first]!.first]!.start, tokens[items[last]!.last]!.end);
  return { value: text.slice(0, ENGRAVING_MAX_LENGTH), words: wordsOf(reading, first, last), at: first };
}
