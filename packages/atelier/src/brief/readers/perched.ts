/** "A robin sitting on a twig", "a branch with a bird perched on it": a bird and what it sits on are one figure. */
import type { Figure } from '@filigree/contracts';
import { type Claim, type Reading, use, wordsOf } from '../reading.ts';

/** Between the bird and its twig. */
const SITS_ON =
  /^\s*(?:,\s*)?(?:that is |that's |which is |who is |is )?(?:sitting|sits|perched|perching|sat|resting|singing|standing|balanced|nestled)?\s*(?:up )?(?:on|atop|upon)(?: top of)?(?: (?:a|an|the|its|one))?(?: [\p{L}-]+){0,2}\s*$/iu;
/** Between the twig and its bird, and behind the bird. */
const BEARS = /^\s*with (?:a|an|one)(?: [\p{L}-]+){0,2}\s*$/iu;
const ON_IT = /^\s*(?:sitting|perched|perching|sat|resting|singing|standing)?\s*(?:up )?on (?:it|top)\b/i;
const WORDS = /^(?:sitting|sits|perched|perching|sat|resting|singing|standing|balanced|nestled|atop|upon)$/;

/** The figures, a bird with the twig under it as one of them. */
export function asPerched(reading: Reading, figures: readonly Claim<Figure>[]): Claim<Figure>[] {
  const bird = figures.find(({ value }) => value === 'swallow' || value === 'bird-on-branch');
  const twig = figures.find(({ value }) => value === 'branch');
  if (bird === undefined || twig === undefined) return [...figures];
  const { text, tokens, items } = reading;
  const start = ({ at }: Claim<Figure>): number => tokens[items[at]!.first]!.start;
  const end = ({ at }: Claim<Figure>): number => tokens[items[at]!.last]!.end;
  const isPerched =
    bird.at < twig.at
      ? SITS_ON.test(text.slice(end(bird), start(twig)))
      : BEARS.test(text.slice(end(twig), start(bird))) && ON_IT.test(text.slice(end(bird)));
  if (!isPerched) return [...figures];
  const [first, last] = bird.at < twig.at ? [bird.at, twig.at] : [twig.at, bird.at];
  items.forEach((item, at) => {
    if (at > first && at <= last + 2 && WORDS.test(item.norm)) use(reading, at);
  });
  const perched: Claim<Figure> = {
    value: 'bird-on-branch',
    words: wordsOf(reading, first, last),
    at: bird.at,
  };
  return figures.flatMap((claim) => (claim === bird ? [perched] : claim === twig ? [] : [claim]));
}
