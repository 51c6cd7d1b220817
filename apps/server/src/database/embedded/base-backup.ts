/**
 * A copy of a running cluster, as pg_basebackup takes it: the server sends its own files and the log that makes them
 * consistent, checks the checksum of every page on the way, and goes on working meanwhile (PostgreSQL's documentation,
 * "Streaming Replication Protocol", BASE_BACKUP).
 */
import { Readable } from 'node:stream';
import type pg from 'pg';
import { withClient } from '../client.ts';

const BASE_BACKUP = "BASE_BACKUP (LABEL 'filigree', CHECKPOINT 'fast', WAL true, MANIFEST 'no')";
/** Ends with its session: until then the server removes no log that the copy needs. */
const KEEP_LOG = 'CREATE_REPLICATION_SLOT filigree_backup TEMPORARY PHYSICAL (RESERVE_WAL true)';

/** The first byte of each message of the copy. */
const NEW_ARCHIVE = 'n'.charCodeAt(0);
const DATA = 'd'.charCodeAt(0);

/**
 * Hands the data folder of the cluster to `use`, as a tar archive. What is in it is the state of a moment before its
 * end; a cluster that is started on the unpacked files brings itself there.
 * @param databaseUrl of any database of the cluster, as its superuser
 */
export async function withBaseBackup<T>(
  databaseUrl: string,
  use: (archive: Readable) => Promise<T>,
): Promise<T> {
  const url = new URL(databaseUrl);
  // With it the server takes commands of replication beside statements.
  url.searchParams.set('replication', 'database');
  return withClient({ connectionString: url.href, application_name: 'filigree-backup' }, async (client) => {
    await client.query(KEEP_LOG);
    return use(client.query(new Archive()));
  });
}

const ignore = (): void => undefined;

/** A query of the driver whose answer is a copy, as a stream: the server sends no faster than it is read. */
class Archive extends Readable implements pg.Submittable {
  #connection: pg.Connection | undefined;
  #archives = 0;

  submit(connection: pg.Connection): void {
    this.#connection = connection;
    connection.query(BASE_BACKUP);
  }

  override _read(): void {
    this.#connection?.stream.resume();
  }

  /** The driver keeps the memory of a message for the next one. */
  handleCopyData({ chunk }: { readonly chunk: Buffer }): void {
    const [kind] = chunk;
    if (kind === NEW_ARCHIVE) this.#archives += 1;
    if (this.#archives > 1) {
      this.destroy(new Error('The cluster has tablespaces outside of its folder, which are not copied.'));
    }
    if (kind !== DATA || this.destroyed) return;
    if (!this.push(Buffer.from(chunk.subarray(1)))) this.#connection?.stream.pause();
  }

  handleError(error: Error): void {
    this.destroy(error);
  }

  handleReadyForQuery(): void {
    if (!this.destroyed) this.push(null);
  }

  // The answers before and after the copy say where in the log it begins and ends, which its own files say as well.
  readonly handleRowDescription = ignore;
  readonly handleDataRow = ignore;
  readonly handleCommandComplete = ignore;
  readonly handleEmptyQuery = ignore;
  readonly handlePortalSuspended = ignore;
}
