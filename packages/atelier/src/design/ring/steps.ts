/** Straight-sided stones in steps down the shoulders: stepped baguettes. */
import type { Brief, StoneCut } from '@filigree/contracts';
import { GEM_FACTS } from '../stones/gems.ts';
import type { RingSketch } from './recipes/recipe.ts';
import { type RingWish, round2 } from './wish.ts';

/** Cuts whose long sides bars can hold. */
const STRAIGHT: ReadonlySet<StoneCut> = new Set(['Baguette', 'Emerald', 'Princess']);

/** Length of the largest against the band, its width against that, and the range of lengths, mm. */
const SIZE = { ofBand: 1.25, slender: 0.5, least: 2.4, most: 4.2 } as const;
const LEAST_WIDTH_MM = 1.1;
const LEAST_BAND_MM = { wide: 2.4, thick: 1.9 } as const;

export const wantsSteps = ({ sideCut }: Brief): boolean => sideCut != null && STRAIGHT.has(sideCut);

/** Two or three stones a side, in turn; they are the shoulders. */
export function layInSteps(sketch: RingSketch, wish: RingWish, seed: number): void {
  const { brief } = wish;
  const { band } = sketch;
  // The second stone where it stands up to bars, else small diamonds.
  const asked = GEM_FACTS[wish.sideStone.gemstone].form === 'faceted' ? wish.sideStone : wish.bandAccent;
  sketch.bandStones = null;
  band.form = 'single';
  band.grooves = 0;
  if (brief.bandWidthMm === null) band.widthMm = round2(Math.max(band.widthMm, LEAST_BAND_MM.wide));
  band.thicknessMm = Math.max(band.thicknessMm, LEAST_BAND_MM.thick);
  const lengthMm = round2(Math.min(SIZE.most, Math.max(SIZE.least, band.widthMm * SIZE.ofBand)));
  sketch.shoulders = {
    kind: 'steps',
    stone: { ...asked, cut: brief.sideCut ?? 'Baguette' },
    alloyId: band.alloyId,
    perSide: seed % 2 === 0 ? 3 : 2,
    lengthMm,
    widthMm: round2(
      Math.max(LEAST_WIDTH_MM, brief.sideCut === 'Princess' ? lengthMm * 0.8 : lengthMm * SIZE.slender),
    ),
  };
}
