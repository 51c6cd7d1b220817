import type { Brief } from '@filigree/contracts';
import { seededRandom } from '../random.ts';
import { createRing } from '../ring/createRing.ts';
import type { RingDesign } from '../ring/document.ts';
import type { Recipe, RingSketch } from '../ring/recipes/recipe.ts';
import { nameRingComposition } from '../ring/sketch.ts';
import { titleOfRing } from '../ring/title.ts';
import { ringWish } from '../ring/wish.ts';

/** A ring of one composition, whatever the brief would choose: its recipe drawn on a plain solitaire. */
export function drawnRing(recipe: Recipe, brief: Brief, seed: number): RingDesign {
  const random = seededRandom(seed);
  const wish = ringWish(brief, seed, random);
  const plain = createRing({ ...brief, arrangements: [], stoneCount: null }, seed);
  const sketch: RingSketch = {
    band: { ...plain.band, form: 'single', profile: 'court', milgrain: false, grooves: 0 },
    shoulders: { kind: 'plain' },
    head: null,
    centre: wish.centre === null ? null : { ...wish.centre, orientation: 'along-finger' },
    halo: null,
    sideStones: null,
    bandStones: null,
  };
  recipe.draw(sketch, wish, random);
  sketch.band.thicknessMm = Math.max(sketch.band.thicknessMm, sketch.bandStones === null ? 1.7 : 1.9);
  const ring: RingDesign = {
    ...plain,
    ...sketch,
    composition: nameRingComposition(sketch),
    alloys: wish.alloys,
    provenance: { ...plain.provenance, adjustments: wish.adjustments },
  };
  return { ...ring, title: titleOfRing(ring) };
}
