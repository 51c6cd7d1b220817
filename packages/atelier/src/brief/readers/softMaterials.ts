/** Leather, cord and silk in the place of a chain: "braided brown leather", "on a black cord". */
import type { Brief } from '@filigree/contracts';
import { BRAIDED, OF_SOFT, SOFT_MATERIALS, WORN_AS } from '../lexicon/softMaterials.ts';
import { type Claim, type Reading, use, wordsOf } from '../reading.ts';
import { has, type Item } from '../scan.ts';

interface SoftMaterial {
  readonly material: Claim<string>;
  /** The chain that comes nearest to how it is laid; null where nothing was said of that. */
  readonly chain: Claim<NonNullable<Brief['chainKind']>> | null;
}

/** Such a word before these is a colour, a fit, or what the piece came in. */
const NOT_MATERIAL =
  /^(?:box|pouch|bag|case|finish|texture|textured|look|like|jacket|wallet|shoe|boot|anniversary|dress|of|is|are|out|fine|ok)$/;
/** "Leather is out", "a leather cord's fine", "leather look". */
const IS_FINE = /^(?:[ -](?:cord|strap))?(?: is\b|['’]s\b| look)/i;
/** "In the place of leather", "looks like string": not of it. */
const NOT_OF = /^(?:like|look|looking|instead of|rather than|not|no|without|than|do)$/;

const isWish = ({ items, text, tokens }: Reading, at: number): boolean =>
  !items[at]!.negated &&
  !has(items[at], 'finish') &&
  // "Why are all bracelets leather": talk of it.
  !has(items[at - 1], 'type') &&
  !IS_FINE.test(text.slice(tokens[items[at]!.last]!.end)) &&
  !NOT_MATERIAL.test(items[at + 1]?.norm ?? '') &&
  !NOT_OF.test(items[at - 1]?.norm ?? '');

export function readSoftMaterial(reading: Reading): SoftMaterial | null {
  const { items } = reading;
  // Spoken of as no wish once, it is none later either.
  const at = items.findIndex(({ norm, kind }) => SOFT_MATERIALS.has(norm) && kind !== 'quoted');
  if (at === -1 || !isWish(reading, at)) return null;
  let last = at;
  while (WORN_AS.has(items[last + 1]?.norm ?? '')) last += 1;
  let first = at;
  while (OF_SOFT.has(items[first - 1]?.norm ?? '') || BRAIDED.has(items[first - 1]?.norm ?? '')) first -= 1;
  const laid = items.findIndex(
    ({ norm }, index) => index >= first - 1 && index <= last + 1 && BRAIDED.has(norm),
  );
  const from = laid === -1 ? first : Math.min(first, laid);
  use(reading, from, last);
  if (laid !== -1) use(reading, laid);
  // What it is laid of colours and shapes nothing else.
  for (let index = from; index <= last; index++)
    (reading.items as Item[])[index] = { ...items[index]!, entries: [] };
  return {
    material: { value: wordsOf(reading, at, last), words: wordsOf(reading, from, last), at },
    chain: laid === -1 ? null : { value: 'wheat', words: wordsOf(reading, laid), at: laid },
  };
}
