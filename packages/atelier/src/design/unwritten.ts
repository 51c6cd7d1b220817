/** Verses and names in letters that no face has: what is done in their place is told. */
import type { Brief } from '@filigree/contracts';

const LETTERS = 'Letters here are Latin and Cyrillic';

/**
 * What is said of writing that is not cut here; null where none was asked for.
 * @param showsSign true where the sign of the faith is shown in the place of a verse
 */
export function unwrittenTold({ unwritten, engraving }: Brief, showsSign: boolean): string | null {
  if (!unwritten) return null;
  // Given in that writing, the letters that are missing are told one by one.
  if (engraving && !/\p{Script=Latin}|\p{Script=Cyrillic}/u.test(engraving)) return null;
  if (engraving) return `${LETTERS}: what was asked for in other writing (${unwritten}) is cut in these.`;
  return showsSign
    ? `${LETTERS}: ${unwritten} cannot be written, and the sign of the faith stands in.`
    : `${LETTERS}: ${unwritten} cannot be written and is left out.`;
}
