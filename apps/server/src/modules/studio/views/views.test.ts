import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, registerUser, type TestApp, type TestUser } from '../../../../test/app.ts';
import { generateRing, moneyOf, send } from '../../../../test/studio.ts';
import { startTestWorker, type TestWorker } from '../../../../test/worker.ts';

let test: TestApp;
let worker: TestWorker;
beforeAll(async () => {
  test = await buildTestApp();
  worker = await startTestWorker(test);
});
afterAll(async () => {
  await worker.stop();
  await test.close();
});

const ask = (user: TestUser, id: string, body: object) =>
  send(test.app, user, 'POST', `/studio/variations/${id}/views`, body);

it('draws a view once, free of charge, and keeps it among the pictures', async () => {
  const user = await registerUser(test.app);
  const { variations } = await generateRing(test.app, user);
  const { id } = variations[0]!;
  const before = { drawn: worker.bench.drawn(), money: await moneyOf(test.app, user) };
  const both = await Promise.all([ask(user, id, { view: 'macro' }), ask(user, id, { view: 'macro' })]);
  for (const response of both) {
    expect(response.statusCode).toBe(200);
    expect(response.json().data.images.map(({ view }: { view: string }) => view)).toEqual(['hero', 'macro']);
  }
  const again = await ask(user, id, { view: 'macro', version: 1 });
  expect(again.json().data).toEqual(both[0]!.json().data);
  expect(worker.bench.drawn()).toBe(before.drawn + 1);
  expect(await moneyOf(test.app, user)).toEqual(before.money);
  const url: string = again.json().data.images[1].url;
  expect(await test.deps.storage.exists(url.replace('/api/images/serve/', ''))).toBe(true);
  expect((await ask(user, id, { view: 'hero' })).statusCode).toBe(200);
  expect(worker.bench.drawn()).toBe(before.drawn + 1);
});

it('is for the owner, for views that there are, and for versions that were made', async () => {
  const [owner, stranger] = [await registerUser(test.app), await registerUser(test.app)];
  const { id } = (await generateRing(test.app, owner)).variations[0]!;
  expect((await ask(stranger, id, { view: 'top' })).statusCode).toBe(404);
  expect((await ask(owner, id, { view: 'inside' })).statusCode).toBe(400);
  expect((await ask(owner, id, { view: 'top', version: 3 })).statusCode).toBe(404);
});
