/** Figures and motifs that are refused by name: "no hearts", "it isn't covered in charms or stars". */
import { FIGURES, type Figure, MOTIFS, type Motif } from '@filigree/contracts';
import { type Claim, firstOfEach, type Reading, wordsOf } from '../reading.ts';
import type { Item } from '../scan.ts';

/** "No heart cut stones" refuses a cut. */
const CUT = /\b(?:cut|stone|diamond|gem)s?$/;

function namedBy<Value extends string>(item: Item, sense: string, values: readonly Value[]): Value[] {
  return item.entries.flatMap((entry) =>
    entry.sense === sense ? (values.find((value) => value === entry.value) ?? []) : [],
  );
}

/** A word that names a figure refuses no more than it: without roses there may be other flowers. */
export function readRefusedFigures(
  reading: Reading,
  wanted: { readonly figures: readonly Claim<Figure>[]; readonly motifs: readonly Claim<Motif>[] },
): { readonly excludedFigures: Claim<Figure>[]; readonly excludedMotifs: Claim<Motif>[] } {
  const excludedFigures: Claim<Figure>[] = [];
  const excludedMotifs: Claim<Motif>[] = [];
  reading.items.forEach((item, at) => {
    if (!item.negated || item.softened || CUT.test(reading.items[at + 1]?.norm ?? '')) return;
    const words = wordsOf(reading, at);
    const figures = namedBy(item, 'figure', FIGURES);
    excludedFigures.push(...figures.map((value) => ({ value, words, at })));
    if (figures.length > 0) return;
    excludedMotifs.push(...namedBy(item, 'motif', MOTIFS).map((value) => ({ value, words, at })));
  });
  const isLeft = <Value>(claims: readonly Claim<Value>[], value: Value): boolean =>
    claims.every((claim) => claim.value !== value);
  return {
    excludedFigures: firstOfEach(excludedFigures.filter(({ value }) => isLeft(wanted.figures, value))),
    excludedMotifs: firstOfEach(excludedMotifs.filter(({ value }) => isLeft(wanted.motifs, value))),
  };
}
