/** Which stones a part of a document bears, wherever in it they stand: single ones, small ones, beads, those of a row in turn. */
import type { Gemstone } from '@filigree/contracts';
import type { StoneKind } from '../parts.ts';

/** A stone as a document names it; one of a turn has the cut of its row. */
type Named = Pick<StoneKind, 'gemstone'> & Partial<Pick<StoneKind, 'cut' | 'form'>>;

const isNamed = (part: object): part is Named => 'gemstone' in part && typeof part.gemstone === 'string';

/** In the order of the document. */
export function stonesWithin(part: unknown): Named[] {
  if (typeof part !== 'object' || part === null) return [];
  const below = Object.values(part).flatMap(stonesWithin);
  return isNamed(part) ? [part, ...below] : below;
}

export const gemsWithin = (part: unknown): Gemstone[] => stonesWithin(part).map(({ gemstone }) => gemstone);

export const bearsGem = (part: unknown, gem: Gemstone): boolean => gemsWithin(part).includes(gem);
