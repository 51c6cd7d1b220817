/** Letters that were told for each of several: "J.B. / 6.7.2025" on two of them. */
const PARTED = ' / ';

/** What each of so many bears; null where the letters were not told one by one. */
export function lettersOfEach(letters: string | null, count: number): readonly string[] | null {
  const parts = letters?.split(PARTED) ?? [];
  return count > 1 && parts.length === count ? parts : null;
}

/** What one of several bears: its own, else the first what all of them were to bear. */
export const lettersOfOne = (letters: string | null, count: number, at: number): string | null =>
  lettersOfEach(letters, count)?.[at] ?? (at === 0 ? letters : null);

const LISTED = /\s*(?:,|&|\+|(?<!\p{L})and(?!\p{L}))\s*|\s+/u;

/** What each of so many bears of letters that were told one by one or in a list; null where they are not so many. */
export function lettersInList(letters: string, count: number): readonly string[] | null {
  const listed = letters.split(LISTED).filter((part) => part !== '');
  return lettersOfEach(letters, count) ?? (listed.length === count ? listed : null);
}
