/** Brings the catalogue's folder into the database and the storage. */
import { readFile } from 'node:fs/promises';
import { eq, or, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Database, Transaction } from '../../../database/connect.ts';
import { pieces } from '../../../database/schema/pieces.ts';
import type { Storage } from '../../../storage/storage.ts';
import { removeRenditions } from '../../images/index.ts';
import { digestsOf, mergeColumns } from './columns.ts';
import { type CatalogueFile, type CataloguePiece, catalogueKey, readCatalogueFolder } from './read-folder.ts';

/** Any number: names the advisory lock under which one process at a time seeds. */
const SEED_LOCK = 7_163_403;
const FILES_AT_ONCE = 8;

export interface SeedTools {
  readonly database: Database;
  readonly storage: Storage;
  readonly log: FastifyBaseLogger;
}

export interface Seeding {
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
  /** Documents that could not be used; the log says why. */
  readonly refused: number;
}

/**
 * Safe to repeat, and to run in several processes at once. What an operator has changed in a piece stays, column by
 * column; pieces whose document is gone stay too, until they are withdrawn.
 */
export async function seedCatalogue(tools: SeedTools, folder: string): Promise<Seeding> {
  const { database, log } = tools;
  const catalogue = await readCatalogueFolder(folder);
  for (const refusal of catalogue.refused) log.error(refusal, 'a document of the catalogue is not usable');
  // Files first: a row never names a picture that is not there.
  await storeFiles(tools, catalogue.pieces);
  const outcomes = await database.transaction(async (tx) => {
    // Many that start at once stand in a row, which may be longer than a statement may take.
    await tx.execute(sql`SET LOCAL statement_timeout = 0`);
    await tx.execute(sql`SELECT pg_advisory_xact_lock(${SEED_LOCK})`);
    await tx.execute(sql`SET LOCAL statement_timeout TO DEFAULT`);
    const done: Outcome[] = [];
    for (const piece of catalogue.pieces) done.push(await seedPiece(tx, piece, log));
    return done;
  });
  const count = (outcome: Outcome) => outcomes.filter((entry) => entry === outcome).length;
  const seeding = {
    added: count('added'),
    changed: count('changed'),
    unchanged: count('unchanged'),
    refused: catalogue.refused.length + count('refused'),
  };
  log.info(seeding, 'the catalogue is seeded');
  return seeding;
}

type Outcome = 'added' | 'changed' | 'unchanged' | 'refused';

async function seedPiece(tx: Transaction, piece: CataloguePiece, log: FastifyBaseLogger): Promise<Outcome> {
  const { id, columns } = piece;
  const rows = await tx
    .select()
    .from(pieces)
    .where(or(eq(pieces.id, id), eq(pieces.slug, columns.slug)))
    .for('update');
  if (rows.some((row) => row.id !== id)) {
    log.error({ slug: columns.slug }, 'a document of the catalogue has the slug of another piece');
    return 'refused';
  }
  const [row] = rows;
  if (!row) {
    await tx.insert(pieces).values({ id, ...columns, seeded: digestsOf(columns) });
    return 'added';
  }
  const { changes, seeded, kept } = mergeColumns(row, columns);
  if (kept.length > 0) log.info({ slug: row.slug, kept }, 'a piece was changed by hand and stays so');
  // A statement that changes nothing would still make everybody read the catalogue anew.
  if (Object.keys(seeded).every((column) => seeded[column] === row.seeded[column])) return 'unchanged';
  await tx
    .update(pieces)
    .set({ ...changes, seeded })
    .where(eq(pieces.id, id));
  return Object.keys(changes).length > 0 ? 'changed' : 'unchanged';
}

/** What is not there is stored; what is there and is not what its key says was damaged, and is stored anew. */
async function storeFiles(tools: SeedTools, catalogue: readonly CataloguePiece[]): Promise<void> {
  const files = catalogue.flatMap((piece) => piece.files);
  const waiting = [...new Map(files.map((file) => [file.key, file])).values()];
  const storeNext = async (): Promise<void> => {
    for (let file = waiting.shift(); file; file = waiting.shift()) await storeFile(tools, file);
  };
  await Promise.all(Array.from({ length: FILES_AT_ONCE }, storeNext));
}

async function storeFile({ storage, log }: SeedTools, file: CatalogueFile): Promise<void> {
  const { key } = file;
  const stored = await storage.get(key);
  if (stored && key === catalogueKey(stored, file.path)) return;
  await storage.put(key, await readFile(file.path), file.mediaType);
  if (!stored) return;
  // What was made of the damaged file goes with it.
  await removeRenditions(storage, key);
  log.warn({ key }, 'a damaged file of the catalogue was replaced');
}
