/** Bangles that are asked for as of one stone. */
import type { Brief } from '@filigree/contracts';

/** Stones of which bangles are cut whole elsewhere. */
const BODIES = /\b(?:jade|jadeite|nephrite|agate|carnelian|bowenite|serpentine)\b/i;

export const NO_STONE_BODY =
  'A bangle is not cut whole from a stone here: slabs of it are laid into a band of metal.';
const OF_METAL_INSTEAD =
  'A bangle is not cut or carved from a stone here: it is made of metal, and what was to be carved stands on it.';

/** "A jade bangle": slabs of the stone lie around it; where a figure was to be carved, that is of metal. What is said of it. */
export function withSlabs(brief: Brief): { readonly brief: Brief; readonly note: string | null } {
  const { braceletKind, customGemstone, arrangements, noStones, setting } = brief;
  const isStone =
    (braceletKind === 'bangle' || braceletKind === 'cuff') &&
    !noStones &&
    setting === null &&
    BODIES.test(customGemstone ?? '');
  if (!isStone || arrangements?.includes('head-ends')) return { brief, note: null };
  if (brief.motifs.length + (brief.figures?.length ?? 0) > 0 || brief.engraving)
    return { brief, note: OF_METAL_INSTEAD };
  return { brief: { ...brief, arrangements: [...(arrangements ?? []), 'inlay'] }, note: NO_STONE_BODY };
}
