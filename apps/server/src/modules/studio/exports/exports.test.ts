/** Casting files and workshop sheets over HTTP: real designs and real geometry, pictures by the double. */
import { DEFAULT_PRICE_TABLE } from '@filigree/atelier/estimate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, registerUser, type TestApp, type TestUser } from '../../../../test/app.ts';
import { draftInProcess } from '../../../../test/bench-double.ts';
import { generateRing, send } from '../../../../test/studio.ts';
import { startTestWorker, type TestWorker } from '../../../../test/worker.ts';
import { atelierDraftingTable } from '../bench/atelier-drafting-table.ts';
import type { Appraisal, Order } from './messages.ts';
import { type Office, openOffice } from './office.ts';

let test: TestApp;
let worker: TestWorker;
let owner: TestUser;
let id: string;
beforeAll(async () => {
  test = await buildTestApp({ deps: { drafting: draftInProcess(atelierDraftingTable) } });
  worker = await startTestWorker(test);
  owner = await registerUser(test.app);
  const { variations } = await generateRing(test.app, owner);
  id = variations[0]!.id;
});
afterAll(async () => {
  await worker.stop();
  await test.close();
});

const get = (user: TestUser, path: string) => send(test.app, user, 'GET', `/studio/variations/${path}`);

describe('drawings', () => {
  it('come to their owner as files with safe names, and are kept', async () => {
    const zip = await get(owner, `${id}/casting.zip`);
    expect(zip.statusCode).toBe(200);
    expect(zip.headers['content-type']).toBe('application/zip');
    expect(zip.headers['content-disposition']).toMatch(/^attachment; filename="[a-z0-9-]+-v1-casting\.zip"$/);
    expect(zip.rawPayload.subarray(0, 4)).toEqual(Buffer.from([0x50, 0x4b, 3, 4]));
    const again = await get(owner, `${id}/casting.zip?version=1`);
    expect(again.rawPayload.equals(zip.rawPayload)).toBe(true);

    const pdf = await get(owner, `${id}/workshop.pdf?paper=letter`);
    expect(pdf.statusCode).toBe(200);
    expect(pdf.headers['content-type']).toBe('application/pdf');
    expect(pdf.headers['content-disposition']).toMatch(/-v1-workshop\.pdf"$/);
    expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('do not exist for anybody else, nor for versions and papers that are not', async () => {
    const stranger = await registerUser(test.app);
    for (const path of [`${id}/casting.zip`, `${id}/workshop.pdf`, `${id}/model.glb`, id]) {
      const response = await get(stranger, path);
      expect(response.statusCode).toBe(404);
      expect(response.json().error.code).toBe('VARIATION_NOT_FOUND');
    }
    expect((await get(owner, `${id}/casting.zip?version=9`)).statusCode).toBe(404);
    expect((await get(owner, `${id}/workshop.pdf?paper=a0`)).statusCode).toBe(400);
    expect((await test.app.inject(`/api/studio/variations/${id}/casting.zip`)).statusCode).toBe(401);
  });

  it('are told of with brief and design', async () => {
    const details = (await get(owner, id)).json().data;
    expect(details.brief).toMatchObject({ type: 'Ring', metals: ['Rose Gold'] });
    expect(details.design).toMatchObject({ type: 'Ring', metals: ['Rose Gold'], engraving: null });
    expect(details.design.ringSizeUs).toBeGreaterThan(2);
  });
});

describe('the drawing office', () => {
  function ringOrder(): Order {
    const { brief } = atelierDraftingTable.interpret({ prompt: 'a plain gold band' });
    const design = atelierDraftingTable.sketch(brief, 1) as unknown as Order['design'];
    const origin = { designId: 'd', version: 1, createdAt: '2026-01-01T00:00:00.000Z' };
    return { kind: 'casting', design, origin };
  }
  const waiting = () => new AbortController().signal;

  it('builds what is asked for twice once', async () => {
    const office = openOffice();
    const [one, two] = await Promise.all([
      office.order('a', ringOrder(), waiting()),
      office.order('a', ringOrder(), waiting()),
    ]);
    expect(one.ok && two.ok && one.value === two.value).toBe(true);
    await office.close();
  });

  it('appraises by the prices that it was opened with, and says of which day they are', async () => {
    const dear = { low: 900, high: 1_000 };
    const own = { ...DEFAULT_PRICE_TABLE, date: '2026-11-02', castingFee: dear };
    const { design } = ringOrder();
    const appraise = async (office: Office) => {
      const delivered = await office.order('a', { kind: 'appraisal', design }, waiting());
      await office.close();
      if (!delivered.ok) throw new Error(delivered.failure.message);
      return (JSON.parse(Buffer.from(delivered.value).toString()) as Appraisal).estimate;
    };
    const usual = await appraise(openOffice());
    const ours = await appraise(openOffice({ prices: own }));
    expect(ours?.pricesOf).toBe('2026-11-02');
    expect(ours?.note).toContain('at prices of 2026-11-02');
    expect(ours!.priceUsd.low).toBeGreaterThan(usual!.priceUsd.low + 500);
  });

  it('refuses more than it can hold, and stops what takes too long or nobody waits for', async () => {
    const office = openOffice({ mostOrders: 1, buildTimeoutMs: 1 });
    const first = office.order('a', ringOrder(), waiting());
    expect(await office.order('b', ringOrder(), waiting())).toMatchObject({
      failure: { code: 'SERVICE_UNAVAILABLE' },
    });
    expect(await first).toMatchObject({ failure: { code: 'GENERATION_TIMED_OUT' } });
    const leaving = new AbortController();
    const left = office.order('c', ringOrder(), leaving.signal);
    leaving.abort();
    expect(await left).toMatchObject({ failure: { code: 'JOB_CANCELLED' } });
    await office.close();
    expect(await office.order('d', ringOrder(), waiting())).toMatchObject({
      failure: { code: 'SERVICE_UNAVAILABLE' },
    });
  });
});
