import { interpret } from '../brief/index.ts';
import { createDesign } from '../design/createDesign.ts';
import { isRing } from '../design/document.ts';
import type { PieceDesign } from '../design/piece/document.ts';
import type { RingDesign } from '../design/ring/document.ts';
import { ringOf } from '../design/testing/ring.ts';

/** A ring as a customer would have got it; throws when the words make none, which is a mistake of the test. */
export function designOf(prompt: string, seed = 0): RingDesign {
  return ringOf(createDesign(interpret({ prompt }).brief, seed));
}

/** As `designOf`, for everything that is not a ring. */
export function pieceOf(prompt: string, seed = 0): PieceDesign {
  const made = createDesign(interpret({ prompt }).brief, seed);
  if (isRing(made)) throw new Error(`"${prompt}" makes no such piece`);
  return made;
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
