/** One of the four sketches of a request, designed and built, with what its judges ask of it. */
import { createDesign, type Design } from '@filigree/atelier/design';
import { type BuiltPiece, buildSolids, type Solids, takeApart } from '@filigree/atelier/geometry';
import type { Brief } from '@filigree/contracts';
import { type ItemsInView, itemsInView } from './items-in-view.ts';

export interface Sketch {
  readonly design: Design;
  readonly solids: Solids;
  /** The pieces of a set by themselves, the leading one first; of a piece by itself, that one. */
  readonly pieces: readonly BuiltPiece[];
  /** What the hero view shows in each of its pixels. */
  readonly view: ItemsInView;
}

/** Throws where a design cannot be built: the fuzz says that none is so. */
export async function makeSketch(brief: Brief, seed: number): Promise<Sketch> {
  const design = createDesign(brief, seed);
  const built = await buildSolids(design);
  if (!built.ok) throw new Error(`${design.composition} cannot be built: ${built.error.part}`);
  const { solids } = built;
  return { design, solids, pieces: takeApart(design, solids), view: itemsInView(solids, design) };
}
