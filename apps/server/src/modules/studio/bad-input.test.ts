/** Whatever is sent: a 4xx that says what to change, and nothing charged. */
import { ACCESS_TOKEN_LIFETIME_S, studioCalls } from '@filigree/contracts';
import { SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { buildTestApp, registerUser, type TestApp, type TestUser } from '../../../test/app.ts';
import { generateRing, moneyOf, send, UNTOUCHED } from '../../../test/studio.ts';
import { startTestWorker, type TestWorker } from '../../../test/worker.ts';

let test: TestApp;
let worker: TestWorker;
let user: TestUser;
beforeAll(async () => {
  test = await buildTestApp();
  worker = await startTestWorker(test);
  user = await registerUser(test.app);
});
afterAll(async () => {
  expect(await moneyOf(test.app, user)).toEqual(UNTOUCHED);
  const { rows } = await test.database.database.execute(
    `select from studio_jobs where user_id = '${user.user.id}'`,
  );
  expect(rows).toEqual([]);
  await worker.stop();
  await test.close();
});

const generate = (payload: object | string, headers: Record<string, string> = {}) =>
  send(test.app, user, 'POST', '/studio/generate', payload, headers);

describe('a generation is refused', () => {
  const prompt = 'a ring';
  it.each<[string, object, string]>([
    ['without a prompt', {}, 'Prompt is required.'],
    ['with an empty prompt', { prompt: '' }, 'Prompt must not be empty.'],
    ['with a blank prompt', { prompt: ' \n\t ' }, 'Prompt must not be empty.'],
    ['with an over-long prompt', { prompt: 'x'.repeat(2_001) }, 'Prompt must be at most 2000 characters.'],
    ['with a prompt of another type', { prompt: 42 }, 'Prompt must be text.'],
    ['with a NUL in the prompt', { prompt: 'a \u0000 ring' }, 'characters that cannot be used'],
    ['with an unknown type', { prompt, jewelryType: 'Crown' }, '"jewelryType" must be one of: Ring,'],
    ['with an unknown metal', { prompt, metalType: 'Brass' }, '"metalType" must be one of:'],
    ['with an unknown gemstone', { prompt, gemstones: ['Kryptonite'] }, '"gemstones.0" must be one of:'],
    ['with a price below the range', { prompt, priceRange: [50, 500] }, 'Prices start at 100.'],
    ['with a price above the range', { prompt, priceRange: [500, 50_000] }, 'Prices end at 20000.'],
    ['with prices the wrong way round', { prompt, priceRange: [900, 200] }, 'lower price must not be above'],
    ['with a price that is text', { prompt, priceRange: ['500', 900] }, 'A price must be a number.'],
    ['with half a price range', { prompt, priceRange: [500] }, 'priceRange'],
    ['with a flag that is text', { prompt, matchingSet: 'yes' }, '"matchingSet" must be true or false.'],
    ['with an over-long engraving', { prompt, engraving: 'x'.repeat(61) }, 'Engraving must be at most 60'],
    ['with an unknown field', { prompt, price: 1 }, 'Unknown field "price".'],
    ['with a list for a body', [prompt], 'must be an object'],
  ])('%s', async (_what, payload, message) => {
    const answer = await generate(payload);
    expect(answer.statusCode).toBe(400);
    const { error } = answer.json();
    expect(error).toMatchObject({ code: 'VALIDATION_FAILED', status: 400 });
    const messages = error.details.map(
      (issue: { path: string; message: string }) => `${issue.path} ${issue.message}`,
    );
    expect(messages.join('; ')).toContain(message);
  });

  it('with malformed JSON', async () => {
    const answer = await generate('{"prompt": "a ring"', { 'content-type': 'application/json' });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().error).toMatchObject({
      code: 'MALFORMED_JSON',
      message: 'The body is not valid JSON.',
    });
  });

  it.each([['short'], ['has spaces in it'], ['x'.repeat(129)]])(
    'with the Idempotency-Key "%s"',
    async (key) => {
      const answer = await generate({ prompt }, { 'idempotency-key': key });
      expect(answer.statusCode).toBe(400);
      expect(answer.json().error.message).toContain('Idempotency-Key');
    },
  );

  it.each([['what is no jewelry', 'how is the weather today', 'OFF_TOPIC', 'jewelry']])(
    'for %s',
    async (_what, words, code, message) => {
      const answer = await generate({ prompt: words });
      expect(answer.statusCode).toBe(422);
      expect(answer.json().error.code).toBe(code);
      expect(answer.json().error.message).toContain(message);
    },
  );

  it('without a token, with a wrong one, and with one that has expired', async () => {
    const url = '/api/studio/generate';
    const payload = { prompt };
    const statuses = async (authorization?: string) => {
      const headers = authorization === undefined ? {} : { authorization };
      const answer = await test.app.inject({ method: 'POST', url, payload, headers });
      return [answer.statusCode, answer.json().error.code];
    };
    expect(await statuses()).toEqual([401, 'UNAUTHENTICATED']);
    expect(await statuses('Bearer nonsense')).toEqual([401, 'UNAUTHENTICATED']);
    const forged = await new SignJWT({})
      .setProtectedHeader({ alg: 'HS256' })
      .setSubject(user.user.id)
      .setExpirationTime('5m')
      .sign(new TextEncoder().encode('not the secret of this server, but long enough'));
    expect(await statuses(`Bearer ${forged}`)).toEqual([401, 'UNAUTHENTICATED']);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + (ACCESS_TOKEN_LIFETIME_S + 120) * 1_000 });
    const late = await statuses(user.headers.authorization);
    vi.useRealTimers();
    expect(late).toEqual([401, 'TOKEN_EXPIRED']);
  });
});

describe('a refinement is refused', () => {
  const stranger = '0190a5a0-0000-7000-8000-000000000000';
  it.each<[string, object, number]>([
    ['of nothing', {}, 400],
    ['of what has no id', { variationId: '1', refinements: 'wider' }, 400],
    ['of what does not exist', { variationId: stranger, refinements: 'a wider band' }, 404],
    ['without words', { variationId: stranger, refinements: '   ' }, 400],
    ['with an empty change', { variationId: stranger, refinements: {} }, 400],
    ['with an unknown metal', { variationId: stranger, refinements: { metalType: 'Brass' } }, 400],
  ])('%s', async (_what, payload, status) => {
    const answer = await send(test.app, user, 'POST', '/studio/refine', payload);
    expect(answer.statusCode).toBe(status);
    expect(answer.json().error.message).not.toBe('');
  });

  it('when it cannot be paid', async () => {
    const poor = await registerUser(test.app);
    const { variations } = await generateRing(test.app, poor);
    await send(test.app, poor, 'POST', '/credits/reserve', { amount: 20.5, reference: 'rest' });
    const before = await moneyOf(test.app, poor);
    const body = { variationId: variations[0]!.id, refinements: 'a wider band' };
    expect((await send(test.app, poor, 'POST', '/studio/refine', body)).statusCode).toBe(402);
    expect(await moneyOf(test.app, poor)).toEqual(before);
  });
});

describe('every call of the studio with an id', () => {
  it.each(Object.values(studioCalls).filter(({ path }) => path.includes('{id}')))(
    '$method $path refuses what is no id, and knows no stranger',
    async ({ method, path }) => {
      const bodies: Record<string, object> = { restore: { version: 1 }, views: { view: 'top' } };
      const body = bodies[path.split('/').at(-1)!];
      const at = (id: string) => send(test.app, user, method as 'GET', path.replace('{id}', id), body);
      expect((await at('not-an-id')).statusCode).toBe(400);
      expect((await at('0190a5a0-0000-7000-8000-000000000000')).statusCode).toBe(404);
    },
  );
});
