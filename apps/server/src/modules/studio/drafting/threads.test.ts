import { setImmediate as turn } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, registerUser, type TestApp, type TestUser } from '../../../../test/app.ts';
import { moneyOf, send, UNTOUCHED } from '../../../../test/studio.ts';
import { atelierDraftingTable as table } from '../bench/atelier-drafting-table.ts';
import type { DraftingService } from '../bench/workbench.ts';
import { openDraftingThreads } from './threads.ts';

const A_RING = { prompt: 'a slim rose gold ring with a 1.5 carat oval sapphire' };
const filled = (text: string) => text.repeat(2_000 / text.length);
const PATHOLOGICAL = [
  'ring, ',
  '1 ',
  'not ',
  '(',
  '(ring ',
  '2 mm ',
  '1 1/2 ct ',
  'sin ',
  'anillo de oro, ',
  '"',
  'no gold ',
  'a-',
  '\u{1f48d}',
].map(filled);

describe('words read in threads', () => {
  let test: TestApp;
  let drafting: DraftingService;
  let user: TestUser;
  beforeAll(async () => {
    drafting = openDraftingThreads({ beginWithinMs: 120_000, endWithinMs: 120_000, workMs: 1_000_000 });
    test = await buildTestApp({ deps: { drafting } });
    user = await registerUser(test.app);
  });
  afterAll(async () => {
    await test.close();
    await drafting.close();
  });

  it('are read, drawn and changed as on the drafting table itself', async () => {
    const interpretation = table.interpret(A_RING);
    expect(await drafting.interpret('a', A_RING)).toEqual({ ok: true, value: interpretation });
    const { brief } = interpretation;
    const designs = [table.sketch(brief, 1), table.sketch(brief, 2)];
    expect(await drafting.sketch('a', brief, [1, 2])).toEqual({ ok: true, value: designs });
    expect(await drafting.refine('a', designs[0]!, 'a wider band')).toEqual(
      table.refine(designs[0]!, 'a wider band'),
    );
    expect(await drafting.refine('a', designs[0]!, 'hmm')).toMatchObject({
      ok: false,
      failure: { code: 'REFINEMENT_NOT_UNDERSTOOD' },
    });
    await expect(drafting.refine('a', { type: 'Ring' }, 'a wider band')).rejects.toThrow('cannot be read');
  });

  it('let other calls be answered, whatever they are, and cost nothing', async () => {
    for (const prompt of PATHOLOGICAL) {
      let isAnswered = false;
      const reading = send(test.app, user, 'POST', '/studio/interpret', { prompt }).finally(() => {
        isAnswered = true;
      });
      // Whoever is signed in is looked up first: it has to have come to the words.
      for (let turns = 0; turns < 3; turns += 1) await turn();
      const health = await test.app.inject('/healthz');
      expect(health.statusCode).toBe(200);
      const other = await drafting.interpret('another account', A_RING);
      expect(other.ok).toBe(true);
      const { statusCode, body } = await reading;
      expect(isAnswered).toBe(true);
      expect([200, 422], body).toContain(statusCode);
    }
    expect(await moneyOf(test.app, user)).toEqual(UNTOUCHED);
  });

  it('do not hold the loop of the process up', async () => {
    let isAnswered = false;
    const reading = drafting.interpret('a', { prompt: filled('ring, ') }).finally(() => {
      isAnswered = true;
    });
    await turn();
    expect(isAnswered).toBe(false);
    await reading;
  });

  it('are refused unread where they are more than a wish needs', async () => {
    const { statusCode, body } = await send(test.app, user, 'POST', '/studio/generate', {
      prompt: filled('1 '),
    });
    expect(statusCode).toBe(422);
    expect(JSON.parse(body).error).toMatchObject({
      code: 'TEXT_TOO_COMPLEX',
      message: expect.stringContaining('fewer words'),
    });
    expect(await moneyOf(test.app, user)).toEqual(UNTOUCHED);
  });
});

describe('a task that takes too long', () => {
  const { brief } = table.interpret(A_RING);
  const MUCH = Array.from({ length: 200_000 }, (_, seed) => seed);
  const limitMs = { interpret: 60_000, sketch: 100, refine: 60_000 };
  const patient = { threads: 1, beginWithinMs: 120_000, endWithinMs: 120_000, limitMs };

  it('is ended, another thread takes its place, and its account pays for it', async () => {
    const drafting = openDraftingThreads({ ...patient, workMs: 500 });
    const tooMuch = drafting.sketch('a', brief, MUCH);
    const next = drafting.interpret('b', A_RING);
    expect(await tooMuch).toMatchObject({ ok: false, failure: { code: 'TEXT_TOO_COMPLEX' } });
    expect(await next).toMatchObject({ ok: true });
    expect(await drafting.interpret('a', A_RING)).toMatchObject({
      ok: false,
      failure: { code: 'RATE_LIMITED' },
    });
    await drafting.close();
  });

  it('is not blamed on its words where the machine gave it no time', async () => {
    const drafting = openDraftingThreads({
      ...patient,
      limitMs: { ...limitMs, sketch: 1_000_000 },
      endWithinMs: 0,
    });
    expect(await drafting.sketch('a', brief, MUCH)).toMatchObject({
      ok: false,
      failure: { code: 'SERVICE_UNAVAILABLE', retryAfterS: 2 },
    });
    await drafting.close();
  });

  it('makes only so many wait, of one account and of all, and lets them go when the process stops', async () => {
    const drafting = openDraftingThreads({
      ...patient,
      limitMs: { ...limitMs, sketch: 1_000_000 },
      mostWaiting: 2,
      mostAtOnce: 2,
    });
    const codes: string[] = [];
    const ask = async (account: string) => {
      const answer = await drafting.sketch(account, brief, MUCH);
      codes.push(answer.ok ? 'OK' : answer.failure.code);
    };
    const asked = ['a', 'a', 'a', 'b', 'b', 'c'].map(ask);
    await expect
      .poll(() => [...codes].sort())
      .toEqual(['RATE_LIMITED', 'SERVICE_UNAVAILABLE', 'SERVICE_UNAVAILABLE']);
    await drafting.close();
    await Promise.all(asked);
    expect(codes.filter((code) => code === 'SERVICE_UNAVAILABLE')).toHaveLength(5);
    expect(await drafting.interpret('d', A_RING)).toMatchObject({
      ok: false,
      failure: { code: 'SERVICE_UNAVAILABLE' },
    });
  });
});
