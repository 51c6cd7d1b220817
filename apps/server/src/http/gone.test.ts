import { once } from 'node:events';
import { get } from 'node:http';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { untilGone } from './gone.ts';

let app: FastifyInstance;
let address: string;
/** What the route does with its call, before it answers. */
let during: (reply: Parameters<typeof untilGone>[0]) => Promise<void>;
beforeAll(async () => {
  app = fastify();
  app.get('/', async (_request, reply) => {
    await during(reply);
    return 'answer';
  });
  address = await app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => app.close());

it('says that the client has left, also to who asks after it has', async () => {
  const client = get(address, { agent: false });
  client.on('error', () => undefined);
  const signals = await new Promise<AbortSignal[]>((resolve, reject) => {
    during = async (reply) => {
      const early = untilGone(reply);
      expect(early.aborted).toBe(false);
      client.destroy();
      await once(early, 'abort');
      resolve([early, untilGone(reply)]);
    };
    client.once('response', () => reject(new Error('The client was answered.')));
  });
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, true]);
});

it('says nothing before the answer', async () => {
  let signal: AbortSignal | undefined;
  during = async (reply) => {
    signal = untilGone(reply);
    await new Promise(setImmediate);
    expect(signal.aborted).toBe(false);
  };
  expect(await (await fetch(address)).text()).toBe('answer');
  await expect.poll(() => signal?.aborted).toBe(true);
});
