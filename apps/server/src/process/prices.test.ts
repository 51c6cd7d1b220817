import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEFAULT_PRICE_TABLE } from '@filigree/atelier/estimate';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ConfigError } from '../config.ts';
import { readPrices } from './prices.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'filigree-prices-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** The path of a file with this text. */
function fileOf(text: string): string {
  const path = join(folder, 'prices.json');
  writeFileSync(path, text);
  return path;
}

async function problemsOf(priceTableFile: string): Promise<readonly string[]> {
  const error: unknown = await readPrices({ priceTableFile }).then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (error instanceof ConfigError) return error.problems;
  throw new Error(`The table was taken, or failed otherwise: ${String(error)}`);
}

describe('readPrices', () => {
  it('takes the table of the operator, as a whole', async () => {
    const own = { ...DEFAULT_PRICE_TABLE, date: '2026-11-02', note: 'Ours.' };
    expect(await readPrices({ priceTableFile: fileOf(JSON.stringify(own)) })).toEqual(own);
  });

  it('leaves the table of the atelier where none is named', async () => {
    expect(await readPrices({ priceTableFile: undefined })).toBeUndefined();
  });

  it('names every fault of a table with its place in it', async () => {
    const { Ruby: _ruby, ...stones } = DEFAULT_PRICE_TABLE.stones;
    const broken = { ...DEFAULT_PRICE_TABLE, date: 'last May', stones, castingFee: { low: 90, high: 20 } };
    const path = fileOf(JSON.stringify(broken));
    const problems = await problemsOf(path);
    expect(problems).toHaveLength(3);
    expect(problems[0]).toContain(`PRICE_TABLE ${path}: date: `);
    expect(problems[1]).toContain('stones.Ruby: ');
    expect(problems[2]).toContain('castingFee: The low end of a range is above its high end.');
  });

  it('refuses another currency than the shop speaks of', async () => {
    const path = fileOf(JSON.stringify({ ...DEFAULT_PRICE_TABLE, currency: 'EUR' }));
    expect(await problemsOf(path)).toEqual([
      `PRICE_TABLE ${path}: currency: prices must be in USD, not EUR.`,
    ]);
  });

  it('says when the file is not there, and when it is no JSON', async () => {
    const missing = join(folder, 'none.json');
    expect(await problemsOf(missing)).toEqual([`PRICE_TABLE ${missing} cannot be read (ENOENT).`]);
    expect((await problemsOf(fileOf('{ "date": ')))[0]).toMatch(/ is not JSON: /);
    expect((await problemsOf(fileOf('[]')))[0]).toMatch(/^PRICE_TABLE \S+: /);
  });
});
