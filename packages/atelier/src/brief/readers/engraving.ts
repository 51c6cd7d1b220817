import { ENGRAVING_MAX_LENGTH } from '@filigree/contracts';
import { UNIT_WORDS } from '../lexicon/numbers.ts';
import { BOUNDARY_WORDS, STOP_WORDS } from '../lexicon/plainEnglish.ts';
import { type Claim, type Reading, use, wordAt, wordsOf } from '../reading.ts';
import { has, type Item } from '../scan.ts';
import { capitals, letterOn, lettersTold } from './capitals.ts';
import { classYear } from './classYears.ts';
import { areInitials, isInitial } from './initials.ts';
import { ANNOUNCES, CUE, SKIPPED, STOPS, STRONG_CUE } from './letteringCues.ts';
import { isHand } from './letterings.ts';
import { lettersOfEach } from './lettersOfEach.ts';
import { lowerInitials } from './lowerInitials.ts';
import { motto } from './mottoes.ts';
import { nameListEnd, toldNames } from './nameLists.ts';
import { nameOfOne } from './nameOfOne.ts';
import { placedCapitals } from './placedCapitals.ts';
import { quotedLettering } from './quotedLettering.ts';
import { rimWords } from './rimWords.ts';
import { twoSides } from './twoSides.ts';
import { readDatum } from './writtenData.ts';
import { calledName, givenName, writtenOut } from './writtenNames.ts';

/** Words of the language of rings, which are lettering wherever an inscription is announced. */
const TENDER =
  /^(?:love|loved|forever|always|eternity|eternal|soulmates?|mine|yours|you|me|my|i|and|&|ever|one|never|together|beloved|heart|the|moon|back|life|de|la|le|mon|ma|mi|meu|mein|meine)$/;

/** "Engraved inside with mo ghrá": inside of a ring there is room for letters alone. */
const isInscribed = (reading: Reading, cueAt: number, at: number): boolean => {
  const between = reading.items.slice(cueAt + 1, at).map((item) => wordAt(reading, item));
  if (!between.some((word) => /^(?:inside|inner)$/.test(word)) || between.at(-1) !== 'with') return false;
  const words: Item[] = [];
  for (const item of reading.items.slice(at)) {
    if (item.kind === 'mark' || STOPS.test(wordAt(reading, item))) break;
    words.push(item);
  }
  return (
    words.length > 0 &&
    words.length <= 8 &&
    words.every(
      (item) =>
        TENDER.test(wordAt(reading, item)) ||
        (item.kind === 'word' &&
          item.entries.length === 0 &&
          !CUE.test(wordAt(reading, item)) &&
          !STOP_WORDS.has(item.norm) &&
          !BOUNDARY_WORDS.has(item.norm)),
    )
  );
};

/** "Engraved ride or die": right behind the verb, to the end of what is said, nothing but words that say nothing of the piece. */
function isPlainLine({ items }: Reading, cueAt: number, at: number): boolean {
  if (at !== cueAt + 1) return false;
  const end = items.findIndex((item, index) => index >= at && item.kind === 'mark');
  const line = items.slice(at, end === -1 ? undefined : end);
  const [opens, closes] = [line[0], line.at(-1)];
  if (opens === undefined || closes === undefined) return false;
  const speaks = ({ norm }: Item): boolean =>
    !STOP_WORDS.has(norm) && !BOUNDARY_WORDS.has(norm) && !/ly$|where$/.test(norm);
  const count = closes.last - opens.first + 1;
  return (
    count >= 3 &&
    count <= 8 &&
    speaks(opens) &&
    speaks(closes) &&
    line.every(({ entries }) => entries.every(({ sense }) => sense === 'filler')) &&
    line.every(
      ({ norm, kind }) => kind !== 'quoted' && kind !== 'quantity' && !CUE.test(norm) && !STOPS.test(norm),
    )
  );
}

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
  const capital =
    /^\p{Lu}/u.test(first.text) ||
    first.kind === 'number' ||
    isInscribed(reading, cueAt, at) ||
    isPlainLine(reading, cueAt, at);
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

/** How something is engraved, rather than what. */
const MANNER = /ly$|^(?:hand|laser|deep|machine|custom|double|half|part|all|both|nice|free|not|also)$/;

/** Words of a sentence that asks for lettering rather than telling it. */
const STRUCTURE =
  /^(?:a|an|the|with|it|is|are|be|been|being|have|has|having|get|getting|to|would|i|we|you|want|like|love|please|should|can|could|and|or|but|on|some|something|anything|nothing|also|then|that|this|which)$/;

/** ", type 1 diabetic engraved,": plain words alone in their clause, which the vocabulary knows nothing of. */
function clauseBefore(reading: Reading, verbAt: number): Claim<string> | null {
  const { items, tokens } = reading;
  let first = verbAt;
  while (first > 0 && items[first - 1]!.kind !== 'mark') first -= 1;
  const words = items.slice(first, verbAt);
  const isPlain = ({ kind, entries, norm, negated }: Item): boolean =>
    !negated &&
    entries.length === 0 &&
    (kind === 'quantity' || (kind === 'word' && !STRUCTURE.test(norm) && !CUE.test(norm))) &&
    !ANNOUNCES.test(norm) &&
    !SKIPPED.test(norm) &&
    !MANNER.test(norm);
  const isClosed = items[verbAt + 1] === undefined || items[verbAt + 1]!.kind === 'mark';
  if (first === 0 || words.length < 2 || !isClosed || !words.every(isPlain)) return null;
  const text = reading.text.slice(tokens[words[0]!.first]!.start, tokens[items[verbAt - 1]!.last]!.end);
  use(reading, first, verbAt);
  return {
    value: text.slice(0, ENGRAVING_MAX_LENGTH),
    words: wordsOf(reading, first, verbAt),
    at: first,
  };
}

/** "my kids' names Tom and Ellie engraved": announced, then the names, then the verb. */
function before(reading: Reading): Claim<string> | null {
  const { items, tokens } = reading;
  const verbAt = items.findIndex((item) => STRONG_CUE.test(wordAt(reading, item)) && !item.negated);
  if (verbAt < 2) return null;
  const clause = clauseBefore(reading, verbAt);
  if (clause !== null) return clause;
  // "a bracelet with 26.2 engraved"
  if (items[verbAt - 1]!.quantity !== null && /^(?:with|have|and)$/.test(items[verbAt - 2]!.norm)) {
    use(reading, verbAt - 1, verbAt);
    const { text } = tokens[items[verbAt - 1]!.first]!;
    return { value: text, words: wordsOf(reading, verbAt - 1, verbAt), at: verbAt - 1 };
  }
  // "with the words not all storms last engraved inside"
  const told = items.findIndex(
    (item, at) =>
      at < verbAt - 1 &&
      verbAt - at <= 16 &&
      /^(?:words?|phrase|message|saying|motto|quote)$/.test(wordAt(reading, item)) &&
      items[at - 1]?.norm === 'the' &&
      items.slice(at + 1, verbAt).every(({ kind }) => kind !== 'mark' && kind !== 'quoted'),
  );
  if (told !== -1 && /^engraved|^inscribed/.test(wordAt(reading, items[verbAt]!))) {
    use(reading, told, verbAt);
    const text = reading.text.slice(
      tokens[items[told + 1]!.first]!.start,
      tokens[items[verbAt - 1]!.last]!.end,
    );
    return {
      value: text.slice(0, ENGRAVING_MAX_LENGTH),
      words: wordsOf(reading, told, verbAt),
      at: told + 1,
    };
  }
  let first = verbAt;
  for (let at = verbAt - 1; at >= Math.max(0, verbAt - 8); at--) {
    const token = tokens[items[at]!.first]!;
    const isName = /^\p{Lu}/u.test(token.text) && items[at]!.kind !== 'quoted';
    if (isName || token.kind === 'number') first = at;
    else if (ANNOUNCES.test(token.norm)) break;
    // "With Theo, Ava and Finn engraved"
    else if (token.norm === 'with' && first < verbAt && nameListEnd(reading, first) > first)
      return textIn(reading, first, nameListEnd(reading, first), verbAt);
    else if (!/^(?:and|&|\+|,)$/.test(token.norm) || at === 0) return null;
  }
  // "our initials, M&T, engraved"
  while (
    first < verbAt &&
    items[first - 1]?.norm === ',' &&
    ANNOUNCES.test(wordAt(reading, items[first - 2] ?? items[verbAt]!))
  ) {
    const text = reading.text.slice(tokens[items[first]!.first]!.start, tokens[items[verbAt - 1]!.last]!.end);
    use(reading, first - 2, verbAt);
    return {
      value: text.replace(/[\s,]+$/, '').slice(0, ENGRAVING_MAX_LENGTH),
      words: wordsOf(reading, first, verbAt),
      at: first,
    };
  }
  if (first === verbAt || !ANNOUNCES.test(wordAt(reading, items[first - 1] ?? items[verbAt]!))) return null;
  let last = verbAt - 1;
  while (last > first && /^(?:,|and|&)$/.test(wordAt(reading, items[last]!))) last -= 1;
  return textIn(reading, first, last, verbAt);
}

/** What stands between two items, which a verb behind them announced. */
function textIn(reading: Reading, first: number, last: number, verbAt: number): Claim<string> {
  const { items, tokens } = reading;
  use(reading, first, verbAt);
  const text = reading.text.slice(tokens[items[first]!.first]!.start, tokens[items[last]!.last]!.end);
  return { value: text.slice(0, ENGRAVING_MAX_LENGTH), words: wordsOf(reading, first, verbAt), at: first };
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
    before(reading) ??
    motto(reading) ??
    unquoted(reading) ??
    capitals(reading) ??
    placedCapitals(reading) ??
    rimWords(reading) ??
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
