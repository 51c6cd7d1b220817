/** Rings whose head is a flower of stones. */
import { drawFlower, flowerForms } from '../../flowers.ts';
import type { RingWish } from '../wish.ts';
import { prongHead, SHOULDERS } from './parts.ts';
import type { Recipe, RingSketch } from './recipe.ts';

/** The whole flower against the stone that would stand alone, and its bounds, mm. */
const SIZE = { share: 1.9, least: 8.4, most: 17 } as const;
/** On a toe it is smaller, and lies on the band, mm. */
const TOE_SIZE = { share: 1.5, least: 6, most: 7.6 } as const;
const TOE_CLEARANCE_MM = 0.5;
/** Bands in turn, out of step with the flowers: what they are, and the least that such a band is wide, mm. */
const BANDS = [
  ['single', 'plain', 1.9],
  ['split', 'plain', 2.6],
  ['single', 'tapered', 2.2],
  ['twist', 'plain', 2.4],
  ['single', 'cathedral', 2],
  ['bypass', 'plain', 2],
] as const;

/** Worn between toes and pressed to size: one plain band. */
const TOE_BAND = ['single', 'plain', 2.2] as const;

/** The flower of a wish in its forms, each on a band of its own. */
export function flowerRecipes(wish: RingWish): Recipe[] {
  const { brief, centre, prongsPossible } = wish;
  if (!brief.petals || centre === null) return [];
  return flowerForms(brief, prongsPossible && !wish.lowOnly).map((form, at): Recipe => {
    const [band, shoulders, leastMm] = wish.lowOnly ? TOE_BAND : BANDS[at % BANDS.length]!;
    return {
      id: `flower-${form.id}-${band === 'single' ? shoulders : band}`,
      settings: ['Cluster', form.setting === 'bezel' ? 'Bezel' : 'Prong'],
      stones: 'accented',
      ornate: true,
      draw: (sketch, drawn, random) => {
        sketch.band.form = band;
        if (brief.bandWidthMm === null) sketch.band.widthMm = Math.max(leastMm, sketch.band.widthMm);
        sketch.shoulders = SHOULDERS[shoulders];
        const { alloyId, clearanceMm } = prongHead(sketch, drawn, random, { gallery: 'basket' });
        setFlower(sketch, drawn, form, {
          alloyId,
          clearanceMm: drawn.lowOnly ? Math.min(TOE_CLEARANCE_MM, clearanceMm) : clearanceMm,
        });
      },
    };
  });
}

function setFlower(
  sketch: RingSketch,
  { brief, centre, prongsPossible, lowOnly }: RingWish,
  form: Parameters<typeof drawFlower>[0],
  head: { readonly alloyId: string; readonly clearanceMm: number },
): void {
  if (centre === null) return;
  const size = lowOnly ? TOE_SIZE : SIZE;
  const { stone, petals, accent, petalStones } = drawFlower(form, {
    brief,
    centre,
    isSized: brief.caratWeight !== null || brief.stoneSizeMm.length > 0,
    sizeMm: Math.min(size.most, Math.max(size.least, centre.widthMm * size.share)),
    // Claws would catch between toes.
    prongsPossible: prongsPossible && !lowOnly,
  });
  sketch.centre = { ...stone, orientation: 'along-finger' };
  sketch.head = { kind: 'cluster', ...head, petals, accent, petalStones };
}
