/** Words that are shortened by a point, which ends no sentence: "Lt. Harris", "St. Kilda", "Aug. 2019", "No. 7". */

const ALWAYS = /(?:^|\s)(?:st|mt|ct|approx|mr|mrs|dr)$/i;
/** Shortened where a name or a number stands behind them. */
const BEFORE_NAME =
  /(?:^|[\s("“])(?:Capt|Cdr|Cmdr|Col|Cpl|Flt|Fr|Ft|Gen|Hon|Lt|Maj|Ms|Prof|Pte|Pvt|Rev|Sgt|Sqn|Sra?)$/;
const BEFORE_NUMBER = /(?:^|[\s("“])(?:Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec|Nr|Vol|Ch|Ps)$/;
const BEHIND_NAME = /\p{L} (?:Jr|Sr)$/u;
/** "Diamonds? No. 7 mm wide" is an answer, and the number of a measure. */
const NUMBERED = /(?:^|[^?!.\s]\s+|["“(])No$/;
const ITS_NUMBER = /^\.\s?\d{1,4}(?![\d.,]*\d|\s?(?:mm|cm|ct|kt?|g|in|inch|inches|stones?)\b)/;

/** The longest of these words, with what stands before them. */
const REACH = 12;

/** Whether what ends at a place of a text stands for "number". */
export const isNumberSign = (text: string, end: number): boolean =>
  NUMBERED.test(text.slice(Math.max(0, end - REACH), end)) && ITS_NUMBER.test(text.slice(end, end + REACH));

/** Whether the point at a place of a text shortens the word before it. */
export function isAbbreviating(text: string, point: number): boolean {
  const before = text.slice(Math.max(0, point - REACH), point);
  const behind = text.slice(point + 1, point + REACH);
  return (
    ALWAYS.test(before) ||
    (BEFORE_NAME.test(before) && /^\s?\p{Lu}/u.test(behind)) ||
    (BEFORE_NUMBER.test(before) && /^\s?\d/.test(behind)) ||
    (BEHIND_NAME.test(before) && /^\s\p{Ll}/u.test(behind)) ||
    isNumberSign(text, point)
  );
}
