import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, registerUser, type TestApp, type TestUser } from '../../../../test/app.ts';
import { beginRing } from '../../../../test/studio.ts';
import { STREAMS_OF_ACCOUNT } from '../settings.ts';
import { openPlaces } from './places.ts';

let test: TestApp;
let address: string;
beforeAll(async () => {
  test = await buildTestApp();
  address = await test.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => test.close());

it('gives every account so many places, and each again when it was given back', () => {
  const places = openPlaces(2);
  const first = places.take('ada')!;
  expect(places.take('ada')).toBeDefined();
  expect(places.take('ada')).toBeUndefined();
  expect(places.take('grace')).toBeDefined();
  first();
  // Once more gives back nothing that somebody else has.
  expect(places.take('ada')).toBeDefined();
  first();
  expect(places.take('ada')).toBeUndefined();
});

it('bounds the streams of events of an account, which come free when their client leaves', async () => {
  const leave: AbortController[] = [];
  const follow = async ({ headers }: TestUser, jobId: string) => {
    const gone = new AbortController();
    leave.push(gone);
    return fetch(`${address}/api/studio/jobs/${jobId}/events`, { headers, signal: gone.signal });
  };
  const [ada, grace] = [await registerUser(test.app), await registerUser(test.app)];
  const { id } = await beginRing(test.app, ada);
  for (let i = 0; i < STREAMS_OF_ACCOUNT; i += 1) expect((await follow(ada, id)).status).toBe(200);
  const refused = await follow(ada, id);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '5']);
  expect(await refused.json()).toMatchObject({ error: { code: 'RATE_LIMITED' } });
  expect((await follow(grace, (await beginRing(test.app, grace)).id)).status).toBe(200);
  leave[0]!.abort();
  await expect.poll(async () => (await follow(ada, id)).status).toBe(200);
  expect((await follow(ada, id)).status).toBe(429);
  for (const gone of leave) gone.abort();
});
