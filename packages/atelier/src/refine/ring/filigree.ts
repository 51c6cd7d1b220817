import type { RingDesign } from '../../design/ring/document.ts';
import { filigreeFits } from '../../design/ring/filigree.ts';

/** After a change: scrolls that have no room any more are left out, and that is said. */
export function followFiligree(ring: RingDesign): string[] {
  const { band, bandStones } = ring;
  if (!band.filigree || (filigreeFits(band) && bandStones === null)) return [];
  delete band.filigree;
  return ['Filigree of the band left out: there is no room for it any more'];
}
