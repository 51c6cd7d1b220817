/** Stones cut to fit a channel around a band, level with the metal. */
import type { Gemstone } from '@filigree/contracts';
import { cannotRaiseProngs } from '../alloys.ts';
import type { StoneKind } from '../parts.ts';
import { askedColour } from '../stones/askedColour.ts';
import { GEM_FACTS } from '../stones/gems.ts';
import type { RingBand } from './document.ts';
import { ringArrangements } from './named.ts';
import type { RingSketch } from './recipes/recipe.ts';
import { clearTop } from './sketch.ts';
import { type RingWish, round2 } from './wish.ts';

/** Four channels in turn: how far around they go, in how many slabs, with how much metal between, mm. */
const CHANNELS = [
  { spanDegrees: 180, pieces: 8, dividerMm: 0.7, widthShare: 0.6 },
  { spanDegrees: 300, pieces: 20, dividerMm: 0, widthShare: 0.5 },
  { spanDegrees: 150, pieces: 5, dividerMm: 1, widthShare: 0.68 },
  { spanDegrees: 240, pieces: 12, dividerMm: 0.5, widthShare: 0.56 },
] as const;
/** One strip along the middle, in turn: of what share of the width, and how the edges of the metal beside it are made. */
const STRIPS = [
  { widthShare: 0.3, profile: 'flat', edge: 'bevelled' },
  { widthShare: 0.36, profile: 'comfort', edge: undefined },
  { widthShare: 0.33, profile: 'flat', edge: 'soft' },
  { widthShare: 0.42, profile: 'court', edge: undefined },
] as const;
/** A strip is of so many pieces that each bends with the band; a ring that cannot be sized has it all around. */
const STRIP = { pieces: 12, spanDegrees: 300, aroundDegrees: 360 } as const;
const DEPTH_MM = 0.9;
const BAND_MM = { wide: 5, least: 3.6, thick: 2.2 } as const;

/** A stone as it is inlaid; null for those that are clear, which are set instead. */
export const inlayStone = (gemstone: Gemstone, colour: StoneKind['colour']): StoneKind | null =>
  GEM_FACTS[gemstone].form === 'cabochon' ? { gemstone, cut: 'Cushion', form: 'cabochon', colour } : null;

/** A band with one strip of stone along it, rather than slabs about its top. */
const isStrip = ({ brief }: RingWish): boolean => ringArrangements(brief).includes('band');

interface Channel extends Omit<NonNullable<RingBand['inlay']>, 'stones' | 'depthMm'> {
  readonly profile: RingBand['profile'];
  readonly edge: RingBand['edge'];
}

const channelOf = (seed: number): Channel => ({
  ...CHANNELS[seed % CHANNELS.length]!,
  profile: seed % 2 === 0 ? 'flat' : 'comfort',
  edge: undefined,
});

const stripOf = ({ alloys }: RingWish, seed: number): Channel => ({
  ...STRIPS[seed % STRIPS.length]!,
  pieces: STRIP.pieces,
  spanDegrees: cannotRaiseProngs(alloys[0]!) ? STRIP.aroundDegrees : STRIP.spanDegrees,
  dividerMm: 0,
});

/** Lays the stones that were named into the band; what cannot be inlaid is told. */
export function layInlay(sketch: RingSketch, wish: RingWish, seed: number): void {
  const { brief, adjustments, breadth } = wish;
  if (!ringArrangements(brief).includes('inlay')) return;
  const stones = brief.gemstones
    .map((gemstone) => inlayStone(gemstone, askedColour(brief, gemstone)))
    .filter((stone) => stone !== null);
  if (stones.length === 0) {
    adjustments.push('Inlay is of opaque stones such as turquoise, onyx or opal: this one is set instead.');
    return;
  }
  if (brief.bandWidthMm !== null && brief.bandWidthMm < BAND_MM.least) {
    adjustments.push(
      `A band of ${brief.bandWidthMm} mm has no room for inlay, ${BAND_MM.least} mm are needed: the stone is set instead.`,
    );
    return;
  }
  const { openFront } = sketch;
  clearTop(sketch);
  // A band that was asked for open stays so. Its ends bear no stones any more, and balls are too narrow for it.
  if (openFront)
    sketch.openFront = openFront.ends === 'bevelled' ? openFront : { ...openFront, ends: 'straight' };
  sketch.shoulders = { kind: 'plain' };
  const { band } = sketch;
  if (brief.bandWidthMm === null)
    band.widthMm = round2(Math.max(band.widthMm, BAND_MM.wide * Math.max(0.8, breadth)));
  const { spanDegrees, pieces, dividerMm, widthShare, profile, edge } = isStrip(wish)
    ? stripOf(wish, seed)
    : channelOf(seed);
  if (brief.bandProfile == null) band.profile = profile;
  if (edge !== undefined && band.profile === profile) band.edge = edge;
  Object.assign(band, {
    thicknessMm: Math.max(band.thicknessMm, BAND_MM.thick),
    palmTaper: 1,
    milgrain: false,
    inlay: {
      stones,
      spanDegrees,
      // Of several stones each comes as often as the others.
      pieces: Math.ceil(pieces / stones.length) * stones.length,
      dividerMm,
      widthShare,
      depthMm: DEPTH_MM,
    },
  });
}
