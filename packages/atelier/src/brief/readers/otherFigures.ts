/** What was named and is no figure of ours, where the one that comes nearest was read for it: "a badger", "oak leaves". */
import { type Brief, FIGURES, type Figure } from '@filigree/contracts';
import { type Claim, type Reading, wordsOf } from '../reading.ts';
import { has } from '../scan.ts';

type OtherFigure = NonNullable<Brief['otherFigures']>[number];

/** What a figure is drawn as where more was said of it: a bird that sits on a twig. */
const drawnAs = (figure: Figure, shown: ReadonlySet<string>): Figure | null =>
  shown.has(figure) ? figure : figure === 'swallow' && shown.has('bird-on-branch') ? 'bird-on-branch' : null;

/** Each of them once, with the figure that stands in for it. @param shown what is drawn */
export function readOtherFigures(reading: Reading, shown: ReadonlySet<string>): Claim<OtherFigure>[] {
  const named = new Map<string, Claim<OtherFigure>>();
  reading.items.forEach((item, at) => {
    if (!has(item, 'standIn') || item.negated || item.kind === 'quoted' || !reading.used.has(at)) return;
    const [as] = item.entries.flatMap(({ sense, value }) => {
      const figure = sense === 'figure' ? FIGURES.find((one) => one === value) : undefined;
      return (figure && drawnAs(figure, shown)) ?? [];
    });
    const words = wordsOf(reading, at);
    const name = words.toLowerCase().replace(/['\u2019]s$/, '');
    if (as !== undefined && !named.has(item.norm)) named.set(item.norm, { value: { name, as }, words, at });
  });
  return [...named.values()];
}
