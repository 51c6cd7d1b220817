/** The prices of estimates: the operator's own table, read and judged before anything is estimated by it. */
import { readFileSync } from 'node:fs';
import type { PriceTable } from '@filigree/atelier/estimate';
import { type Config, ConfigError } from '../config.ts';

/** The API, and the shop behind it, speak of estimates in US dollars. */
const CURRENCY = 'USD';

/**
 * The operator's table; undefined where none is configured, and the table of the atelier holds.
 * @throws {ConfigError} naming every fault of the table.
 */
export async function readPrices({
  priceTableFile: path,
}: Pick<Config, 'priceTableFile'>): Promise<PriceTable | undefined> {
  if (path === undefined) return undefined;
  const stored = storedIn(path);
  // Only those who have a table wait for what judges it.
  const { readPriceTable } = await import('@filigree/atelier/estimate');
  const reading = readPriceTable(stored);
  if (!reading.ok)
    throw new ConfigError(
      reading.faults.map(({ path: field, message }) => `PRICE_TABLE ${path}: ${at(field)}${message}`),
    );
  const { table } = reading;
  if (table.currency !== CURRENCY)
    throw new ConfigError([
      `PRICE_TABLE ${path}: currency: prices must be in ${CURRENCY}, not ${table.currency}.`,
    ]);
  return table;
}

const at = (field: string): string => (field === '' ? '' : `${field}: `);

function storedIn(path: string): unknown {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new ConfigError([`PRICE_TABLE ${path} cannot be read (${code ?? message}).`]);
  }
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new ConfigError([`PRICE_TABLE ${path} is not JSON: ${(error as SyntaxError).message}.`]);
  }
}
