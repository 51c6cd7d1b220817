/** What the catalogue's documents say of a piece, and how a change of theirs meets a change made by hand. */
import type { InferSelectModel } from 'drizzle-orm';
import type { pieces } from '../../../database/schema/pieces.ts';
import { digestOf } from './digest.ts';

type StoredPiece = InferSelectModel<typeof pieces>;
export type SeededColumns = Omit<StoredPiece, 'id' | 'withdrawn' | 'seeded' | 'createdAt'>;
type Column = keyof SeededColumns;
type Digests = Readonly<Record<string, string>>;

export interface Merge {
  readonly changes: Partial<SeededColumns>;
  readonly seeded: Digests;
  /** Columns that both have changed: what was written by hand stays. */
  readonly kept: readonly Column[];
}

export function digestsOf(columns: SeededColumns): Digests {
  return Object.fromEntries(Object.entries(columns).map(([column, value]) => [column, digestOf(value)]));
}

/**
 * Three ways meet in each column: what the document says now, what it said when it was last applied, and what the row
 * holds. A new word of the document is taken only where the row still holds its last one.
 */
export function mergeColumns(row: StoredPiece, columns: SeededColumns): Merge {
  const changes: Partial<SeededColumns> = {};
  const seeded: Record<string, string> = { ...row.seeded };
  const kept: Column[] = [];
  for (const [column, now] of Object.entries(digestsOf(columns)) as [Column, string][]) {
    const last = row.seeded[column];
    if (now === last) continue;
    const held = digestOf(row[column]);
    if (held === now) seeded[column] = now;
    else if (held === last) {
      Object.assign(changes, { [column]: columns[column] });
      seeded[column] = now;
    } else kept.push(column);
  }
  return { changes, seeded, kept };
}
