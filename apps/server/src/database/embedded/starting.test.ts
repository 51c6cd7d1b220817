import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import pg from 'pg';
import { afterEach, describe, expect, it } from 'vitest';
import { isStillStarting } from './starting.ts';

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

/** What a client is told by somebody who listens so. */
async function told(answer: (socket: Socket) => void): Promise<unknown> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  ends.push(() => server.close());
  const { port } = server.address() as AddressInfo;
  const client = new pg.Client({ host: '127.0.0.1', port, user: 'a', connectionTimeoutMillis: 50 });
  return client.connect().then(
    () => undefined,
    (error: unknown) => error,
  );
}

describe('a database server that is on its way', () => {
  it('is waited for while it has no time for an answer', async () => {
    const error = await told((socket) => {
      ends.push(() => socket.destroy());
    });
    expect(error).toBeInstanceOf(Error);
    expect(isStillStarting(error)).toBe(true);
  });
  it('is waited for while nobody listens', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    await new Promise((done) => server.close(done));
    const client = new pg.Client({ host: '127.0.0.1', port, user: 'a' });
    await expect(client.connect()).rejects.toSatisfy(isStillStarting);
  });
  it('is not waited for when it answers something else', async () => {
    const error = await told((socket) => socket.end('no database\n'));
    expect(error).toBeInstanceOf(Error);
    expect(isStillStarting(error)).toBe(false);
    expect(isStillStarting('timeout')).toBe(false);
  });
});
