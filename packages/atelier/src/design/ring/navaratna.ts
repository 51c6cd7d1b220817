/** The nine gems of Indian tradition: a ruby for the sun, and about it those of the moon and the planets. */
import type { StoneKind } from '../parts.ts';
import { GEM_FACTS } from '../stones/gems.ts';
import { stoneOfSize } from '../stones/weight.ts';
import { leftOut, ringArrangements } from './named.ts';
import type { RingSketch } from './recipes/recipe.ts';
import { clearTop } from './sketch.ts';
import type { RingWish } from './wish.ts';

const gem = (gemstone: StoneKind['gemstone'], colour: StoneKind['colour'] = null): StoneKind => ({
  gemstone,
  cut: 'Round',
  form: GEM_FACTS[gemstone].form,
  colour,
});

/**
 * In the usual order of the directions, from the east by way of the south: diamond, pearl, coral, hessonite, blue sapphire,
 * cat's eye, yellow sapphire, emerald. Coral and cat's eye are shown by their look-alikes.
 */
const AROUND: readonly StoneKind[] = [
  gem('Diamond'),
  gem('Pearl'),
  gem('Onyx', 'red'),
  gem('Garnet', 'orange'),
  gem('Sapphire'),
  gem('Moonstone', 'yellow'),
  gem('Sapphire', 'yellow'),
  gem('Emerald'),
];

/** Width of the ruby in turn, mm, what the head stands over the finger, and the band that bears it. */
const RUBY_MM = [4.4, 5, 4, 4.7] as const;
const CLEARANCE_MM = 1.1;
const LEAST_BAND_MM = { wide: 2.4, thick: 1.9 } as const;
const BANDS = [
  { form: 'single' },
  { form: 'split' },
  { form: 'single', milgrain: true },
  { form: 'single' },
] as const;

/** The nine stones as a rosette: eight about one. */
export function layNavaratna(sketch: RingSketch, wish: RingWish, seed: number): void {
  const { brief, adjustments, alloys } = wish;
  if (!ringArrangements(brief).includes('navaratna')) return;
  const refused = [gem('Ruby'), ...AROUND].find(({ gemstone }) => brief.excludedGemstones.includes(gemstone));
  if (brief.noStones || refused !== undefined || !wish.prongsPossible) {
    adjustments.push(
      'A navaratna is made of its nine stones in prongs, which this wish does not allow: it is left out.',
    );
    return;
  }
  clearTop(sketch);
  // Its head stands where a band would be open.
  sketch.openFront = null;
  if (ringArrangements(brief).includes('open')) adjustments.push(leftOut('open'));
  sketch.shoulders = { kind: 'plain' };
  const mm = RUBY_MM[seed % RUBY_MM.length]!;
  sketch.centre = { ...stoneOfSize(gem('Ruby'), mm, mm), orientation: 'along-finger' };
  sketch.head = {
    kind: 'cluster',
    alloyId: (alloys[1] ?? alloys[0]).id,
    petals: AROUND.length,
    accent: AROUND[0]!,
    inTurn: [...AROUND],
    clearanceMm: CLEARANCE_MM,
  };
  const { band } = sketch;
  Object.assign(band, BANDS[seed % BANDS.length]!);
  if (brief.bandWidthMm === null) band.widthMm = Math.max(band.widthMm, LEAST_BAND_MM.wide);
  band.thicknessMm = Math.max(band.thicknessMm, LEAST_BAND_MM.thick);
  adjustments.push(
    "Coral and cat's eye are not among our stones: red onyx and yellow moonstone stand in for them in the picture, the stone list and the estimate.",
  );
}
