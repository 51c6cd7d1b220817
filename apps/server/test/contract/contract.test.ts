/** Every call as it succeeds, and every code that it documents, over HTTP on the real database. */
import { type Call, calls, ERROR_STATUS, type ErrorCode, errorsOf, successesOf } from '@filigree/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fail, ok } from '../../src/http/failure.ts';
import { atelierDraftingTable } from '../../src/modules/studio/bench/atelier-drafting-table.ts';
import type { Office } from '../../src/modules/studio/index.ts';
import { buildTestApp, registerUser, type TestApp } from '../app.ts';
import { draftInProcess } from '../bench-double.ts';
import { catalogueDocument, seed, seedPieces, writeCatalogue } from '../catalogue.ts';
import { ask } from '../contract.ts';
import { startIssuer, type TestIssuer } from '../issuer.ts';
import { startTestWorker, type TestWorker } from '../worker.ts';
import { accountCases } from './account.ts';
import { type Cases, isShared, type Request, type World } from './case.ts';
import { keepingCases } from './keeping.ts';
import { shopCases } from './shop.ts';
import { studioCases } from './studio.ts';

const PUBLIC_URL = 'http://jewels.example';
const cases: Cases = { ...accountCases, ...shopCases, ...keepingCases, ...studioCases };
const every = Object.values<Call>(calls);
const caseOf = (call: Call) => cases[call.id as keyof typeof calls];

let issuer: TestIssuer;
let apps: TestApp[];
let worker: TestWorker;
let world: World;

beforeAll(async () => {
  issuer = await startIssuer(`${PUBLIC_URL}/auth/callback/google`);
  const { url, clientId, clientSecret } = issuer;
  const config = { publicUrl: PUBLIC_URL, google: { issuer: url, clientId, clientSecret } };
  const test = await buildTestApp({ config });
  const { keyring, payments, storage } = test.deps;
  const beside = (options: Parameters<typeof buildTestApp>[0]) =>
    buildTestApp({
      ...options,
      database: test.database,
      deps: { keyring, payments, storage, ...options?.deps },
    });
  const [withoutGoogle, googleAway, impatient, realEngine] = await Promise.all([
    beside({}),
    beside({ config: { ...config, google: { issuer: 'http://127.0.0.1:9', clientId, clientSecret } } }),
    buildTestApp({ deps: { studioSettings: { waitTimeoutMs: 50 } } }),
    beside({ deps: { drafting: draftInProcess(atelierDraftingTable), office: officeDouble } }),
  ]);
  apps = [withoutGoogle, googleAway, impatient, realEngine, test];
  const folder = await writeCatalogue([
    catalogueDocument({ slug: 'contract-ring', glb: 'models/contract-ring.glb' }),
  ]);
  await seed(test, folder);
  const { rows } = await test.database.pool.query('SELECT id FROM pieces');
  const ring = String(rows[0].id);
  const [chain] = await seedPieces(test, [{ category: 'necklace', priceCents: 40_000 }]);
  worker = await startTestWorker(test);
  const somebody = () => registerUser(test.app);
  world = {
    test,
    issuer,
    ring,
    chain: chain!.id,
    withoutGoogle,
    googleAway,
    impatient,
    realEngine,
    somebody,
  };
});
afterAll(async () => {
  await worker.stop();
  for (const app of apps) await app.close();
  await issuer.close();
});

/** Draws at once; what designs are called says what goes wrong with them. */
const officeDouble: Office = {
  order: async (_key, order) => {
    if (!('origin' in order)) return ok(Buffer.from('{}'));
    const { origin } = order;
    const { rows } = await world.test.database.pool.query(
      'SELECT title FROM variation_versions WHERE variation_id = $1',
      [origin.designId],
    );
    if (rows[0].title === 'unjoinable')
      return fail('NOT_MAKEABLE', 'The parts of this design cannot be joined.');
    if (rows[0].title === 'slow')
      return fail('GENERATION_TIMED_OUT', 'This took too long and was stopped. Please try again.');
    return ok(Buffer.from('a drawing'));
  },
  close: async () => undefined,
};

const send = (call: Call, { as, at, ...asked }: Request) => ask((at ?? world.test).app, as, call, asked);

describe('every call', () => {
  it.each(every)('$id succeeds', async (call) => {
    const found = caseOf(call);
    if (!found) throw new Error('Nobody has said how this call succeeds.');
    const request = await found.succeeds(world);
    const response = await send(call, request);
    expect([response.statusCode, response.body]).toEqual([call.status ?? 200, expect.any(String)]);
    if (call.mayExist) {
      const again = await send(call, request);
      expect([again.statusCode, again.json().data.id]).toEqual([200, response.json().data.id]);
    }
    expect(found.accepted === undefined).toBe(call.accepted === undefined);
    if (!found.accepted) return;
    expect((await send(call, await found.accepted(world))).statusCode).toBe(202);
  });
});

const pairs = every.flatMap((call) =>
  Object.entries(caseOf(call)?.refuses ?? {}).map(([code, provoke]) => ({ call, code, provoke })),
);
describe('every code', () => {
  it.each(pairs)('$code of $call.id comes about', async ({ call, code, provoke }) => {
    const { message, ...request } = await provoke(world);
    const response = await send(call, request);
    const { error } = response.json();
    expect([response.statusCode, error.code, error.status]).toEqual([
      ERROR_STATUS[code as ErrorCode],
      code,
      ERROR_STATUS[code as ErrorCode],
    ]);
    if (typeof message === 'string') expect(error.message).toBe(message);
    else expect(error.message).toMatch(message);
  });
});

describe('what was answered', () => {
  it('is everything that is documented', () => {
    const seen = new Set(apps.flatMap((app) => [...app.seen]));
    const documented = every.flatMap((call) => [
      ...successesOf(call).map((status) => `${call.id} ${status}`),
      ...(call.accepted ? [`${call.id} 202`] : []),
      ...errorsOf(call).flatMap((code) => (isShared(call, code) ? [] : [`${call.id} ${code}`])),
    ]);
    expect(documented.filter((pair) => !seen.has(pair))).toEqual([]);
  });
});
