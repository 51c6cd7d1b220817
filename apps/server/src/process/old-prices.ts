/** Tells the operator when the table of prices has become too old to sell by. */
import { DEFAULT_PRICE_TABLE, outdated, type PriceTable } from '@filigree/atelier/estimate';
import type { FastifyBaseLogger } from 'fastify';
import { readNow } from '../database/clock.ts';
import type { Connection } from '../database/connect.ts';

const AGAIN_AFTER_MS = 86_400_000;

export interface OldPricesTools {
  readonly connection: Pick<Connection, 'database'>;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

/** @param own the operator's table; undefined where the one of the atelier holds */
export async function warnOfOldPrices(
  { connection, log }: OldPricesTools,
  own: PriceTable | undefined,
): Promise<void> {
  const found = outdated(own ?? DEFAULT_PRICE_TABLE, await readNow(connection.database));
  if (!found) return;
  const { words, ...age } = found;
  log.warn(age, words);
}

/** At once and then once a day, as a server may run for months. Returns what stops it. */
export function watchPrices(tools: OldPricesTools, own: PriceTable | undefined): () => void {
  const look = (): void => {
    warnOfOldPrices(tools, own).catch((error: unknown) =>
      tools.log.warn({ err: error }, 'how old the table of prices is could not be told'),
    );
  };
  look();
  const again = setInterval(look, AGAIN_AFTER_MS);
  return () => clearInterval(again);
}
