/** What became of a fact: `found` says in words what the piece shows in its place. */
export type Verdict =
  | { readonly kind: 'true' }
  | { readonly kind: 'false'; readonly found: string }
  /** The evaluator has no way to tell; such a fact does not count as true. */
  | { readonly kind: 'unjudged'; readonly why: string };

export const holds: Verdict = { kind: 'true' };
export const fails = (found: string): Verdict => ({ kind: 'false', found });
export const unjudged = (why: string): Verdict => ({ kind: 'unjudged', why });
export const verdictOf = (isTrue: boolean, found: string): Verdict => (isTrue ? holds : fails(found));
