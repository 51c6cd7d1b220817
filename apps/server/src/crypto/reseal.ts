/** Seals anew with the newest key what older ones have sealed, so that those can be taken off the list. */
import type { Keys } from './keyring.ts';
import { sealedBy, sealText, unsealText } from './seal.ts';

export interface SealedRow {
  /** The place that its text was sealed for; rows are read in its order. */
  readonly place: string;
  readonly sealed: Buffer;
}

export interface SealedRows {
  /** Some of the rows after a place, or from the first one on; none after the last one. */
  readonly read: (after: string | undefined) => Promise<readonly SealedRow[]>;
  /** Replaces what a row holds, unless it has changed since it was read. */
  readonly replace: (row: SealedRow, sealed: Buffer) => Promise<void>;
}

export interface Resealing {
  readonly sealedAnew: number;
  /** Sealed with the newest key already. */
  readonly current: number;
  /** Sealed with a key that is not listed, or damaged: left as they are. */
  readonly unreadable: number;
}

export async function resealRows(keys: Keys, rows: SealedRows): Promise<Resealing> {
  const counted = { sealedAnew: 0, current: 0, unreadable: 0 };
  for (let page = await rows.read(undefined); page.length > 0; page = await rows.read(page.at(-1)?.place)) {
    for (const row of page) counted[await resealRow(keys, rows, row)] += 1;
  }
  return counted;
}

async function resealRow(keys: Keys, rows: SealedRows, row: SealedRow): Promise<keyof Resealing> {
  const text = unsealText(keys, row.place, row.sealed);
  if (text === undefined) return 'unreadable';
  if (sealedBy(row.sealed) === keys[0].id) return 'current';
  await rows.replace(row, sealText(keys, row.place, text));
  return 'sealedAnew';
}
