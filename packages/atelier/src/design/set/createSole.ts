import type { Brief } from '@filigree/contracts';
import { departuresOf } from '../departures.ts';
import type { SoleDesign } from '../document.ts';
import { withHeldStones } from '../heldStones.ts';
import { createPiece } from '../piece/createPiece.ts';
import { createRing, DESIGN_ENGINE } from '../ring/createRing.ts';
import { stoneGroupsTold, withStoneGroups } from '../stones/stone-groups.ts';
import { figureStonesTold, withStonesOnFigure } from '../stones/stones-on-figures.ts';
import { withTotalWeight } from '../stones/total-weight.ts';

/** Of the document's schema. */
export const MOST_ADJUSTMENTS = 40;

/**
 * One piece for a brief, with everything said in which it departs from it.
 * @param front the idea of the front to prefer (a set shows one idea on all its pieces)
 */
export function createSole(asked: Brief, seed: number, front?: string): SoleDesign {
  const { design, told } = withTotalWeight(asked, (brief) =>
    withStoneGroups(drawSole(brief, seed, front), brief),
  );
  const notes = [
    ...(told === null ? [] : [told]),
    ...stoneGroupsTold(design, asked),
    ...figureStonesTold(design, asked),
  ];
  if (notes.length === 0) return design;
  const { provenance } = design;
  const adjustments = [...new Set([...notes, ...provenance.adjustments])].slice(0, MOST_ADJUSTMENTS);
  return { ...design, provenance: { ...provenance, adjustments } };
}

function drawSole(brief: Brief, seed: number, front: string | undefined): SoleDesign {
  const type = brief.type ?? 'Ring';
  const drawn =
    type === 'Ring' || type === 'Toe Ring'
      ? createRing(brief, seed, type)
      : withStonesOnFigure(brief, (asked) => createPiece(asked, type, seed, DESIGN_ENGINE, front));
  const { design, notes } = withHeldStones(drawn, brief);
  const { provenance } = design;
  const said = { ...provenance, adjustments: [...new Set([...provenance.adjustments, ...notes])] };
  const departures = departuresOf(brief, { ...design, provenance: said });
  const adjustments = [...said.adjustments, ...departures].slice(0, MOST_ADJUSTMENTS);
  return { ...design, provenance: { ...provenance, adjustments } };
}
