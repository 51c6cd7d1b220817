/** "Flip the colours round", of a piece in two metals. */

import { phrases } from '../lexicon/phrases.ts';
import { CHANGE_PLACES, TWO_METALS } from '../lexicon/swaps.ts';
import type { ChangeReader } from './names.ts';

const SWAPPED = new RegExp(
  String.raw`\b${phrases(CHANGE_PLACES)} (?:(?:the|its|their|those|both|two) )*${phrases(TWO_METALS)}(?: (?:round|around|over|about|places|please))*$|\b${phrases(TWO_METALS)} (?:\w+ ){0,2}?(?:the other way (?:round|around|about)|reversed|swapped|flipped)\b`,
);

export const readSwappedMetals: ChangeReader = ({ plain, facts, intent, words }) =>
  facts.metals.size === 2 && intent !== 'keep' && words.metals.length !== 1 && SWAPPED.test(plain)
    ? [{ kind: 'swapMetals' }]
    : [];
