/** Fronts that are flowers of stones. */
import { drawFlower, flowerForms } from '../flowers.ts';
import { asksForOwnStone } from '../piece/shows.ts';
import type { PieceWish } from '../piece/wish.ts';
import type { OrnamentIdea } from './stoneIdeas.ts';

/** A flower is looked at as a whole: so much of the usual size of a front. */
const SIZE_SHARE = 0.86;

/** The flower that was asked for in its forms, the best first; none where none was, or no stones are wanted. */
export function flowerIdeas({ brief, style, prongsPossible }: PieceWish): OrnamentIdea[] {
  const { centre } = style;
  if (!brief.petals || centre === null) return [];
  return flowerForms(brief, prongsPossible).map((form) => ({
    id: `flower-${form.id}`,
    settings: ['Cluster'],
    ornate: true,
    draw: (_, share) => ({
      kind: 'rosette',
      alloyId: style.accentAlloyId,
      ...drawFlower(form, {
        brief,
        centre,
        isSized: asksForOwnStone(brief) && share >= MAIN_SHARE,
        sizeMm: style.sizeMm * SIZE_SHARE * share,
        prongsPossible,
      }),
      milgrain: style.eraRules.milgrain,
    }),
  }));
}

/** Smaller copies of the front have smaller stones than the one that was sized. */
const MAIN_SHARE = 0.7;
