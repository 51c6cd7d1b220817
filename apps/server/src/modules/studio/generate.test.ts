import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, registerUser, type TestApp } from '../../../test/app.ts';
import { draftInProcess, draftingTableDouble } from '../../../test/bench-double.ts';
import { auditBooks } from '../../../test/ledger.ts';
import { A_RING, moneyOf, send } from '../../../test/studio.ts';

let test: TestApp;
/** How often words were read and designs drawn. */
let drawn = 0;
beforeAll(async () => {
  const drafting = draftInProcess(draftingTableDouble);
  test = await buildTestApp({
    deps: {
      drafting: {
        ...drafting,
        interpret: (...asked) => {
          drawn += 1;
          return drafting.interpret(...asked);
        },
      },
    },
  });
});
afterAll(() => test.close());

it('draws nothing for a click that cannot be paid, also when many come at once', async () => {
  const user = await registerUser(test.app);
  const clicks = await Promise.all(
    Array.from({ length: 60 }, () =>
      send(test.app, user, 'POST', '/studio/generate', A_RING, { prefer: 'respond-async' }),
    ),
  );
  const statuses = clicks.map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status === 202)).toHaveLength(6);
  expect(statuses.filter((status) => status === 402)).toHaveLength(54);
  // The last one that can be paid and the first that cannot may be judged at the same time.
  expect(drawn).toBeLessThanOrEqual(7);
  expect(clicks.find(({ statusCode }) => statusCode === 402)?.json().error).toMatchObject({
    code: 'INSUFFICIENT_CREDITS',
    details: { balance: 1, required: 4 },
  });
  expect(await moneyOf(test.app, user)).toMatchObject({ balance: 1, reserved: 24 });
  expect(await auditBooks(test.database.database)).toEqual([]);
});
