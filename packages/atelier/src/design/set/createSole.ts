import type { Brief } from '@filigree/contracts';
import { departuresOf } from '../departures.ts';
import type { SoleDesign } from '../document.ts';
import { createPiece } from '../piece/createPiece.ts';
import { createRing, DESIGN_ENGINE } from '../ring/createRing.ts';

/** Of the document's schema. */
export const MOST_ADJUSTMENTS = 40;

/**
 * One piece for a brief, with everything said in which it departs from it.
 * @param front the idea of the front to prefer (a set shows one idea on all its pieces)
 */
export function createSole(brief: Brief, seed: number, front?: string): SoleDesign {
  const type = brief.type ?? 'Ring';
  const design =
    type === 'Ring' || type === 'Toe Ring'
      ? createRing(brief, seed, type)
      : createPiece(brief, type, seed, DESIGN_ENGINE, front);
  const { provenance } = design;
  const adjustments = [...provenance.adjustments, ...departuresOf(brief, design)].slice(0, MOST_ADJUSTMENTS);
  return { ...design, provenance: { ...provenance, adjustments } };
}
