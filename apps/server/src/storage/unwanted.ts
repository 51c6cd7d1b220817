/** Files whose rows are gone: noted in the transaction that removes the rows, removed after it. */
import { eq, lte, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../database/connect.ts';
import { unwantedFiles } from '../database/schema/unwanted-files.ts';

const BATCH = 500;

/** @param afterS until then somebody may still be writing them */
export async function discardFiles(tx: Transaction, paths: readonly string[], afterS: number): Promise<void> {
  for (let from = 0; from < paths.length; from += BATCH) {
    await tx
      .insert(unwantedFiles)
      .values(
        paths
          .slice(from, from + BATCH)
          .map((path) => ({ path, dueAt: sql`now() + make_interval(secs => ${afterS})` })),
      )
      .onConflictDoNothing();
  }
}

/** @param remove a file with all that was made of it; may be asked for one that is gone */
export async function removeUnwantedFiles(
  database: Database,
  remove: (path: string) => Promise<void>,
): Promise<void> {
  for (;;) {
    const due = await database
      .select({ path: unwantedFiles.path })
      .from(unwantedFiles)
      .where(lte(unwantedFiles.dueAt, sql`now()`))
      .limit(BATCH);
    for (const { path } of due) {
      // The row goes last: a crash in between leaves what is needed to try again.
      await remove(path);
      await database.delete(unwantedFiles).where(eq(unwantedFiles.path, path));
    }
    if (due.length < BATCH) return;
  }
}
