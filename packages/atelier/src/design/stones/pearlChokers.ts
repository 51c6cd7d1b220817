/** Chokers of pearls: strands of them, worn close. */
import type { Arrangement, Brief } from '@filigree/contracts';

/** Where a choker sits at the base of a neck, in. */
const CHOKER_IN = 15;
/** What else may be said of such a strand. */
const OF_STRANDS: ReadonlySet<Arrangement> = new Set<Arrangement>([
  'choker',
  'figure-clasp',
  'graduated',
  'spacers',
]);

/** "A pearl choker": where nothing else is said to be on it, it is of pearls all around. */
export function strungClose(brief: Brief): Brief {
  const { type, arrangements, gemstones, figures, motifs, engraving, hangs, stoneCount, setting } = brief;
  const names = arrangements ?? [];
  const isOfPearls = gemstones.length === 1 && gemstones[0] === 'Pearl' && stoneCount === null;
  const isPlain =
    setting === null &&
    !engraving &&
    hangs == null &&
    ((figures ?? []).length + motifs.length === 0 || names.includes('figure-clasp'));
  if (
    type !== 'Necklace' ||
    !names.includes('choker') ||
    !names.every((name) => OF_STRANDS.has(name)) ||
    !isOfPearls ||
    !isPlain
  )
    return brief;
  return {
    ...brief,
    arrangements: ['strand', ...names.filter((name) => name !== 'choker')],
    lengthIn: brief.lengthIn ?? CHOKER_IN,
  };
}
