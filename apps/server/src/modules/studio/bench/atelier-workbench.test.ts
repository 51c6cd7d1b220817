/** The real engine from a stored design to a preview and a model; whole pictures are looked at in the browser test. */
import { DEFAULT_PRICE_TABLE } from '@filigree/atelier/estimate';
import { estimateSchema, verdictSchema } from '@filigree/contracts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { atelierDraftingTable as table } from './atelier-drafting-table.ts';
import { openAtelierWorkbench } from './atelier-workbench.ts';
import type { Workbench } from './workbench.ts';

const OWN_PRICES = { ...DEFAULT_PRICE_TABLE, date: '2026-11-02' };

let bench: Workbench;
beforeAll(async () => {
  bench = await openAtelierWorkbench({ threads: 2, pictureSizePx: 256, prices: OWN_PRICES });
});
afterAll(() => bench.close());

function storedRing(prompt = 'a plain 4 mm yellow gold band') {
  const { brief } = table.interpret({ prompt });
  return JSON.parse(JSON.stringify(table.sketch(brief, 7)));
}

it('builds a stored design and shows it: preview, words, estimate, checks, model', async () => {
  const { signal } = new AbortController();
  const piece = await bench.build(storedRing(), 7, signal);
  expect(piece.title).toMatch(/band/i);
  expect(piece.alt).toMatch(/gold/i);
  // By the operator's table, and labelled with its date.
  expect(piece.estimate).toMatchObject({
    pricesOf: '2026-11-02',
    note: expect.stringContaining('at prices of 2026-11-02'),
  });
  expect(estimateSchema.parse(piece.estimate).metals[0]!.massG).toBeGreaterThan(1);
  expect(
    verdictSchema
      .array()
      .parse(piece.checks)
      .map(({ stage }) => stage),
  ).toContain('casts');

  const { width, height, data } = await piece.preview(signal);
  expect(data).toHaveLength(width * height * 4);
  const reds = [...data].filter((_value, at) => at % 4 === 0);
  expect(Math.max(...reds) - Math.min(...reds)).toBeGreaterThan(80);

  const model = await piece.model();
  expect(Buffer.from(model.subarray(0, 4)).toString()).toBe('glTF');
  piece.dispose();
});

it('says where the piece departs from what was asked', async () => {
  const stored = storedRing();
  stored.provenance.adjustments = ['The stone was made smaller, so that its prongs hold.'];
  const piece = await bench.build(stored, 7, new AbortController().signal);
  expect(piece.checks).toContainEqual(
    expect.objectContaining({
      stage: 'advice',
      verdict: 'caution',
      message: 'The stone was made smaller, so that its prongs hold.',
    }),
  );
  piece.dispose();
});

it('stops in the middle of a picture', async () => {
  const stop = new AbortController();
  const piece = await bench.build(storedRing(), 7, stop.signal);
  const reason = new Error('enough');
  const picture = piece.picture({
    signal: stop.signal,
    onPreview: () => undefined,
    onProgress: () => stop.abort(reason),
  });
  await expect(picture).rejects.toBe(reason);
  piece.dispose();
  await expect(bench.build(storedRing(), 7, stop.signal)).rejects.toBe(reason);
});
