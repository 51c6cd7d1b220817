/** "A fir tree ... the tip of the tree", "a hummingbird, the bird in silver": a general noun that means the figure before it. */
import { type Figure, LIVING_FIGURES } from '@filigree/contracts';
import { type Claim, type Reading, use } from '../reading.ts';

/** What each general noun can stand for. */
const KINDS: Readonly<Record<string, RegExp>> = {
  bird: /^(?:swallow|dove|owl|eagle|eagle-head|raven|raven-head|crane|hummingbird|swan|parrot|peacock|flamingo|duck|duckling|goose|rooster|penguin|bird-on-branch)$/,
  tree: /tree|^willow$|^ginkgo-leaf$/,
  fish: /fish|^(?:shark|seahorse)$/,
  flower:
    /blossom|^(?:rose|lotus|daisy|tulip|sunflower|hibiscus|forget-me-not|pansy|thistle|lily-of-the-valley)$/,
  heart: /heart/,
  snake: /snake|^ouroboros$/,
  dog: /^(?:dog|dachshund|poodle)$/,
  cat: /^cat/,
  horse: /horse/,
};
const ANIMAL = /^(?:animal|creature|beast)$/;
const LIVING: ReadonlySet<string> = new Set(LIVING_FIGURES);
const DEFINITE = /^(?:the|this|that|its|his|her|said|same)$/;

const standsFor = (noun: string, figure: Figure): boolean =>
  ANIMAL.test(noun) ? LIVING.has(figure) : KINDS[noun]?.test(figure) === true;

/** Without the general nouns that mean a figure that was named before them. */
export function withoutAnaphora(reading: Reading, figures: readonly Claim<Figure>[]): Claim<Figure>[] {
  const { items } = reading;
  return figures.filter(({ value, at }) => {
    const noun = items[at]?.norm ?? '';
    const isAgain =
      DEFINITE.test(items[at - 1]?.norm ?? '') &&
      figures.some((other) => other.at < at && other.value !== value && standsFor(noun, other.value));
    if (isAgain) use(reading, at);
    return !isAgain;
  });
}
