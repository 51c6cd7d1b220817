/** The first piece of a fresh process pays for loading and compiling: let it be one that nobody waits for. */
import type { DraftingTable, Workbench } from './workbench.ts';

const PIECE = 'a solitaire ring with a round diamond';
const SEED = 1;

/** Builds and previews one piece, and throws it away. */
export async function rehearse(
  table: DraftingTable,
  workbench: Workbench,
  signal: AbortSignal,
): Promise<void> {
  const design = table.sketch(table.interpret({ prompt: PIECE }).brief, SEED);
  const piece = await workbench.build(design, SEED, signal);
  try {
    await piece.preview(signal);
  } finally {
    piece.dispose();
  }
}
