/** Stones that were asked for on a clasp: clasps of the trade have none. */
import type { Brief } from '@filigree/contracts';

export const CLASP_STONES =
  'Clasps are made plain here: the stones that were asked for on the clasp are left to the workshop and not in the pictures.';

/** A clasp was told apart by what is on it, and that is no figure. */
const isOfStones = ({ arrangements, figures, motifs, gemstones, noStones }: Brief): boolean =>
  arrangements?.includes('figure-clasp') === true &&
  (figures ?? []).length + motifs.length === 0 &&
  gemstones.length > 0 &&
  !noStones;

/** What was said of stones, without those of the clasp, the last that were named. */
export function withoutClaspStones(brief: Brief): { readonly brief: Brief; readonly note: string | null } {
  if (!isOfStones(brief)) return { brief, note: null };
  const gemstones = brief.gemstones.slice(0, -1);
  const arrangements = (brief.arrangements ?? []).filter((name) => name !== 'figure-clasp');
  if (gemstones.length > 0) return { brief: { ...brief, gemstones, arrangements }, note: CLASP_STONES };
  // Without them the chain is the piece.
  const own = arrangements.filter((name) => name !== 'links' && name !== 'chain');
  const isChain = own.length === 0 && !brief.engraving && !brief.hangs;
  return {
    brief: {
      ...brief,
      gemstones,
      arrangements: isChain ? ['chain'] : own,
      noStones: true,
      setting: null,
      stoneCut: null,
      stoneCount: null,
      caratWeight: null,
      stoneSizeMm: [],
    },
    note: CLASP_STONES,
  };
}
