/** The drafting table of our own engine. It loads neither geometry nor renderer. */
import { interpret } from '@filigree/atelier/brief';
import { createDesign, readDesign } from '@filigree/atelier/design';
import { describeRefinementError, type RefinementError, refineDesign } from '@filigree/atelier/refine';
import { fail, ok } from '../../../http/failure.ts';
import type { DraftingTable } from './workbench.ts';

const REFINEMENT_CODES: Readonly<
  Record<RefinementError['code'], 'REFINEMENT_NOT_UNDERSTOOD' | 'NOT_MAKEABLE'>
> = {
  NOTHING_UNDERSTOOD: 'REFINEMENT_NOT_UNDERSTOOD',
  IMPOSSIBLE: 'NOT_MAKEABLE',
  NOT_BUILT: 'NOT_MAKEABLE',
};

export const atelierDraftingTable: DraftingTable = {
  interpret,
  sketch: createDesign,
  refine(stored, instruction) {
    const reading = readDesign(stored);
    if (!reading.ok) throw new Error('A stored design cannot be read.', { cause: reading.faults });
    const outcome = refineDesign(reading.design, instruction);
    if (!outcome.ok)
      return fail(REFINEMENT_CODES[outcome.error.code], describeRefinementError(outcome.error));
    const { design, changes, notDone, notUnderstood } = outcome;
    return ok({ design, changes, notUnderstood: [...notUnderstood, ...notDone] });
  },
};
