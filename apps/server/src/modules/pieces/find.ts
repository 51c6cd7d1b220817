import { idSchema } from '@filigree/contracts/common';
import { and, eq, inArray, not } from 'drizzle-orm';
import type { Queryable } from '../../database/connect.ts';
import { pieces } from '../../database/schema/pieces.ts';
import { type PieceRow, pieceColumns } from './show.ts';

const isListed = not(pieces.withdrawn);

/** A piece that is shown and sold; undefined when there is none, or when it was withdrawn. */
export async function findPiece(database: Queryable, id: string): Promise<PieceRow | undefined> {
  const rows = await database
    .select(pieceColumns)
    .from(pieces)
    .where(and(eq(pieces.id, id), isListed));
  return rows[0];
}

/** @param id as an address names it, which may be anything */
export async function isPieceListed(database: Queryable, id: string): Promise<boolean> {
  if (!idSchema.safeParse(id).success) return false;
  const rows = await database
    .select({ id: pieces.id })
    .from(pieces)
    .where(and(eq(pieces.id, id), isListed));
  return rows.length > 0;
}

/** Pieces that are shown and sold, in the order asked for; those that are not are left out. */
export async function findPieces(database: Queryable, ids: readonly string[]): Promise<PieceRow[]> {
  if (ids.length === 0) return [];
  const rows = await database
    .select(pieceColumns)
    .from(pieces)
    .where(and(inArray(pieces.id, [...ids]), isListed));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
