import { ENGRAVING_MAX_LENGTH } from '@filigree/contracts';
import { toldLetters } from '../letters/told-letters.ts';
import { UNIT_WORDS } from '../lexicon/numbers.ts';
import { type Claim, type Reading, use, wordAt, wordsOf } from '../reading.ts';
import { has, type Item } from '../scan.ts';
import { capitals, letterOn, lettersTold } from './capitals.ts';
import { classYear } from './classYears.ts';
import { areInitials, isInitial } from './initials.ts';
import { ANNOUNCES, CUE, SKIPPED, STOPS, STRONG_CUE } from './letteringCues.ts';
import { isHand } from './letterings.ts';
import { lettersOfEach } from './lettersOfEach.ts';
import { lowerInitials } from './lowerInitials.ts';
import { nameListEnd, toldNames } from './nameLists.ts';
import { nameOfOne } from './nameOfOne.ts';
import { placedCapitals } from './placedCapitals.ts';
import { quotedLettering } from './quotedLettering.ts';
import { twoSides } from './twoSides.ts';
import { readDatum } from './writtenData.ts';
import { calledName, givenName, writtenOut } from './writtenNames.ts';

/** A place of a piece that bears lettering, and nothing else. */
const IN_PLACE =
  /^(?:and )?(?:on |along |around )?(?:the )?(?:inside|inner side|reverse|back)(?: (?:of )?(?:the |it$)?(?:band|ring|shank|locket|pendant|disc|bangle|bracelet|cuff|tag|medal)?)?$/;

/** "inside write: Always", "the date inside: 09/09/2026": a colon behind a word of lettering and a place. */
function announcedByColon({ items, tokens }: Reading): number {
  return items.findIndex((item, at) => {
    if (item.norm !== ':' || at === 0) return false;
    const clause: string[] = [];
    for (let index = at - 1; index >= Math.max(0, at - 7); index--) {
      const word = tokens[items[index]!.first]!.norm;
      if (/^[.;!?,]$/.test(word)) break;
      clause.unshift(word);
    }
    const text = clause.join(' ');
    // "inside the band: 14.02.2019"
    const dated = tokens[items[at + 1]?.first ?? -1]?.kind === 'number';
    if (dated && /\b(?:inside|inner|reverse|back)\b/.test(text)) return true;
    // "Inside the band: forever yours"; "inside: rose gold" tells of the piece.
    const next = items[at + 1];
    const tells =
      next === undefined ||
      next.kind === 'quoted' ||
      next.quantity !== null ||
      has(
        next,
        'metal',
        'gemstone',
        'finish',
        'setting',
        'stoneNoun',
        'plain',
        'customGemstone',
        'size',
        'exclude',
        'colour',
      );
    if (!tells && IN_PLACE.test(text)) return true;
    return (
      /\b(?:inside|inner|back|reverse|interior|front)\b/.test(text) &&
      /\b(?:would like|we'd like|i'd like|want|write|written|put|print|date|dates|name|names|initials?|words?|text|message|letters|say|says|reads?)\b/.test(
        text,
      )
    );
  });
}

const UNITS = new Set<string>(Object.values(UNIT_WORDS).flat());

/** A number with its unit behind it. */
const isMeasured = (items: readonly Item[], at: number): boolean => UNITS.has(items[at + 1]?.norm ?? '');

/** "Inside: Always, K": behind a comma who signs, and nothing more in the sentence. */
function isSignature({ items, tokens }: Reading, comma: number): boolean {
  const name = items[comma + 1];
  const end = items[comma + 2];
  if (items[comma]!.norm !== ',' || name === undefined || name.kind === 'quoted') return false;
  const signs = /^\p{Lu}/u.test(tokens[name.first]!.text);
  return (
    signs &&
    (end === undefined || /^[.!\n]$/.test(end.norm)) &&
    !has(name, 'metal', 'gemstone', 'finish', 'type', 'setting', 'cut', 'occasion')
  );
}

/** Behind the point of an initial: another one, of the same name or of who stands beside it ("K. & T."). */
function followsInitial({ items, tokens }: Reading, point: number): boolean {
  const textOf = (at: number): string => (items[at] === undefined ? '' : tokens[items[at]!.first]!.text);
  const joined = /^(?:&|\+|and)$/.test(items[point + 1]?.norm ?? '');
  const at = joined ? point + 2 : point + 1;
  if (!isInitial(textOf(at))) return false;
  const isGlued = !joined && tokens[items[at]!.first]!.glued;
  const ends = items[at + 1] === undefined || /^[.,;!?)]$/.test(items[at + 1]!.norm);
  // "Engraved with K. I would like": a sentence begins.
  return isGlued || ends;
}

/** Lettering without quotation marks: "engraved with Forever Yours", "the initials J & M". */
function unquoted(reading: Reading): Claim<string> | null {
  const { items, tokens } = reading;
  // "No engraving outside. Inside we would like: ..."
  const verbAt = items.findIndex(
    (item, at) =>
      STRONG_CUE.test(wordAt(reading, item)) &&
      !item.negated &&
      !/^(?:no|without|zero)$/.test(items[at - 1]?.norm ?? ''),
  );
  const colonAt = verbAt === -1 ? announcedByColon(reading) : -1;
  const cueAt = Math.max(verbAt, colonAt);
  if (cueAt === -1) return null;
  let at = cueAt + 1;
  let announced = colonAt !== -1;
  let afterColon = announced;
  while (at < items.length) {
    const word = wordAt(reading, items[at]!);
    // "engraved in cursive with Always"
    if (isHand(items[at])) {
      at += 1;
      continue;
    }
    if (ANNOUNCES.test(word)) announced = true;
    else if (word === ':') {
      announced = true;
      afterColon = true;
    } else if (!SKIPPED.test(word) || /^\p{Lu}/u.test(tokens[items[at]!.first]!.text)) break;
    at += 1;
  }
  const start = items[at];
  if (start === undefined) return null;
  // "deep engraved, 18ct rose": behind a comma the wish goes on.
  if (
    items[cueAt + 1]?.norm === ',' &&
    !announced &&
    colonAt === -1 &&
    (start.quantity !== null || start.entries.length > 0)
  )
    return null;
  const first = tokens[start.first]!;
  const capital = /^\p{Lu}/u.test(first.text) || first.kind === 'number';
  if (!announced && (!capital || has(start, 'culture', 'era', 'type'))) return null;
  if (start.kind === 'mark' || (/^(?:if|but|so|i|we)$/i.test(first.norm) && !capital)) return null;
  let last = at;
  for (let index = at; index < items.length; index++) {
    const item = items[index]!;
    const word = wordAt(reading, item);
    if (item.kind === 'mark' && /^[—–]$/.test(item.norm) && index > at) break;
    if (item.norm === '|' && index > at) break;
    if (item.kind === 'mark' && /^[.;!?,()\n]$/.test(item.norm)) {
      // "12.05.2020" and "May 5, 2020" go on.
      const next = items[index + 1];
      // "A.B." goes on to its last point.
      const initials = reading.text.slice(first.start, tokens[item.first]!.start);
      const isInitials = item.norm === '.' && areInitials(initials);
      if (isInitials && followsInitial(reading, index)) continue;
      if (isInitials && initials.includes('.')) last = index;
      const dated =
        next !== undefined &&
        tokens[next.first]!.kind === 'number' &&
        // "MARIE, 16 inch": a measure of the piece.
        (tokens[next.first]!.glued || (item.norm === ',' && !isMeasured(items, index + 1)));
      // "A, B and C": one letter after the other.
      const isLetter = (one: Item | undefined): boolean =>
        one !== undefined && /^\p{Lu}$/u.test(tokens[one.first]!.text);
      const listed = item.norm === ',' && isLetter(items[index - 1]) && isLetter(next);
      // "Theo, Ava & Finn"
      const named = item.norm === ',' && nameListEnd(reading, at) > index;
      if (!dated && !listed && !named && !(afterColon && isSignature(reading, index))) break;
      continue;
    }
    if (colonAt !== -1) {
      last = index;
      continue;
    }
    if (index > at && STOPS.test(word) && !/^\p{Lu}/u.test(tokens[item.first]!.text)) break;
    if (index > at && word === 'and') {
      const next = items[index + 1];
      const nextToken = next === undefined ? undefined : tokens[next.first];
      if (nextToken !== undefined && /^(?:a|an|the|make|set|i|we|also|it|some)$/.test(nextToken.text)) break;
    }
    last = index;
  }
  const text = reading.text.slice(first.start, tokens[items[last]!.last]!.end).trim();
  if (text === '') return null;
  use(reading, cueAt, last);
  return { value: text.slice(0, ENGRAVING_MAX_LENGTH), words: wordsOf(reading, cueAt, last), at };
}

/** `"she believed" on the outside and my initials ER inside`: letters beside a quotation are cut too. */
function withInitials(reading: Reading, line: Claim<string> | null): Claim<string> | null {
  if (line === null) return null;
  const letters = capitals(reading);
  const apart = letters !== null && reading.items[letters.at]!.kind !== 'quoted' && letters.at > line.at;
  return apart && letters.value !== line.value
    ? { ...line, value: `${line.value} / ${letters.value}`.slice(0, ENGRAVING_MAX_LENGTH) }
    : line;
}

/** The lettering asked for. Runs before all other readers: lettering is never read as vocabulary. */
export function readEngraving(reading: Reading): Claim<string> | null {
  const claim =
    twoSides(reading) ??
    lettersOfEach(reading) ??
    withInitials(reading, quotedLettering(reading)) ??
    lettersTold(reading) ??
    toldLetters(reading) ??
    unquoted(reading) ??
    capitals(reading) ??
    placedCapitals(reading) ??
    toldNames(reading) ??
    letterOn(reading) ??
    givenName(reading) ??
    calledName(reading) ??
    writtenOut(reading) ??
    readDatum(reading) ??
    nameOfOne(reading) ??
    lowerInitials(reading) ??
    classYear(reading);
  if (claim !== null) {
    reading.items.forEach((item, at) => {
      // A "name bracelet" is a kind of piece too.
      const isOfPiece = item.norm === 'name' && has(reading.items[at + 1], 'type');
      if (item.kind === 'word' && !isOfPiece && CUE.test(wordAt(reading, item))) use(reading, at);
    });
  }
  return claim === null ? null : { ...claim, value: lettersOf(claim.value) };
}

/** Three letters and more told one by one: what joins them is said and not cut. */
const LISTED = /^\p{Lu}(?:\s*(?:,|,?\s*(?:and|&|\+)\s)\s*\p{Lu}){2,}$/u;

/** "E, J and M" are cut as E J M; of two, "J & M" is how it is written. */
const lettersOf = (text: string): string => (LISTED.test(text) ? text.match(/\p{Lu}/gu)!.join(' ') : text);
