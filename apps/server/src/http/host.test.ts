import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../test/app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
  await test.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => test.close());

/** Sends lines as they are; the whole answer, once the server has closed the connection. */
function send(...lines: string[]): Promise<string> {
  const { port } = test.app.server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () =>
      socket.end(`${[...lines, 'Connection: close', '', ''].join('\r\n')}`),
    );
    socket.on('data', (bytes) => {
      answer += bytes.toString();
    });
    socket.on('error', reject);
    socket.on('close', () => resolve(answer));
  });
}

describe('the host of a request', () => {
  it('is named once', async () => {
    expect(await send('GET /healthz HTTP/1.1', 'Host: jewels.example')).toMatch(/^HTTP\/1\.1 200 /);
    const two = await send('GET /healthz HTTP/1.1', 'Host: jewels.example', 'host: evil.example');
    expect(two).toMatch(/^HTTP\/1\.1 400 /);
    expect(two).toContain('The request names its host more than once.');
    const same = await send('GET /healthz HTTP/1.1', 'Host: jewels.example', 'Host: jewels.example');
    expect(same).toMatch(/^HTTP\/1\.1 400 /);
    expect(await send('GET /healthz HTTP/1.1')).toMatch(/^HTTP\/1\.1 400 /);
  });

  it('is the one of its address, when that names one', async () => {
    const other = await send('GET http://evil.example/healthz HTTP/1.1', 'Host: jewels.example');
    expect(other).toMatch(/^HTTP\/1\.1 400 /);
    expect(other).toContain('name different hosts');
  });
});
