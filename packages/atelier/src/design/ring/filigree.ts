/** Filigree: where scrolls of wire take the place of a ring's walls, and what they need of it. */
import type { Brief } from '@filigree/contracts';
import type { Random } from '../random.ts';
import type { RingBand } from './document.ts';
import { leftOut, ringArrangements } from './named.ts';
import { between, pick } from './recipes/parts.ts';
import type { Recipe, RingSketch } from './recipes/recipe.ts';
import { type RingWish, round2 } from './wish.ts';

/** Narrowest band whose scrolls are seen between two edges, of itself and beside a head, mm. */
const LEAST_MM = 3.6;
/** Usual widths, mm. */
const BAND_MM = [6, 8.5] as const;
const SHOULDERS_MM = [4.2, 5] as const;
/** Under the girdle, over the band: what a gallery of scrolls takes, mm; a dome's lies under its flat base. */
const GALLERY_MM = { faceted: 3, domed: 2.7 } as const;
/** Of a stone's depth, what lies under its girdle. */
const PAVILION_SHARE = 0.7;
const LEAST_THICKNESS_MM = 1.7;

/** Whether a band can be pierced for scrolls. */
export const filigreeFits = ({ form, widthMm, palmTaper }: RingBand): boolean =>
  form === 'single' && widthMm * Math.max(0.85, palmTaper) >= LEAST_MM * 0.97;

const asksFor = ({ brief }: RingWish): boolean => ringArrangements(brief).includes('filigree');

/** Small stones were asked for along the band: what is left for scrolls is the gallery. */
const isSet = ({ setting, arrangements }: Brief): boolean =>
  arrangements?.includes('set-shoulders') === true ||
  setting === 'Pave' ||
  setting === 'Channel' ||
  setting === 'Bar';

/** Compositions with a gallery to be seen, or a band that is whole. */
export const takesFiligree = ({ id, stones }: Recipe, brief: Brief): boolean =>
  stones === 'none'
    ? !/twist|hammered|engraved|open|spinner/.test(id)
    : stones !== 'row' &&
      stones !== 'two' &&
      !/bezel|tension|flush|cluster|open/.test(id) &&
      (isSet(brief) || !/pave|channel|bar-/.test(id));

/** Lays the filigree that was asked for: about the stone's gallery, along the shoulders, around a band of metal. */
export function layFiligree(sketch: RingSketch, wish: RingWish, recipe: Recipe, random: Random): void {
  if (
    !asksFor(wish) ||
    !takesFiligree(recipe, wish.brief) ||
    sketch.openFront ||
    sketch.spinner ||
    sketch.companion
  )
    return;
  const { head, centre, band } = sketch;
  if (head === null) {
    if (sketch.bandStones === null && sketch.shoulders.kind === 'plain') aroundBand(sketch, wish, random);
    else wish.adjustments.push(leftOut('filigree'));
    return;
  }
  if (head.kind !== 'prong' || centre === null) return;
  if (head.hiddenHalo) {
    wish.adjustments.push('The hidden halo takes the place of filigree in the gallery of this ring.');
    return;
  }
  head.gallery = 'filigree';
  // Between six prongs there is room for hardly a scroll.
  const isRound = centre.form !== 'faceted' || centre.cut === 'Round' || centre.cut === 'Oval';
  if (head.prongCount > 4 && wish.brief.prongCount === null && isRound) head.prongCount = 4;
  const isFaceted = centre.form === 'faceted';
  const under = isFaceted ? centre.depthMm * PAVILION_SHARE : 0;
  const height = isFaceted ? GALLERY_MM.faceted : GALLERY_MM.domed;
  head.clearanceMm = round2(Math.min(5, Math.max(head.clearanceMm, band.thicknessMm + height - under)));
  const hasRoom = band.form === 'single' && sketch.bandStones === null && sketch.shoulders.kind === 'plain';
  const asked = wish.brief.bandWidthMm;
  if (hasRoom && (asked === null ? random() < 0.75 : asked >= LEAST_MM)) {
    band.widthMm = asked ?? Math.max(band.widthMm, between(random, ...SHOULDERS_MM));
    band.palmTaper = Math.max(0.8, band.palmTaper);
    pierce(band, random, 200);
  }
}

function aroundBand({ band }: RingSketch, wish: RingWish, random: Random): void {
  const asked = wish.brief.bandWidthMm;
  if (asked !== null && asked < LEAST_MM) {
    wish.adjustments.push(
      `A band of ${asked} mm has no room for filigree between its edges, ${LEAST_MM} mm are needed: it is left out.`,
    );
    return;
  }
  band.form = 'single';
  band.widthMm = asked ?? between(random, ...BAND_MM);
  band.palmTaper = pick(random, [1, 0.85]);
  pierce(band, random, pick(random, [220, 250, 290]));
  band.milgrain = random() < 0.5;
}

function pierce(band: RingBand, random: Random, spanDegrees: number): void {
  if (band.texture.kind !== 'none') band.finish = 'Polished';
  band.texture = { kind: 'none' };
  band.grooves = 0;
  band.thicknessMm = Math.max(LEAST_THICKNESS_MM, band.thicknessMm);
  if (band.profile === 'knife-edge') band.profile = 'court';
  band.filigree = { wireMm: pick(random, [0.6, 0.7]), wire: pick(random, ['plain', 'twisted']), spanDegrees };
}
