/** Every call as it succeeds, and every code that it documents, over HTTP on the real database. */
import { type Call, calls, ERROR_STATUS, type ErrorCode, errorsOf, successesOf } from '@filigree/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from '../contract.ts';
import { accountCases } from './account.ts';
import { type Cases, isShared, type Request, type World } from './case.ts';
import { keepingCases } from './keeping.ts';
import { shopCases } from './shop.ts';
import { studioCases } from './studio.ts';
import { type OpenWorld, openWorld } from './world.ts';

const cases: Cases = { ...accountCases, ...shopCases, ...keepingCases, ...studioCases };
const every = Object.values<Call>(calls);
const caseOf = (call: Call) => cases[call.id as keyof typeof calls];

let opened: OpenWorld;
let world: World;

beforeAll(async () => {
  opened = await openWorld();
  world = opened.world;
});
afterAll(() => opened.close());

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
    const seen = new Set(opened.apps.flatMap((app) => [...app.seen]));
    const documented = every.flatMap((call) => [
      ...successesOf(call).map((status) => `${call.id} ${status}`),
      ...(call.accepted ? [`${call.id} 202`] : []),
      ...errorsOf(call).flatMap((code) => (isShared(call, code) ? [] : [`${call.id} ${code}`])),
    ]);
    expect(documented.filter((pair) => !seen.has(pair))).toEqual([]);
  });
});
