/** Lettering between quotation marks. */
import { type Claim, type Reading, use, wordAt, wordsOf } from '../reading.ts';
import { has } from '../scan.ts';
import { CUE } from './letteringCues.ts';
import { isBesidePlace } from './letteringPlaces.ts';
import { isHand } from './letterings.ts';

/** "she said 'if you buy me a diamond ...'", "my style is 'haunted librarian'": quoted, and not to be cut. */
function isSpoken({ items }: Reading, at: number): boolean {
  const before = items
    .slice(Math.max(0, at - 4), at)
    .map(({ norm }) => norm)
    .join(' ');
  return (
    /\b(?:i|she|he|they|who|mum|mom|wife|husband|sister|friend|and) (?:said|told me|goes|was like|quote|quipped|shouted|always says?|keeps saying)(?: [,:])?$/.test(
      before,
    ) || /\b(?:style|look|vibe|aesthetic|theme|mood) (?:as|is|of|=|:|being)$/.test(before)
  );
}

/** `The back should read "always"`, `I want it to say "Nana"`: what the piece is to say. */
const TO_SAY =
  /\b(?:should|must|could|to|can|will) (?:please |just |simply )?(?:read|say|spell|bear)(?: :| ,)?$/;
const isToSay = ({ items }: Reading, at: number): boolean => {
  const before = items
    .slice(Math.max(0, at - 6), at)
    .map(({ norm }) => norm)
    .join(' ');
  return TO_SAY.test(before) && !/\bused to say/.test(before);
};

/** "No engraving": a word of lettering that is refused announces none. */
const isRefusedWord = ({ items }: Reading, at: number): boolean => has(items[at - 1], 'exclude');

/** `A necklace "Sofía"`, `a bracelet with "MAMA"`: right behind the piece, and no style or title of something. */
function followsPiece({ items }: Reading, at: number): boolean {
  const before = items[at - 1];
  const after = items[at + 1];
  const ends = after === undefined || after.kind === 'mark' || !has(after, 'type', 'jewelryNoun');
  const pieceAt = /^(?:with|,|:|-|\(|says?|saying|reading|reads|named?)$/.test(before?.norm ?? '')
    ? at - 2
    : at - 1;
  return ends && has(items[pieceAt], 'type', 'jewelryNoun');
}

/** Quotations near a word of lettering; several are joined, as on two sides of a pendant. */
export function quotedLettering(reading: Reading): Claim<string> | null {
  const quotes = reading.items
    .map((item, at) => ({ item, at }))
    .filter(({ item, at }) => item.kind === 'quoted' && !isSpoken(reading, at));
  if (quotes.length === 0) return null;
  const cueAt = reading.items.findIndex(
    (item, at) =>
      !isRefusedWord(reading, at) &&
      (isHand(item) || (item.kind !== 'quoted' && CUE.test(wordAt(reading, item)))),
  );
  // "a locket with "Emerald Isle" on the front"
  const placed = quotes.some(({ at }) => isBesidePlace(reading, at) || isToSay(reading, at));
  // "with 'Rose & Pearl' cut into it"
  const worked = quotes.some(({ at }) =>
    /^(?:cut|carved|etched|stamped|written|scribed|inlaid|spelt|spelled|picked) (?:in|into|on|onto|inside|across|around|out)\b/.test(
      `${reading.items[at + 1]?.norm ?? ''} ${reading.items[at + 2]?.norm ?? ''}`,
    ),
  );
  if (cueAt === -1 && !placed && !worked && !quotes.some(({ at }) => followsPiece(reading, at))) return null;
  const chosen = quotes.filter(({ at }, index) => index === 0 || at - quotes[index - 1]!.at <= 6);
  for (const { at } of chosen) use(reading, isToSay(reading, at) ? at - 1 : at, at);
  const dated = dateBehind(reading, chosen.at(-1)!.at);
  const text = [...chosen.map(({ item }) => item.norm), ...(dated === null ? [] : [dated.text])].join(' / ');
  return {
    value: text,
    words: wordsOf(reading, chosen[0]!.at, dated?.last ?? chosen.at(-1)!.at),
    at: chosen[0]!.at,
  };
}

/** `"Always, Pop" and the date 14.02.1961`: a date that is told behind a line is cut with it. */
const DATE_BEHIND =
  /^["'“”‘’»]?\s*(?:,|\+|&)?\s*(?:and|with|plus|then)?\s*(?:also )?(?:(?:the|our|their|his|her|my) )?(?:(?:wedding|birth|anniversary) )?(?:date|year|day)?(?: of| is)?:?\s*(\d{1,2}[./-]\d{1,2}[./-]\d{2,4}|\d{4}-\d{1,2}-\d{1,2}|\d{1,2}(?:st|nd|rd|th)? (?:January|February|March|April|May|June|July|August|September|October|November|December),? \d{4})/i;

function dateBehind(reading: Reading, at: number): { readonly text: string; readonly last: number } | null {
  const { items, tokens, text } = reading;
  const start = tokens[items[at]!.last]!.end;
  const match = DATE_BEHIND.exec(text.slice(start));
  if (match === null) return null;
  const end = start + match[0].length;
  const last = items.findLastIndex((item) => tokens[item.first]!.start < end);
  use(reading, at + 1, last);
  return { text: match[1]!, last };
}
