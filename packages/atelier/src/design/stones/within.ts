/** Which stones a part of a document bears, wherever in it they stand: single ones, small ones, beads, those of a row in turn. */
import type { Gemstone } from '@filigree/contracts';
import type { StoneKind } from '../parts.ts';

/** A stone as a document names it; one of a turn has the cut of its row. */
type Named = Pick<StoneKind, 'gemstone'> & Partial<Pick<StoneKind, 'cut' | 'form'>>;

const isNamed = (part: object): part is Named => 'gemstone' in part && typeof part.gemstone === 'string';

/** In the order of the document. */
export function stonesWithin(part: unknown): Named[] {
  const found: Named[] = [];
  gather(part, found);
  return found;
}

/** Into one list: sketches are searched hundreds of times before one of them is taken. */
function gather(part: unknown, found: Named[]): void {
  if (typeof part !== 'object' || part === null) return;
  if (isNamed(part)) found.push(part);
  for (const below of Object.values(part)) if (typeof below === 'object') gather(below, found);
}

export const gemsWithin = (part: unknown): Gemstone[] => stonesWithin(part).map(({ gemstone }) => gemstone);

export const bearsGem = (part: unknown, gem: Gemstone): boolean => gemsWithin(part).includes(gem);
