/** Everything that a person owns, as one JSON file, written while it is read. */
import { Readable } from 'node:stream';
import type { userCalls } from '@filigree/contracts';
import { readNow } from '../../database/clock.ts';
import type { Database } from '../../database/connect.ts';
import { ok } from '../../http/failure.ts';
import type { OwnedPart } from '../../http/owned.ts';
import type { Handler } from '../../http/route.ts';
import { attempt } from '../../http/throttle.ts';
import type { UserContext } from './context.ts';

const PER_ACCOUNT = { attempts: 20, windowS: 3600 };
/** The form of the file; a later one gets another number. */
const FORMAT_VERSION = 1;
const FLUSH_LENGTH = 32 * 1024;

export function exportData({
  config,
  connection,
  ownedParts,
}: UserContext): Handler<typeof userCalls.exportData> {
  return async ({ user: { userId }, reply }) => {
    const { database } = connection;
    if (config.rateLimits) {
      const limited = await attempt(database, [{ key: `export:${userId}`, ...PER_ACCOUNT }]);
      if (!limited.ok) return limited;
    }
    const exportedAt = await readNow(database);
    const stamp = exportedAt.toISOString().replaceAll(':', '-').replace(/\.\d+/, '');
    return ok(
      reply
        .type('application/json; charset=utf-8')
        .header('content-disposition', `attachment; filename="data-${stamp}.json"`)
        .header('cache-control', 'no-store')
        .send(Readable.from(inChunks(writeOwned(database, userId, ownedParts, exportedAt)))),
    );
  };
}

async function* writeOwned(
  database: Database,
  userId: string,
  parts: readonly OwnedPart[],
  exportedAt: Date,
): AsyncGenerator<string, void, undefined> {
  yield `{"formatVersion":${FORMAT_VERSION},"exportedAt":${JSON.stringify(exportedAt)}`;
  for (const part of parts) {
    for (const [name, read] of Object.entries(part(database, userId))) {
      yield `,\n${JSON.stringify(name)}:`;
      const owned = read();
      if (Symbol.asyncIterator in owned) yield* writeList(owned);
      else yield JSON.stringify((await owned) ?? null);
    }
  }
  yield '}\n';
}

async function* writeList(rows: AsyncIterable<unknown>): AsyncGenerator<string, void, undefined> {
  let separator = '[';
  for await (const row of rows) {
    yield `${separator}${JSON.stringify(row)}`;
    separator = ',\n';
  }
  yield separator === '[' ? '[]' : ']';
}

/** A packet for each value would cost more than the value. */
async function* inChunks(texts: AsyncIterable<string>): AsyncGenerator<Buffer, void, undefined> {
  let gathered = '';
  for await (const text of texts) {
    gathered += text;
    if (gathered.length < FLUSH_LENGTH) continue;
    yield Buffer.from(gathered);
    gathered = '';
  }
  if (gathered !== '') yield Buffer.from(gathered);
}
