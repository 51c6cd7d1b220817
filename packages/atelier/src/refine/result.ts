import type { Design } from '../design/document.ts';

/** Why nothing was changed, as a closed union; nothing is charged for any of these. */
export type RefinementError =
  /** None of the words ask for a change that is known here. */
  | { readonly code: 'NOTHING_UNDERSTOOD'; readonly notUnderstood: readonly string[] }
  /** Understood, but this design cannot follow; each reason says what to do instead. */
  | { readonly code: 'IMPOSSIBLE'; readonly reasons: readonly string[] }
  /** Understood, and possible at a bench, but not made here yet. */
  | { readonly code: 'NOT_BUILT'; readonly reasons: readonly string[] };

export type RefinementResult<D extends Design = Design> =
  | {
      readonly ok: true;
      readonly design: D;
      /** What was changed, in words; at least one. */
      readonly changes: readonly string[];
      /** What was understood but could not be done, and why. */
      readonly notDone: readonly string[];
      readonly notUnderstood: readonly string[];
    }
  | { readonly ok: false; readonly error: RefinementError };

/** Several words together are a quotation. */
const asSaid = (words: string): string => (words.includes(' ') ? `"${words}"` : words);

/** The error in words for the customer. */
export function describeRefinementError(error: RefinementError): string {
  switch (error.code) {
    case 'NOTHING_UNDERSTOOD': {
      const ask =
        'Please say what should change: a metal, a stone, a size, a figure or an engraving, for example "rose gold instead" or "a little smaller".';
      const words = error.notUnderstood.map(asSaid).join(', ');
      return words === '' ? ask : [ask, `We did not understand: ${words}.`].join(' ');
    }
    case 'IMPOSSIBLE':
    case 'NOT_BUILT':
      return error.reasons.join(' ');
  }
}
