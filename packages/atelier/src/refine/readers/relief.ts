/** How far a figure stands out. */
import { anyOf } from '../lexicon/phrases.ts';
import { DEEPER, FLATTER } from '../lexicon/relief.ts';
import type { Scene } from '../scene.ts';

/** "A bit flat", "more depth": whether a figure is to stand out more; null where its relief is not spoken of. */
export function deeperIn({ plain, facts }: Scene): boolean | null {
  if (facts.figure === null || facts.piece === null) return null;
  if (MORE_RELIEF.test(plain)) return true;
  return LESS_RELIEF.test(plain) ? false : null;
}
const MORE_RELIEF = anyOf(DEEPER);
const LESS_RELIEF = anyOf(FLATTER);
