/** Keeps a number of connections busy with one kind of request for a time, and takes down what they felt. */
import { Agent, type OutgoingHttpHeaders, request } from 'node:http';

export interface Shot {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers?: OutgoingHttpHeaders;
  readonly body?: string;
}

export interface Load {
  readonly url: string;
  readonly connections: number;
  readonly seconds: number;
  /** The next request of a connection (0..connections-1). */
  readonly shot: (connection: number) => Shot;
  /** What a good answer is. */
  readonly isGood: (status: number, bodyBytes: number) => boolean;
}

export interface Felt {
  readonly requests: number;
  readonly errors: number;
  readonly seconds: number;
  readonly latenciesMs: readonly number[];
}

export async function load({ url, connections, seconds, shot, isGood }: Load): Promise<Felt> {
  const { hostname, port } = new URL(url);
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const latenciesMs: number[] = [];
  let errors = 0;
  const startedMs = performance.now();
  const endMs = startedMs + seconds * 1_000;

  const fire = ({ method, path, headers = {}, body }: Shot) =>
    new Promise<boolean>((resolve, reject) => {
      const sent = request({ hostname, port, agent, method, path, headers }, (answer) => {
        let bytes = 0;
        answer.on('data', (chunk: Buffer) => {
          bytes += chunk.length;
        });
        answer.on('error', reject);
        answer.on('end', () => resolve(isGood(answer.statusCode ?? 0, bytes)));
      });
      sent.on('error', reject);
      sent.end(body);
    });

  const keepBusy = async (connection: number) => {
    while (performance.now() < endMs) {
      const sentMs = performance.now();
      if (!(await fire(shot(connection)))) errors += 1;
      latenciesMs.push(performance.now() - sentMs);
    }
  };
  await Promise.all(Array.from({ length: connections }, (_, connection) => keepBusy(connection)));
  agent.destroy();
  const took = (performance.now() - startedMs) / 1_000;
  return { requests: latenciesMs.length, errors, seconds: took, latenciesMs };
}
