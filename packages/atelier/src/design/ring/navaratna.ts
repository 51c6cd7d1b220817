/** Rings of the nine gems of Indian tradition: a rosette about a ruby, or three rows of three. */
import {
  NAVARATNA_AROUND,
  NAVARATNA_RUBY,
  NAVARATNA_STAND_INS,
  navaratnaPlate,
} from '../ornament/navaratna.ts';
import { stoneOfSize } from '../stones/weight.ts';
import { leftOut, ringArrangements } from './named.ts';
import type { RingSketch } from './recipes/recipe.ts';
import { clearTop } from './sketch.ts';
import type { RingWish } from './wish.ts';

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
  const refused = [NAVARATNA_RUBY, ...NAVARATNA_AROUND].find(({ gemstone }) =>
    brief.excludedGemstones.includes(gemstone),
  );
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
  if (brief.plateShape === 'square') {
    asGrid(sketch, wish, seed);
    adjustments.push(NAVARATNA_STAND_INS);
    return;
  }
  const mm = RUBY_MM[seed % RUBY_MM.length]!;
  sketch.centre = { ...stoneOfSize(NAVARATNA_RUBY, mm, mm), orientation: 'along-finger' };
  sketch.head = {
    kind: 'cluster',
    alloyId: (alloys[1] ?? alloys[0]).id,
    petals: NAVARATNA_AROUND.length,
    accent: NAVARATNA_AROUND[0]!,
    inTurn: [...NAVARATNA_AROUND],
    clearanceMm: CLEARANCE_MM,
  };
  const { band } = sketch;
  Object.assign(band, BANDS[seed % BANDS.length]!);
  if (brief.bandWidthMm === null) band.widthMm = Math.max(band.widthMm, LEAST_BAND_MM.wide);
  band.thicknessMm = Math.max(band.thicknessMm, LEAST_BAND_MM.thick);
  adjustments.push(NAVARATNA_STAND_INS);
}

/** Sides of the square in turn, mm, what runs around it, and the band that bears it. */
const SQUARES = [
  { sideMm: 12.4, border: 'none', outline: 'square' },
  { sideMm: 13.6, border: 'milgrain', outline: 'square' },
  { sideMm: 11.6, border: 'none', outline: 'rounded-rectangle' },
  { sideMm: 13, border: 'bevel', outline: 'square' },
] as const;
const SQUARE_BAND_MM = { wide: 4.2, palm: 3 } as const;

/** Three rows of three in the face of a signet. */
function asGrid(sketch: RingSketch, { brief, alloys }: RingWish, seed: number): void {
  const { sideMm, border, outline } = SQUARES[seed % SQUARES.length]!;
  const [asked] = brief.pieceSizeMm ?? [];
  const mm = asked === undefined ? sideMm : Math.min(18, Math.max(9, asked));
  sketch.shoulders = {
    kind: 'signet',
    ornament: navaratnaPlate({
      kind: 'plate',
      alloyId: alloys[0].id,
      accentAlloyId: (alloys[1] ?? alloys[0]).id,
      outline,
      widthMm: mm,
      heightMm: mm,
      thicknessMm: 1.25,
      domeMm: 0,
      border: { kind: border },
      field: { kind: 'plain' },
      enamel: [],
    }),
  };
  const { band } = sketch;
  band.form = 'single';
  if (brief.bandWidthMm === null) {
    band.widthMm = SQUARE_BAND_MM.wide;
    band.palmTaper = SQUARE_BAND_MM.palm / SQUARE_BAND_MM.wide;
  }
}
