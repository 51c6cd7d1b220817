/**
 * A process of its own that sends one request over many connections at the same moment, and tells what was answered.
 * It works with bare sockets: it runs on the machine that it loads, and what it costs should be little.
 */
import { connect } from 'node:net';
import { z } from 'zod';

export const burstSchema = z.object({
  port: z.number(),
  /** Of this machine: whose limits by address the burst uses up. */
  from: z.string(),
  connections: z.number(),
  /** The whole request, as it goes over the wire. */
  request: z.string(),
});
export type Burst = z.infer<typeof burstSchema>;

export const burstResultSchema = z.object({
  /** How many answers each status had. */
  statuses: z.record(z.string(), z.number()),
  seconds: z.number(),
  /** Of this process. */
  cpuSeconds: z.number(),
});
export type BurstResult = z.infer<typeof burstResultSchema>;

/** `HTTP/1.1 ` comes before it. */
const STATUS_AT = 9;

/** Sends a request on a connection of its own; resolves with the status of its answer, or that there was none. */
function statusOf({ port, from, request }: Burst): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect({ host: '127.0.0.1', port, localAddress: from }, () => socket.write(request));
    socket.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    socket.on('close', () => resolve('closed'));
    socket.once('data', (answer) => {
      resolve(answer.toString('latin1', STATUS_AT, STATUS_AT + 3));
      socket.destroy();
    });
  });
}

process.on('message', async (message) => {
  const burst = burstSchema.parse(message);
  const cpuBefore = process.cpuUsage();
  const startedMs = performance.now();
  const answers = await Promise.all(Array.from({ length: burst.connections }, () => statusOf(burst)));
  const statuses: Record<string, number> = {};
  for (const status of answers) statuses[status] = (statuses[status] ?? 0) + 1;
  const { user, system } = process.cpuUsage(cpuBefore);
  const result: BurstResult = {
    statuses,
    seconds: (performance.now() - startedMs) / 1_000,
    cpuSeconds: (user + system) / 1e6,
  };
  process.send?.(result);
});
process.send?.('ready');
