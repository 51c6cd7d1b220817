import { type Design, readDesign } from '@filigree/atelier/design';
import { eq } from 'drizzle-orm';
import type { Database } from '../../database/connect.ts';
import { pieces } from '../../database/schema/pieces.ts';
import type { StoredDesign } from '../../database/schema/studio.ts';

/** The design of a piece as it is stored and as our engine reads it; undefined for what it cannot read. */
export async function findDesign(
  database: Database,
  pieceId: string,
): Promise<{ readonly stored: StoredDesign; readonly design: Design } | undefined> {
  const [row] = await database.select({ stored: pieces.design }).from(pieces).where(eq(pieces.id, pieceId));
  const reading = row && readDesign(row.stored);
  return row && reading?.ok ? { stored: row.stored, design: reading.design } : undefined;
}
