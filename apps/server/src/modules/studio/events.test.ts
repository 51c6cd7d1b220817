import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { type Job, jobEventSchemas } from '@filigree/contracts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, registerUser, type TestApp, type TestUser } from '../../../test/app.ts';
import { openBenchDouble } from '../../../test/bench-double.ts';
import { beginRing } from '../../../test/studio.ts';
import { startTestWorker, type TestWorker } from '../../../test/worker.ts';

let test: TestApp;
let worker: TestWorker;
let address: string;
/** Pictures stop in their middle until this is called. */
let goOn: () => void = () => undefined;
beforeAll(async () => {
  test = await buildTestApp({ deps: { studioSettings: { streamHeartbeatMs: 40 } } });
  address = await test.app.listen({ host: '127.0.0.1', port: 0 });
  const gate = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  worker = await startTestWorker(test, openBenchDouble({ onPicture: () => gate }), { progressEveryMs: 5 });
});
afterAll(async () => {
  goOn();
  await worker.stop();
  await test.close();
});

interface Event {
  readonly event: keyof typeof jobEventSchemas;
  readonly data: unknown;
}

/** A connection of its own, closed when the reader leaves. */
async function* events(user: TestUser, jobId: string): AsyncGenerator<Event | 'comment'> {
  const request = get(`${address}/api/studio/jobs/${jobId}/events`, { agent: false, headers: user.headers });
  try {
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    expect(response.headers['content-type']).toContain('text/event-stream');
    let text = '';
    for await (const chunk of response.setEncoding('utf8')) {
      text += chunk;
      const blocks = text.split('\n\n');
      text = blocks.pop()!;
      for (const block of blocks) {
        if (block.startsWith(':')) yield 'comment';
        const [, event, data] = /^event: (\w+)\ndata: (.*)$/s.exec(block) ?? [];
        if (event) yield { event: event as Event['event'], data: JSON.parse(data!) };
      }
    }
  } finally {
    request.destroy();
  }
}

it('tells a job from its state to its end, with previews and pictures on the way', async () => {
  const user = await registerUser(test.app);
  const { id } = await beginRing(test.app, user);
  const seen: Event[] = [];
  let comments = 0;
  for await (const event of events(user, id)) {
    if (event === 'comment') comments += 1;
    else seen.push(event);
    if (comments === 2) goOn();
  }
  for (const { event, data } of seen) expect(() => jobEventSchemas[event].parse(data)).not.toThrow();
  const jobs = seen.filter(({ event }) => event === 'job').map(({ data }) => data as Job);
  expect(seen[0]!.event).toBe('job');
  expect(jobs.at(-1)).toMatchObject({ state: 'succeeded', fraction: 1, stage: 'done' });
  expect(jobs.at(-1)!.generation?.variations).toHaveLength(4);
  expect(jobs.map(({ fraction }) => fraction)).toEqual(
    jobs.map(({ fraction }) => fraction).sort((a, b) => a - b),
  );
  const previews = seen.filter(({ event }) => event === 'preview');
  expect(new Set(previews.map(({ data }) => (data as { index: number }).index))).toEqual(
    new Set([0, 1, 2, 3]),
  );
  expect((previews[0]!.data as { image: string }).image).toMatch(/^data:image\/webp;base64,/);
  expect(comments).toBeGreaterThanOrEqual(2);
  const { rows } = await test.database.database.execute(sql`select from job_previews`);
  expect(rows).toEqual([]);
  // A job that has ended tells so and is done.
  const afterwards: unknown[] = [];
  for await (const event of events(user, id)) if (event !== 'comment') afterwards.push(event);
  expect(afterwards).toEqual([{ event: 'job', data: jobs.at(-1) }]);
});

it('lets go when the client leaves, and the job goes on', async () => {
  const user = await registerUser(test.app);
  const { id } = await beginRing(test.app, user);
  for await (const _event of events(user, id)) break;
  const connections = () =>
    new Promise<number>((resolve, reject) =>
      test.app.server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
    );
  await expect.poll(connections).toBe(0);
  await expect
    .poll(async () => {
      const { rows } = await test.database.database.execute(
        sql`select state from studio_jobs where id = ${id}`,
      );
      return rows;
    })
    .toEqual([{ state: 'succeeded' }]);
});
