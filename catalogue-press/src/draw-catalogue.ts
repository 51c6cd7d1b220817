/** Sketches become drafts. A design that stands already is frozen: only its words, its price and its lead time are made anew. */
import { isDeepStrictEqual } from 'node:util';
import type { PriceTable } from '@filigree/atelier/estimate';
import { drawDesign } from './drawing/draw-design.ts';
import { designOf, readPiece, writeDraft } from './folder/documents.ts';
import type { CatalogueFolder } from './folder/paths.ts';
import { listDesign } from './listing/list-design.ts';
import type { Sketch } from './sketches/sketch.ts';

export interface DrawOptions {
  /** Draws the designs anew that stand already. */
  readonly redraw: boolean;
  readonly prices: PriceTable;
  readonly tell: (line: string) => void;
}

export async function drawCatalogue(
  folder: CatalogueFolder,
  sketches: readonly Sketch[],
  { redraw, prices, tell }: DrawOptions,
): Promise<void> {
  for (const sketch of sketches) {
    const known = await readPiece(folder, sketch.slug);
    const design = known === undefined || redraw ? drawDesign(sketch) : designOf(known);
    const draft = await listDesign(sketch, design, prices);
    if (known !== undefined && isDeepStrictEqual(known, draft)) continue;
    await writeDraft(folder, draft);
    tell(
      `${draft.slug}: ${draft.materials.join(', ')}; ${draft.gemstones.join(', ')}; $${draft.priceCents / 100}`,
    );
  }
}
