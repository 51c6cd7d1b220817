/** Rows along the top of a band of which each stone is held for itself, and seen as one. */
import { round2 } from '../wish.ts';
import { asBand, bandStones, between } from './parts.ts';
import type { Recipe } from './recipe.ts';

/** Narrower bands are no ground for bezels, mm. */
const LEAST_UNDER_BEZELS_MM = 2.2;

export const SINGLED_OUT_RECIPES: readonly Recipe[] = [
  // Few stones between shared prongs along the top: on a soft band, on one with an edge.
  ...(
    [
      ['prong-row', 'd-shape', 0.85],
      ['prong-row-court', 'court', 0.95],
    ] as const
  ).map(
    ([id, profile, palmTaper]): Recipe => ({
      id,
      settings: ['Prong'],
      stones: 'row',
      ornate: false,
      draw: (sketch, wish, random) => {
        asBand(sketch);
        sketch.band.profile = wish.brief.bandProfile ?? profile;
        sketch.band.palmTaper = palmTaper;
        sketch.bandStones = bandStones(sketch, wish, random, {
          setting: 'shared-prong',
          stone: wish.rowStone,
          diameterMm: wish.brief.stoneSizeMm[0] ?? between(random, 2.4, 2.8),
          spanDegrees: 150,
        });
      },
    }),
  ),
  // A bezel for each stone: on bands of other sections, with beaded rims, on a slim one.
  ...(
    [
      ['bezel-row', 'd-shape', 1, 0.85, false],
      ['bezel-row-flat', 'flat', 1.12, 1, false],
      ['bezel-row-milgrain', 'court', 1, 0.9, true],
      ['bezel-row-slim', 'comfort', 0.8, 0.8, false],
    ] as const
  ).map(
    ([id, profile, breadth, palmTaper, milgrain]): Recipe => ({
      id,
      settings: ['Bezel'],
      stones: 'row',
      ornate: milgrain,
      draw: (sketch, wish, random) => {
        asBand(sketch);
        sketch.band.profile = wish.brief.bandProfile ?? profile;
        sketch.band.palmTaper = palmTaper;
        const row = bandStones(sketch, wish, random, {
          setting: 'bezel',
          stone: wish.rowStone,
          diameterMm: wish.brief.stoneSizeMm[0] ?? between(random, 2.2, 2.6),
          spanDegrees: 150,
        });
        sketch.bandStones = { ...row, milgrain };
        if (wish.brief.bandWidthMm === null)
          sketch.band.widthMm = Math.max(LEAST_UNDER_BEZELS_MM, round2(sketch.band.widthMm * breadth));
      },
    }),
  ),
];
