import { type Design, isRing } from '../document.ts';
import type { RingDesign } from '../ring/document.ts';

/** A design that is a ring; throws when it is none, which is a mistake of the test. */
export function ringOf(design: Design): RingDesign {
  if (!isRing(design)) throw new Error(`a ${design.type}, not a ring`);
  return design;
}
