/** "A heart halo pendant": the stone in the halo is what is a heart. */
import type { Brief } from '@filigree/contracts';
import { GEM_FACTS } from './gems.ts';

/**
 * The brief with its stone cut as a heart where a halo and a heart were asked for, and nothing else that could be the
 * heart: no other figure, no cut, no stone that is only polished as a dome or a bead.
 */
export function withHeartInHalo(brief: Brief): Brief {
  const { setting, motifs, figures, stoneCut, gemstones, engraving, hangs, noStones } = brief;
  const [gem = 'Diamond'] = gemstones;
  const isAlone = motifs.length === 1 && motifs[0] === 'Heart' && (figures ?? []).length === 0;
  const asked =
    setting === 'Halo' && isAlone && stoneCut === null && engraving === null && !hangs && !noStones;
  const isCase = brief.arrangements?.some((name) => name === 'locket' || name === 'within') === true;
  if (!asked || isCase || GEM_FACTS[gem].form !== 'faceted' || brief.customGemstone !== null) return brief;
  return { ...brief, stoneCut: 'Heart', motifs: [] };
}
