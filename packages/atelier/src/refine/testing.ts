import { expect } from 'vitest';
import { interpret } from '../brief/index.ts';
import { createDesign } from '../design/createDesign.ts';
import { type Design, isRing } from '../design/document.ts';
import type { PieceDesign } from '../design/piece/document.ts';
import type { RingDesign } from '../design/ring/document.ts';
import { ringOf } from '../design/testing/ring.ts';
import { refineDesign } from './refineDesign.ts';

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

/** Whatever the words make. */
export const made = (prompt: string, seed = 0): Design => createDesign(interpret({ prompt }).brief, seed);

/** What an instruction made of a design, with the paths in which it differs; throws where it is refused. */
export function refined(design: Design, instruction: string) {
  const result = refineDesign(design, instruction);
  if (!result.ok) throw new Error(`"${instruction}": ${JSON.stringify(result.error)}`);
  return { ...result, differ: differences(design, result.design).filter((path) => !DERIVED.test(path)) };
}

/** Why nothing was done; throws where something was. */
export function refusal(design: Design, instruction: string): string {
  const result = refineDesign(design, instruction);
  if (result.ok) throw new Error(`"${instruction}" is done: ${result.changes.join('; ')}`);
  return 'reasons' in result.error ? result.error.reasons.join(' ') : result.error.code;
}

/** The instruction changes what the pattern of paths holds, and says everything. */
export function changesOnly(design: Design, instruction: string, paths: RegExp): void {
  const { differ, notDone, notUnderstood } = refined(design, instruction);
  expect(differ.length, instruction).toBeGreaterThan(0);
  expect(
    differ.filter((path) => !paths.test(path)),
    instruction,
  ).toEqual([]);
  expect([notDone, notUnderstood], instruction).toEqual([[], []]);
}
