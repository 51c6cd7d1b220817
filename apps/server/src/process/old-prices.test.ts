import { DEFAULT_PRICE_TABLE } from '@filigree/atelier/estimate';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { buildTestApp, type TestApp } from '../../test/app.ts';
import { readNow } from '../database/clock.ts';
import { warnOfOldPrices, watchPrices } from './old-prices.ts';

const DAY_MS = 86_400_000;
let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterEach(() => {
  vi.useRealTimers();
});
afterAll(() => test.close());

/** A table that the database's clock finds this old. */
async function tableOf(ageDays: number) {
  const now = await readNow(test.deps.connection.database);
  const date = new Date(now.getTime() - ageDays * DAY_MS).toISOString().slice(0, 10);
  return { ...DEFAULT_PRICE_TABLE, date };
}

describe('a table of prices that has become old', () => {
  it('is told to the operator with its day, its age and what to do', async () => {
    const warn = vi.fn();
    const table = await tableOf(31);
    await warnOfOldPrices({ connection: test.deps.connection, log: { warn } }, table);
    expect(warn).toHaveBeenCalledTimes(1);
    const [fields, words] = warn.mock.calls[0]!;
    expect(fields).toEqual({ pricesOf: table.date, ageDays: 31 });
    expect(words).toContain(`the table of prices is of ${table.date}, 31 days old`);
    expect(words).toContain('npm run catalogue -- reprice');
  });

  it('is not mentioned at twenty-nine days', async () => {
    const warn = vi.fn();
    await warnOfOldPrices({ connection: test.deps.connection, log: { warn } }, await tableOf(29));
    expect(warn).not.toHaveBeenCalled();
  });

  it('is a warning in the log, of which readiness knows nothing', async () => {
    const stop = watchPrices(test.deps, await tableOf(400));
    await vi.waitFor(() => expect(test.logged.join('')).toContain('400 days old'));
    stop();
    const line = JSON.parse(test.logged.find((entry) => entry.includes('400 days old'))!);
    expect(line.level).toBe(40);
    expect((await test.app.inject('/readyz')).statusCode).toBe(200);
  });

  it('is looked at once a day, and not after the end', async () => {
    const table = await tableOf(31);
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const warn = vi.fn();
    const stop = watchPrices({ connection: test.deps.connection, log: { warn } }, table);
    await vi.waitFor(() => expect(warn).toHaveBeenCalledTimes(1));
    vi.advanceTimersByTime(DAY_MS);
    await vi.waitFor(() => expect(warn).toHaveBeenCalledTimes(2));
    stop();
    expect(vi.getTimerCount()).toBe(0);
  });
});
