/** The drafting table of our own engine. It loads neither geometry nor renderer. */
import { interpret } from '@filigree/atelier/brief';
import { createDesign, type DesignError, describeDesignError } from '@filigree/atelier/design';
import { fail, ok } from '../../../http/failure.ts';
import type { DraftingTable } from './workbench.ts';

export const atelierDraftingTable: DraftingTable = {
  interpret,
  sketch(brief, seed) {
    const outcome = createDesign(brief, seed);
    return outcome.ok ? ok(outcome.design) : fail(codeOf(outcome.error), describeDesignError(outcome.error));
  },
  refine: () => fail('NOT_AVAILABLE', 'Refining is not available yet.'),
};

function codeOf(error: DesignError): 'TYPE_NOT_BUILT' | 'NOT_MAKEABLE' {
  return error.code === 'TYPE_NOT_BUILT' ? 'TYPE_NOT_BUILT' : 'NOT_MAKEABLE';
}
