/** The API on a port of this machine, for the official client of this process. */
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type ApiContext, answerApi } from './answer.ts';

const MAX_BODY_BYTES = 512 * 1024;
const LOOPBACK = '127.0.0.1';

export interface Listening {
  readonly host: string;
  readonly port: number;
  readonly close: () => Promise<void>;
}

/** @param onError hears of what went wrong in the sandbox itself; the client is answered with an api_error. */
export async function listenApi(context: ApiContext, onError: (error: unknown) => void): Promise<Listening> {
  const server = createServer((incoming, outgoing) => {
    respond(context, incoming)
      .catch((error: unknown) => {
        onError(error);
        return FAULT;
      })
      .then(({ status, headers, body }) => outgoing.writeHead(status, headers).end(body), onError);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, LOOPBACK, () => resolve());
  });
  const { port } = server.address() as AddressInfo;
  return { host: LOOPBACK, port, close: () => closeServer(server) };
}

const FAULT = {
  status: 500,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ error: { type: 'api_error', message: 'An unknown error occurred' } }),
};
const TOO_LARGE = {
  status: 413,
  headers: { 'content-type': 'application/json', connection: 'close' },
  body: JSON.stringify({ error: { type: 'invalid_request_error', message: 'The request is too large.' } }),
};

async function respond(context: ApiContext, incoming: IncomingMessage) {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of incoming) {
    bytes += (chunk as Buffer).length;
    if (bytes > MAX_BODY_BYTES) return TOO_LARGE;
    chunks.push(chunk as Buffer);
  }
  return answerApi(
    context,
    {
      method: incoming.method ?? 'GET',
      url: incoming.url ?? '/',
      headers: incoming.headers,
      body: Buffer.concat(chunks).toString(),
    },
    'server',
  );
}

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve, reject) => {
    server.close((error) => (error ? reject(error) : resolve()));
    server.closeAllConnections();
  });
}
