import { variationSchema } from '@filigree/contracts';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { buildTestApp, registerUser, type TestApp } from '../../../test/app.ts';
import { auditBooks } from '../../../test/ledger.ts';
import { modelFile } from '../../../test/model-file.ts';
import {
  A_RING,
  beginRing,
  generateRing,
  getJob,
  jobWhen,
  moneyOf,
  refineRing,
  send,
  UNTOUCHED,
} from '../../../test/studio.ts';
import { startTestWorker, type TestWorker } from '../../../test/worker.ts';

let test: TestApp;
let worker: TestWorker;
beforeAll(async () => {
  test = await buildTestApp();
  worker = await startTestWorker(test);
});
afterAll(async () => {
  expect(await auditBooks(test.database.database)).toEqual([]);
  await worker.stop();
  await test.close();
});

describe('generating', () => {
  it('gives four variations whose pictures are stored, and charges once for all', async () => {
    const { app } = test;
    const user = await registerUser(app);
    const result = await generateRing(app, user);
    expect(result).toMatchObject({ credits_used: 4, remaining_credits: 21 });
    expect(result.variations).toHaveLength(4);
    const pictures = new Set<string>();
    for (const variation of result.variations) {
      expect(variation).toMatchObject({ prompt: A_RING.prompt, version: 1, model_used: 'filigree-atelier' });
      const path = variation.images[0]!.url.replace('/api/images/serve/', '');
      const bytes = await test.deps.storage.get(path);
      const { width, height } = await sharp(bytes).metadata();
      expect({ width, height }).toEqual({ width: 64, height: 64 });
      pictures.add(Buffer.from(bytes!).toString('base64'));
      const model = await send(app, user, 'GET', variation.modelUrl!.replace('/api', ''));
      expect(model.headers['content-type']).toBe('model/gltf-binary');
      expect(model.rawPayload.equals(modelFile())).toBe(true);
    }
    expect(pictures.size).toBe(4);
    expect(await moneyOf(app, user)).toEqual({
      balance: 21,
      reserved: 0,
      entries: ['welcome 25', 'generation -4'],
    });
  });

  it('answers 202 at once when asked to, and the result is found later', async () => {
    const { app } = test;
    const user = await registerUser(app);
    const begun = await beginRing(app, user);
    expect(begun).toMatchObject({ kind: 'generate', creditsHeld: 4, generation: null });
    const ended = await jobWhen(app, user, begun.id, (job) => job.state === 'succeeded');
    expect(ended).toMatchObject({ fraction: 1, stage: 'done', creditsHeld: 0, error: null });
    expect(ended.generation?.variations).toHaveLength(4);
    const live = await send(app, user, 'GET', '/studio/jobs');
    expect(live.json().data).toEqual([]);
  });

  it('says what would be understood, free of charge', async () => {
    const { app } = test;
    const user = await registerUser(app);
    const response = await send(app, user, 'POST', '/studio/interpret', A_RING);
    expect(response.json().data).toMatchObject({ cost: 4, offTopic: null, brief: { type: 'Ring' } });
    expect(await moneyOf(app, user)).toEqual(UNTOUCHED);
  });
});

describe('one click', () => {
  it('is charged once, however often it is sent', async () => {
    const { app } = test;
    const user = await registerUser(app);
    const click = () =>
      send(app, user, 'POST', '/studio/generate', A_RING, { 'idempotency-key': 'click-0001' });
    const together = await Promise.all(Array.from({ length: 20 }, click));
    expect(new Set(together.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(new Set(together.map(({ body }) => body)).size).toBe(1);
    const later = await click();
    expect(later.body).toBe(together[0]!.body);
    expect(await moneyOf(app, user)).toMatchObject({ balance: 21, reserved: 0 });
  });

  it('is refused when its key belongs to another request, and is not charged', async () => {
    const { app } = test;
    const user = await registerUser(app);
    const begun = await beginRing(app, user, 'click-0002');
    const headers = { 'idempotency-key': 'click-0002' };
    const other = await send(app, user, 'POST', '/studio/generate', { prompt: 'another ring' }, headers);
    expect(other.statusCode).toBe(409);
    expect(other.json().error.code).toBe('IDEMPOTENCY_KEY_REUSED');
    await jobWhen(app, user, begun.id, (job) => job.state === 'succeeded');
    expect((await moneyOf(app, user)).balance).toBe(21);
  });

  it('means nothing to another person', async () => {
    const { app } = test;
    const [one, two] = [await registerUser(app), await registerUser(app)];
    const [first, second] = [
      await beginRing(app, one, 'click-0003'),
      await beginRing(app, two, 'click-0003'),
    ];
    expect(first.id).not.toBe(second.id);
  });
});

describe('refining', () => {
  it('keeps the id, adds a version, and an earlier one comes back', async () => {
    const { app } = test;
    const user = await registerUser(app);
    const { variations } = await generateRing(app, user);
    const [variation] = variations;
    const refined = await refineRing(app, user, variation!.id);
    expect(refined).toMatchObject({ credits_used: 1, remaining_credits: 20 });
    expect(refined.variation).toMatchObject({ id: variation!.id, version: 2, changes: ['Band made wider'] });
    expect(refined.variation.title).toBe('Ring of 3 mm');

    const path = `/studio/variations/${variation!.id}`;
    const restored = await send(app, user, 'POST', `${path}/restore`, { version: 1 });
    expect(restored.json().data).toMatchObject({ version: 3, title: 'Ring of 2 mm' });
    const versions = z
      .array(variationSchema)
      .parse((await send(app, user, 'GET', `${path}/versions`)).json().data);
    expect(versions.map(({ version, title }) => `${version} ${title}`)).toEqual([
      '1 Ring of 2 mm',
      '2 Ring of 3 mm',
      '3 Ring of 2 mm',
    ]);
    const newest = await send(app, user, 'GET', path);
    expect(newest.json().data).toMatchObject({ version: 3, images: variation!.images });
    expect((await send(app, user, 'POST', `${path}/restore`, { version: 9 })).statusCode).toBe(404);
    expect((await moneyOf(app, user)).entries).toEqual(['welcome 25', 'generation -4', 'refinement -1']);
  });

  it.each([
    ['is not understood', 'hmm', 'REFINEMENT_NOT_UNDERSTOOD', 'Say what should change'],
    ['cannot be made', 'impossible', 'NOT_MAKEABLE', 'Shorten it'],
  ])('charges nothing for what %s', async (_what, refinements, code, message) => {
    const { app } = test;
    const user = await registerUser(app);
    const { variations } = await generateRing(app, user);
    const body = { variationId: variations[0]!.id, refinements };
    const response = await send(app, user, 'POST', '/studio/refine', body);
    expect(response.statusCode).toBe(422);
    expect(response.json().error).toMatchObject({ code, message: expect.stringContaining(message) });
    expect((await moneyOf(app, user)).balance).toBe(21);
  });
});

describe('drafts', () => {
  it('are kept in their newest version, and forgotten without their variation', async () => {
    const { app } = test;
    const user = await registerUser(app);
    const { variations } = await generateRing(app, user);
    const [first, second] = [variations[0]!.id, variations[1]!.id];
    const kept: number[] = [];
    for (const variationId of [first, second, first.toUpperCase()]) {
      kept.push((await send(app, user, 'POST', '/studio/drafts', { variationId })).statusCode);
    }
    expect(kept).toEqual([201, 201, 200]);
    await refineRing(app, user, second);
    const drafts = (await send(app, user, 'GET', '/studio/drafts')).json().data;
    expect(drafts.map((draft: { id: string; version: number }) => [draft.id, draft.version])).toEqual([
      [first, 1],
      [second, 2],
    ]);
    expect((await send(app, user, 'DELETE', `/studio/drafts/${first}`)).statusCode).toBe(200);
    expect((await send(app, user, 'DELETE', `/studio/drafts/${first}`)).statusCode).toBe(404);
    expect((await send(app, user, 'GET', '/studio/drafts')).json().data).toHaveLength(1);
    expect((await send(app, user, 'GET', `/studio/variations/${first}`)).statusCode).toBe(200);
  });
});

describe('a stranger', () => {
  it('finds nothing of somebody else', async () => {
    const { app } = test;
    const [owner, stranger] = [await registerUser(app), await registerUser(app)];
    const job = await beginRing(app, owner);
    const { generation } = await jobWhen(app, owner, job.id, ({ state }) => state === 'succeeded');
    const { id } = generation!.variations[0]!;
    await send(app, owner, 'POST', '/studio/drafts', { variationId: id });
    const attempts = [
      send(app, stranger, 'GET', `/studio/jobs/${job.id}`),
      send(app, stranger, 'GET', `/studio/jobs/${job.id}/events`),
      send(app, stranger, 'POST', `/studio/jobs/${job.id}/cancel`),
      send(app, stranger, 'GET', `/studio/variations/${id}`),
      send(app, stranger, 'GET', `/studio/variations/${id}/versions`),
      send(app, stranger, 'GET', `/studio/variations/${id}/model.glb`),
      send(app, stranger, 'POST', `/studio/variations/${id}/restore`, { version: 1 }),
      send(app, stranger, 'POST', '/studio/drafts', { variationId: id }),
      send(app, stranger, 'DELETE', `/studio/drafts/${id}`),
      send(app, stranger, 'POST', '/studio/refine', { variationId: id, refinements: 'a wider band' }),
    ];
    for (const response of await Promise.all(attempts)) expect(response.statusCode).toBe(404);
    expect((await send(app, stranger, 'GET', '/studio/drafts')).json().data).toEqual([]);
    expect(await moneyOf(app, stranger)).toEqual(UNTOUCHED);
    expect((await getJob(app, owner, job.id)).state).toBe('succeeded');
  });
});

describe('a balance', () => {
  it('is spent exactly by many clicks at once', async () => {
    const { app } = test;
    const user = await registerUser(app);
    const answers = await Promise.all(
      Array.from({ length: 30 }, () =>
        send(app, user, 'POST', '/studio/generate', A_RING, { prefer: 'respond-async' }),
      ),
    );
    const codes = answers.map(({ statusCode }) => statusCode);
    expect(codes.filter((code) => code === 202)).toHaveLength(6);
    expect(codes.filter((code) => code === 402)).toHaveLength(24);
    const refusal = answers.find(({ statusCode }) => statusCode === 402)!;
    expect(refusal.json().error).toMatchObject({
      code: 'INSUFFICIENT_CREDITS',
      message: "You don't have enough credits for this generation. Purchase more credits to continue.",
    });
    for (const answer of answers.filter(({ statusCode }) => statusCode === 202)) {
      await jobWhen(app, user, answer.json().data.id, ({ state }) => state === 'succeeded');
    }
    expect(await moneyOf(app, user)).toMatchObject({ balance: 1, reserved: 0 });
  });
});
