/** Figures that are not ours: what stands in for them is told. */
import type { Brief } from '@filigree/contracts';

const listed = (names: readonly string[]): string =>
  [names.slice(0, -1).join(', '), names.at(-1)].filter((part) => part !== '').join(' and ');

const capital = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}`;

/** "Bluebells", not "iris" or "moss". */
const PLURAL = /[^sui]s$/;

/** What is said of what was named and is none of our figures, one sentence for each that stands in. */
export function otherFiguresTold({
  otherFigures,
  figures,
}: Pick<Brief, 'otherFigures' | 'figures'>): string[] {
  const told = (otherFigures ?? []).filter(({ as }) => (figures ?? []).includes(as));
  return [...new Set(told.map(({ as }) => as))].map((as) => {
    const names = told.filter((one) => one.as === as).map(({ name }) => name);
    const figure = as.replaceAll('-', ' ');
    const stands = as === 'music-notes' ? 'stand in' : 'stands in';
    return names.length === 1 && !PLURAL.test(names[0]!)
      ? `${capital(names[0]!)} is not among our figures: the ${figure} ${stands}.`
      : `${capital(listed(names))} are not among our figures: the ${figure} ${stands}.`;
  });
}
