import { interpret } from '../brief/index.ts';
import { createDesign } from '../design/createDesign.ts';
import type { Design } from '../design/document.ts';

/** A design as a customer would have got it; throws when the words make none, which is a mistake of the test. */
export function designOf(prompt: string, seed = 0): Design {
  const outcome = createDesign(interpret({ prompt }).brief, seed);
  if (!outcome.ok) throw new Error(`No design for "${prompt}": ${outcome.error.code}`);
  return outcome.design;
}

/** Dotted paths of the leaves in which two documents differ. */
export function differences(before: unknown, after: unknown, path = ''): string[] {
  const isObject = (value: unknown): value is Record<string, unknown> =>
    typeof value === 'object' && value !== null;
  if (!isObject(before) || !isObject(after)) return Object.is(before, after) ? [] : [path];
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...keys].flatMap((key) =>
    differences(before[key], after[key], path === '' ? key : `${path}.${key}`),
  );
}

/** What follows from the rest and is renewed after every refinement. */
export const DERIVED = /^(?:title|composition|provenance\.refinements\.\d+)$/;
