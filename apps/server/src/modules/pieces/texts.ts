/**
 * Pieces as JSON, written down and held against the contract once a revision of the catalogue: lists that differ from
 * request to request, as filters do, are put together from these.
 */
import { pieceSchema } from '@filigree/contracts';
import type { Database } from '../../database/connect.ts';
import { findPieces } from './find.ts';
import { showPiece } from './show.ts';

/** Some thousand pieces; more are written down again when they are asked for. */
const KEPT_TEXTS = 4_000;

export interface PieceTexts {
  /**
   * In the order of the ids; pieces that are not in the catalogue any more are left out.
   * @param revision that was seen before: what is read now is at least as new.
   */
  readonly read: (revision: string, ids: readonly string[]) => Promise<string[]>;
}

export function openPieceTexts(database: Database): PieceTexts {
  const kept = new Map<string, string>();
  let keptRevision: string | undefined;

  return {
    read: async (revision, ids) => {
      if (revision !== keptRevision || kept.size > KEPT_TEXTS) kept.clear();
      keptRevision = revision;
      const texts = new Map<string, string>();
      for (const id of ids) {
        const text = kept.get(id);
        if (text !== undefined) texts.set(id, text);
      }
      const missing = ids.filter((id) => !texts.has(id));
      for (const row of await findPieces(database, missing)) {
        const text = JSON.stringify(pieceSchema.parse(showPiece(row)));
        texts.set(row.id, text);
        // Another request may have seen another revision meanwhile.
        if (revision === keptRevision) kept.set(row.id, text);
      }
      return ids.flatMap((id) => texts.get(id) ?? []);
    },
  };
}
