/** Rings that are a serpent. */
import { coilWays, drawSerpent } from '../ornament/serpents.ts';
import { asksForSerpent } from '../ornament/serpentWishes.ts';
import type { RingSketch } from './recipes/recipe.ts';
import { clearTop } from './sketch.ts';
import { type RingWish, round2 } from './wish.ts';

/** The body where it is fullest, mm: of one turn, and each further turn that lies beside it is thinner. */
const BODY_MM = { once: 2.9, lessEachTurn: 0.25 } as const;
const BODY_RANGE_MM = [2, 5] as const;
/** Height over width. */
const FLAT = 0.82;

export const isSerpentRing = ({ brief }: RingWish): boolean => asksForSerpent(brief);

/** The serpent's body takes the place of the band. */
export function asSerpent(sketch: RingSketch, wish: RingWish, seed: number): void {
  const { brief, alloys } = wish;
  const ways = coilWays(brief);
  const { coil, share } = ways[seed % ways.length]!;
  const usual = (BODY_MM.once - BODY_MM.lessEachTurn * (Math.floor(coil.turns) - 1)) * share * wish.breadth;
  const widthMm = round2(Math.min(BODY_RANGE_MM[1], Math.max(BODY_RANGE_MM[0], brief.bandWidthMm ?? usual)));
  clearTop(sketch);
  Object.assign(sketch.band, {
    widthMm,
    thicknessMm: round2(widthMm * FLAT),
    palmTaper: 1,
    milgrain: false,
  });
  sketch.shoulders = {
    kind: 'motif',
    motif: 'Serpent',
    place: 'front',
    ornament: drawSerpent(brief, widthMm, {
      alloyId: alloys[0].id,
      accentAlloyId: (alloys[1] ?? alloys[0]).id,
      small: brief.noStones ? null : wish.rowStone,
      seed,
    }),
    coil,
  };
}
