/** Things of which each has its own chain of several: "one with a coin and one with an eye", "a pearl on one, a cross on the other". */
import type { Arrangement } from '@filigree/contracts';
import { type Claim, type Reading, wordsOf } from '../reading.ts';
import { has } from '../scan.ts';

type Item = Reading['items'][number];

/** Words that tell one chain from the next by themselves, and those that do before the noun. */
const ONE = /^(?:one|1|other|another)$/;
const PLACE =
  /^(?:one|first|second|third|top|upper|middle|bottom|lower|inner|outer|short|shorter|shortest|long|longer|longest)$/;
const CHAIN = /^(?:chain|layer|strand|tier|necklace|row|one)$/;
/** What bears no name of a figure and hangs all the same. */
const PLATE =
  /(?:^| )(?:coin|disc|disk|medallion|medal|initial|letter|monogram|locket)(?: charm| pendant| [a-z])?$/;
/** What stands at most between a chain and what it has: "one with a very tiny gold star". */
const APART_WORDS = 7;
const LINK = /^(?:and|&|plus|\+|,|n)$/;
const ARTICLE = /^(?:an?|one|1|my|the|also)$/;

type Mark = { readonly at: number; readonly is: 'chain' | 'thing'; readonly isGem: boolean };

/** Letters that are quoted stand on a plate of their own. */
const isThing = (item: Item): boolean =>
  item.kind === 'quoted' || has(item, 'figure', 'motif') || PLATE.test(item.norm);

/** The word of a place stands before the chain, or alone at the end of what is said of it: "a heart on the shorter". */
function isChainAt({ items }: Reading, at: number): boolean {
  const { norm } = items[at]!;
  const next = items[at + 1];
  if (ONE.test(norm)) return true;
  if (!PLACE.test(norm)) return false;
  return next === undefined || next.kind === 'mark' || LINK.test(next.norm) || CHAIN.test(next.norm);
}

/** Chains and things in the order of the words; of several words for one thing the first. */
function marksOf(reading: Reading): readonly Mark[] {
  const { items, chunk } = reading;
  const marks: Mark[] = [];
  for (const [at, item] of items.entries()) {
    if (item.negated) continue;
    const last = marks.at(-1);
    if (isThing(item) || has(item, 'gemstone')) {
      const isSame = last?.is === 'thing' && (chunk[at] === chunk[last.at] || last.at === at - 1);
      if (!isSame) marks.push({ at, is: 'thing', isGem: !isThing(item) });
    } else if (isChainAt(reading, at)) {
      // "The other one" is one of them.
      if (!(last?.is === 'chain' && at - last.at <= 2)) marks.push({ at, is: 'chain', isGem: false });
    }
  }
  return marks;
}

/** Chain and thing follow one another twice at the least, whichever is said first. */
function followEachOther(marks: readonly Mark[]): readonly [first: Mark, last: Mark] | null {
  for (let from = 0; from + 3 < marks.length; from++) {
    const four = marks.slice(from, from + 4) as [Mark, Mark, Mark, Mark];
    const [a, b, c, d] = four;
    if (a.is === b.is || a.is !== c.is || b.is !== d.is) continue;
    if (b.at - a.at <= APART_WORDS && d.at - c.at <= APART_WORDS) return [a, d];
  }
  return null;
}

/** "A coin and an evil eye": of a layering each is on its own chain; "a coin with a heart on it" is one thing. */
function listed({ items }: Reading, marks: readonly Mark[]): readonly [first: Mark, last: Mark] | null {
  for (const [i, first] of marks.entries()) {
    const second = marks[i + 1];
    if (second === undefined || first.is !== 'thing' || second.is !== 'thing') continue;
    if (first.isGem || second.isGem || second.at - first.at > APART_WORDS) continue;
    const before = marks[i - 1];
    const between = items.slice(first.at + 1, second.at);
    const isPlaced = between.some(({ norm }) =>
      /^(?:with|on|of|in|from|engraved|stamped|bearing|for)$/.test(norm),
    );
    const isList =
      between.some(({ norm }) => LINK.test(norm)) && between.some(({ norm }) => ARTICLE.test(norm));
    // What a figure has on it, or is of, is no thing beside it.
    const isOfBefore = before?.is === 'thing' && first.at - before.at <= 3;
    if (isList && !isPlaced && !isOfBefore) return [first, second];
  }
  return null;
}

/** Of what is layered: the claim that each chain has its own; null where nothing says so. */
export function readOnEachChain(reading: Reading): Claim<Arrangement> | null {
  // "Each with a star": all of them have the same.
  if (reading.items.some(({ norm }) => norm === 'each')) return null;
  const marks = marksOf(reading);
  const found = followEachOther(marks) ?? listed(reading, marks);
  if (found === null) return null;
  const [first, last] = found;
  return { value: 'mismatched', words: wordsOf(reading, first.at, last.at), at: first.at };
}
