/**
 * The main job as a customer feels it: one click on a running product. Measures the time to the first preview and to
 * four finished pictures, the CPU seconds behind them, and what other requests feel meanwhile.
 *
 *   npm run bench:generate            three runs on this machine
 *   RUNS=1 npm run bench:generate     fewer
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Job, jobEventSchemas, jobSchema } from '@filigree/contracts';
import { Product } from '../../e2e/support/product.ts';
import { cpuSecondsOfTree, machine } from '../support/machine.ts';
import { signUp } from '../support/sign-up.ts';
import { median, percentile, table } from '../support/statistics.ts';

const RUNS = Number(process.env.RUNS ?? 3);
const PROMPT = 'a slim rose gold ring with a 1.5 carat oval sapphire';
/** Pause between two requests of the bystander, so that it measures latency and is no load itself. */
const PROBE_PAUSE_MS = 20;

interface Run {
  readonly firstPreviewSeconds: number;
  readonly allPreviewsSeconds: number;
  readonly totalSeconds: number;
  readonly cpuSeconds: number;
  readonly probeMs: readonly number[];
  readonly pictures: number;
  readonly width: number;
}

const json = { 'content-type': 'application/json' };

/** Yields the events of a job as they arrive. */
async function* events(
  url: string,
  jobId: string,
  authorization: string,
): AsyncGenerator<{ name: string; data: string }> {
  const answer = await fetch(`${url}/api/studio/jobs/${jobId}/events`, { headers: { authorization } });
  if (!answer.ok || !answer.body) throw new Error(`Events answered ${answer.status}`);
  let pending = '';
  for await (const chunk of answer.body.pipeThrough(new TextDecoderStream())) {
    pending += chunk;
    const blocks = pending.split('\n\n');
    pending = blocks.pop() ?? '';
    for (const block of blocks) {
      const name = /^event: ?(.*)$/m.exec(block)?.[1];
      const data = /^data: ?(.*)$/m.exec(block)?.[1];
      if (name && data) yield { name, data };
    }
  }
}

/** Asks for the balance again and again until told to stop; returns the milliseconds of each answer. */
async function bystander(url: string, authorization: string, signal: AbortSignal): Promise<number[]> {
  const samples: number[] = [];
  while (!signal.aborted) {
    const startedMs = performance.now();
    const answer = await fetch(`${url}/api/credits/balance`, { headers: { authorization } });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`The bystander was answered ${answer.status}`);
    samples.push(performance.now() - startedMs);
    await sleep(PROBE_PAUSE_MS);
  }
  return samples;
}

async function measure(product: Product): Promise<Run> {
  const authorization = `Bearer ${await signUp(product.url)}`;
  const stop = new AbortController();
  const cpuBefore = cpuSecondsOfTree(product.processId);
  const startedMs = performance.now();
  const elapsedSeconds = () => (performance.now() - startedMs) / 1000;
  const answer = await fetch(`${product.url}/api/studio/generate`, {
    method: 'POST',
    headers: { ...json, authorization, prefer: 'respond-async', 'idempotency-key': randomUUID() },
    body: JSON.stringify({ prompt: PROMPT }),
  });
  if (answer.status !== 202) throw new Error(`Generate answered ${answer.status}: ${await answer.text()}`);
  const { id: jobId } = jobSchema.parse(((await answer.json()) as { data: unknown }).data);
  const previewed = new Map<number, number>();
  let last: Job | undefined;
  let totalSeconds = 0;
  const follow = async () => {
    try {
      for await (const event of events(product.url, jobId, authorization)) {
        const data: unknown = JSON.parse(event.data);
        if (event.name === 'preview') {
          const { index } = jobEventSchemas.preview.parse(data);
          if (!previewed.has(index)) previewed.set(index, elapsedSeconds());
        }
        if (event.name === 'job') last = jobSchema.parse(data);
      }
      totalSeconds = elapsedSeconds();
    } finally {
      stop.abort();
    }
  };
  const [probeMs] = await Promise.all([bystander(product.url, authorization, stop.signal), follow()]);
  if (last?.state !== 'succeeded' || !last.generation)
    throw new Error(`The job ended as ${last?.state}: ${JSON.stringify(last?.error)}`);
  return {
    firstPreviewSeconds: Math.min(...previewed.values()),
    allPreviewsSeconds: Math.max(...previewed.values()),
    totalSeconds,
    cpuSeconds: cpuSecondsOfTree(product.processId) - cpuBefore,
    probeMs,
    pictures: last.generation.variations.length,
    width: last.generation.variations[0]?.images[0]?.width ?? 0,
  };
}

const startedMs = performance.now();
const product = await Product.start({ WELCOME_CREDITS: '100', LOG_LEVEL: 'error', RATE_LIMITS: 'off' });
const firstStartSeconds = (performance.now() - startedMs) / 1000;
try {
  await product.stop();
  const resumedMs = performance.now();
  await product.resume();
  const secondStartSeconds = (performance.now() - resumedMs) / 1000;

  const runs: Run[] = [];
  for (let index = 0; index < RUNS; index++) runs.push(await measure(product));
  const probeMs = runs.flatMap((run) => run.probeMs);
  const result = {
    bench: 'generate',
    date: new Date().toISOString().slice(0, 10),
    machine: machine(),
    prompt: PROMPT,
    runs: runs.length,
    pictures: runs[0]?.pictures,
    width: runs[0]?.width,
    firstStartSeconds,
    secondStartSeconds,
    firstPreviewSeconds: median(runs.map((run) => run.firstPreviewSeconds)),
    allPreviewsSeconds: median(runs.map((run) => run.allPreviewsSeconds)),
    totalSeconds: median(runs.map((run) => run.totalSeconds)),
    cpuSeconds: median(runs.map((run) => run.cpuSeconds)),
    apiWhileRenderingMs: {
      p50: percentile(probeMs, 0.5),
      p99: percentile(probeMs, 0.99),
      samples: probeMs.length,
    },
  };
  const row = (name: string, value: number, unit: string, target: string) => [
    name,
    value.toFixed(2),
    unit,
    target,
  ];
  console.log(
    table([
      ['what', 'median', '', 'to reach'],
      row('first start', firstStartSeconds, 's', '30'),
      row('second start', secondStartSeconds, 's', '10'),
      row('first preview', result.firstPreviewSeconds, 's', '2'),
      row('previews of all four', result.allPreviewsSeconds, 's', ''),
      row(`four pictures, ${result.width} px`, result.totalSeconds, 's', '60'),
      row('CPU for all four', result.cpuSeconds, 's', ''),
      row('other requests meanwhile, p50', result.apiWhileRenderingMs.p50, 'ms', ''),
      row('other requests meanwhile, p99', result.apiWhileRenderingMs.p99, 'ms', '100'),
    ]),
  );
  console.log(JSON.stringify(result));
} finally {
  await product.dispose();
}
