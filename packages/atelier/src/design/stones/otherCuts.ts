/** Cuts that are not offered, and the one of ours that comes nearest to each. */
import type { Brief, StoneCut } from '@filigree/contracts';
import { withUncut } from './uncut.ts';

/** By outline: straight sides for straight, points for points; of what is only faceted otherwise, the usual outline. */
const NEAREST: readonly (readonly [cut: StoneCut, words: RegExp])[] = [
  ['Emerald', /^(?:hexagon|octagon|coffin)/i],
  ['Marquise', /^(?:kite|lozenge|rhombus)/i],
  ['Trillion', /^shield/i],
  ['Pear', /^briolette/i],
  ['Cushion', /^(?:checkerboard|sugarloaf)/i],
];
const USUAL: StoneCut = 'Round';

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

export interface NearestCut {
  readonly brief: Brief;
  /** What is said of it; null where nothing had to be. */
  readonly note: string | null;
}

/** The brief with a cut of ours in the place of one that is not offered; a cut that was named beside it stays. */
export function withNearestCut(brief: Brief): NearestCut {
  const { customCut, noStones } = brief;
  if (customCut == null || noStones) return { brief, note: null };
  const uncut = withUncut(brief);
  if (uncut !== null) return uncut;
  const name = customCut.replace(/[- ](?:cut|shaped)$/i, '');
  if (brief.gemstones[0] === 'Pearl')
    return {
      brief: { ...brief, customCut: null },
      note: `${capital(name)} pearls grow each in its own form: they are drawn round here.`,
    };
  const nearest = NEAREST.find(([, words]) => words.test(customCut))?.[0] ?? USUAL;
  const stoneCut = brief.stoneCut ?? nearest;
  return {
    brief: { ...brief, stoneCut, customCut: null },
    note: `${capital(name)} is not among our cuts: ${stoneCut.toLowerCase()} stands in for it.`,
  };
}
