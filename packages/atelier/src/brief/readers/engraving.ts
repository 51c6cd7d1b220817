import { type LetteredText, tagLetters } from '../letters/letter-tags.ts';
import {
  type LinesOfWearers,
  toldInitials,
  toldLetters,
  toldOfWearers,
  toldSides,
} from '../letters/told-letters.ts';
import { nameTold } from '../letters/told-names.ts';
import { type Claim, type Reading, use, wordAt } from '../reading.ts';
import { has } from '../scan.ts';
import { CUE } from './letteringCues.ts';
import { quotedLettering } from './quotedLettering.ts';

/** `"she believed" on the outside and my initials ER inside`: letters beside a quotation are cut too. */
function withInitials(
  reading: Reading,
  lettered: LetteredText,
  line: Claim<string> | null,
): Claim<string> | null {
  if (line === null) return null;
  const letters = toldInitials(reading, lettered, line.at);
  return letters !== null && letters.value !== line.value
    ? { ...line, value: `${line.value} / ${letters.value}` }
    : line;
}

/** The lettering asked for. Runs before all other readers: lettering is never read as vocabulary. */
export function readEngraving(reading: Reading): {
  readonly engraving: Claim<string> | null;
  readonly linesOfWearers: LinesOfWearers | null;
} {
  const lettered = tagLetters(reading);
  const worn = toldOfWearers(reading, lettered);
  const claim =
    worn?.claim ??
    toldSides(reading, lettered) ??
    withInitials(reading, lettered, quotedLettering(reading)) ??
    toldLetters(reading, lettered) ??
    nameTold(reading, lettered);
  if (claim !== null) {
    reading.items.forEach((item, at) => {
      // A "name bracelet" is a kind of piece too.
      const isOfPiece = item.norm === 'name' && has(reading.items[at + 1], 'type');
      if (item.kind === 'word' && !isOfPiece && CUE.test(wordAt(reading, item))) use(reading, at);
    });
  }
  return {
    engraving: claim === null ? null : { ...claim, value: lettersOf(claim.value) },
    linesOfWearers: worn?.lines ?? null,
  };
}

/** Three letters and more told one by one: what joins them is said and not cut. */
const LISTED = /^\p{Lu}(?:\s*(?:,|,?\s*(?:and|&|\+)\s)\s*\p{Lu}){2,}$/u;

/** "E, J and M" are cut as E J M; of two, "J & M" is how it is written. */
const lettersOf = (text: string): string => (LISTED.test(text) ? text.match(/\p{Lu}/gu)!.join(' ') : text);
