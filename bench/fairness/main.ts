/**
 * What other people feel while one account asks for a thousand generations at the same moment, on a balance that is
 * enough for six: the real processes with PostgreSQL and all limits. Six are begun, the rest is refused with 402 or
 * 429, and the others' 99th percentile should stay below 200 ms. Two bursts go before those that are counted, for a process
 * that has just started runs code that nothing has optimized yet; the first of them is told apart.
 *
 *   npm run bench:fairness             ten bursts
 *   BURSTS=3 npm run bench:fairness    fewer
 */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { jobSchema } from '@filigree/contracts';
import { z } from 'zod';
import { Product } from '../../e2e/support/product.ts';
import { cpuSecondsOfTree, machine } from '../support/machine.ts';
import { signUp } from '../support/sign-up.ts';
import { median, percentile, table } from '../support/statistics.ts';
import { type Burst, type BurstResult, burstResultSchema } from './burst.ts';

const BURSTS = Number(process.env.BURSTS ?? 10);
/** Before those that are counted. */
const WARM_UP_BURSTS = 2;
const CONNECTIONS = 1_000;
const PROMPT = 'a slim rose gold ring with a 1.5 carat oval sapphire';
const OTHERS = 4;
/** Each of the others calls so often, whether the call before was answered or not; all limits allow it. */
const CALL_EVERY_MS = 60;
const ALONE_MS = 5_000;
const PAUSE_MS = 1_000;
const PATHS = ['/cart', '/pieces?limit=24', '/auth/me', '/credits/balance'];

const NO_ANSWER = 0;

interface Sample {
  readonly sentMs: number;
  readonly endedMs: number;
  readonly status: number;
}

interface Other {
  readonly samples: readonly Sample[];
  readonly stop: () => Promise<void>;
}

/** Somebody who goes about their things: one call after another, at an even pace. */
function callSteadily(port: number, token: string, localAddress: string): Other {
  const agent = new Agent({ keepAlive: true });
  const headers = { authorization: `Bearer ${token}` };
  const samples: Sample[] = [];
  const open = new Set<Promise<void>>();
  let sent = 0;
  const ask = (path: string) =>
    new Promise<void>((resolve) => {
      const sentMs = performance.now();
      const end = (status: number) => {
        samples.push({ sentMs, endedMs: performance.now(), status });
        resolve();
      };
      const asked = request(
        { host: '127.0.0.1', port, localAddress, agent, path: `/api${path}`, headers },
        (answer) => {
          answer.resume();
          answer.on('error', () => end(NO_ANSWER));
          answer.on('end', () => end(answer.statusCode ?? NO_ANSWER));
        },
      );
      // A connection that breaks is what somebody feels as well.
      asked.on('error', () => end(NO_ANSWER));
      asked.end();
    });
  const timer = setInterval(() => {
    const call = ask(PATHS[sent++ % PATHS.length]!);
    open.add(call);
    call.finally(() => open.delete(call));
  }, CALL_EVERY_MS);
  return {
    samples,
    async stop() {
      clearInterval(timer);
      await Promise.all(open);
      agent.destroy();
    },
  };
}

function generation(token: string, port: number): string {
  const body = JSON.stringify({ prompt: PROMPT });
  return [
    'POST /api/studio/generate HTTP/1.1',
    `host: localhost:${port}`,
    `authorization: Bearer ${token}`,
    'content-type: application/json',
    `content-length: ${Buffer.byteLength(body)}`,
    'prefer: respond-async',
    '',
    body,
  ].join('\r\n');
}

async function send(sender: ChildProcess, burst: Burst): Promise<BurstResult> {
  const answered = once(sender, 'message');
  sender.send(burst);
  const [result] = await answered;
  return burstResultSchema.parse(result);
}

/** The next burst begins on a machine that draws nothing. */
async function cancelAll(url: string, token: string): Promise<void> {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(`${url}/api/studio/jobs`, { headers });
  const { data } = z.object({ data: z.array(jobSchema) }).parse(await answer.json());
  for (const { id } of data) {
    await fetch(`${url}/api/studio/jobs/${id}/cancel`, { method: 'POST', headers });
  }
}

const within = (others: readonly Other[], fromMs: number, toMs: number): Sample[] =>
  others.flatMap(({ samples }) => samples).filter(({ sentMs, endedMs }) => sentMs < toMs && endedMs > fromMs);
const msOf = (samples: readonly Sample[]) => samples.map(({ sentMs, endedMs }) => endedMs - sentMs);
const notGood = (samples: readonly Sample[]) => samples.filter(({ status }) => status !== 200).length;

// Logs as in production; a balance as people have it.
const product = await Product.start({ LOG_LEVEL: 'info', WELCOME_CREDITS_AT_ONCE: '25' });
const sender = fork(fileURLToPath(new URL('burst.ts', import.meta.url)));
try {
  await once(sender, 'message');
  const { port: digits } = new URL(product.url);
  const port = Number(digits);
  // Each from an address of its own: what one uses up of the limits by address is not taken from the others.
  const others: Other[] = [];
  for (let at = 0; at < OTHERS; at += 1) {
    others.push(callSteadily(port, await signUp(product.url), `127.0.1.${at + 1}`));
  }
  await sleep(PAUSE_MS);
  const aloneFromMs = performance.now();
  await sleep(ALONE_MS);
  const alone = within(others, aloneFromMs, performance.now());

  const statuses: Record<string, number> = {};
  const meanwhile: Sample[] = [];
  const results: BurstResult[] = [];
  let first: Sample[] = [];
  let productCpuSeconds = 0;
  for (let burst = 0; burst < WARM_UP_BURSTS + BURSTS; burst += 1) {
    const token = await signUp(product.url);
    await sleep(PAUSE_MS);
    const cpuBefore = cpuSecondsOfTree(product.processId);
    const fromMs = performance.now();
    const result = await send(sender, {
      port,
      from: `127.0.2.${burst + 1}`,
      connections: CONNECTIONS,
      request: generation(token, port),
    });
    const toMs = performance.now();
    const cpuSeconds = cpuSecondsOfTree(product.processId) - cpuBefore;
    // Right after its burst this account is asked to wait itself.
    await sleep(PAUSE_MS);
    await cancelAll(product.url, token);
    await sleep(PAUSE_MS);
    const samples = within(others, fromMs, toMs);
    if (burst === 0) first = samples;
    if (burst < WARM_UP_BURSTS) continue;
    meanwhile.push(...samples);
    productCpuSeconds += cpuSeconds;
    results.push(result);
    for (const [status, count] of Object.entries(result.statuses))
      statuses[status] = (statuses[status] ?? 0) + count;
  }
  await Promise.all(others.map((other) => other.stop()));

  const figures = (samples: readonly Sample[]) => ({
    p50Ms: median(msOf(samples)),
    p99Ms: percentile(msOf(samples), 0.99),
    calls: samples.length,
    notGood: notGood(samples),
  });
  const [before, afterStart, during] = [figures(alone), figures(first), figures(meanwhile)];
  const row = (name: string, { p50Ms, p99Ms, calls, notGood }: typeof before, target: string) => [
    name,
    p50Ms.toFixed(1),
    p99Ms.toFixed(1),
    String(calls),
    String(notGood),
    target,
  ];
  const burstSeconds = median(results.map(({ seconds }) => seconds));
  const burstCpuSeconds = results.reduce((sum, { cpuSeconds }) => sum + cpuSeconds, 0) / BURSTS;
  console.log(
    table([
      ['calls of the others', 'p50 ms', 'p99 ms', 'calls', 'not 200', 'to reach'],
      row('alone', before, ''),
      row('during the first burst after a start', afterStart, ''),
      row('during a burst', during, 'p99 200 ms, 0 not 200'),
    ]),
  );
  console.log(`p99 ${(during.p99Ms / before.p99Ms).toFixed(1)} times that of before.`);
  console.log(
    `${BURSTS} bursts of ${CONNECTIONS} generations, by status ${JSON.stringify(statuses)}: ${burstSeconds.toFixed(2)} s each; CPU seconds each: product ${(productCpuSeconds / BURSTS).toFixed(2)}, sender ${burstCpuSeconds.toFixed(2)}.`,
  );
  console.log(
    JSON.stringify({
      bench: 'fairness',
      date: new Date().toISOString().slice(0, 10),
      machine: machine(),
      bursts: BURSTS,
      connections: CONNECTIONS,
      statuses,
      burstSeconds,
      productCpuSeconds: productCpuSeconds / BURSTS,
      senderCpuSeconds: burstCpuSeconds,
      alone: before,
      firstAfterStart: afterStart,
      during,
    }),
  );
} finally {
  sender.kill();
  await product.dispose();
}
