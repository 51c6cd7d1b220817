/** What every process tells of itself. Names of what others measure as well are those of Prometheus' client libraries. */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Connection } from '../database/connect.ts';
import { productVersion } from '../process/version.ts';
import { Registry } from './exposition.ts';

const NANOSECONDS = 1e9;
const MICROSECONDS = 1e6;
const DELAY_RESOLUTION_MS = 20;
const QUANTILES = [50, 99, 100];

interface Process {
  readonly name: 'http' | 'worker';
  readonly commit: string | undefined;
  readonly connection: Pick<Connection, 'pool' | 'waiting'>;
}

/** A registry that holds what this process tells of itself. */
export function processMetrics({ name, commit, connection }: Process): Registry {
  const registry = new Registry();
  registry
    .gauge({ name: 'filigree_build_info', help: 'Which Filigree this is; always 1.' })
    .set(1, { version: productVersion(), commit: commit ?? 'unknown', process: name, node: process.version });
  watchProcess(registry);
  watchEventLoop(registry);
  watchPool(registry, connection);
  return registry;
}

function watchProcess(registry: Registry): void {
  const cpu = registry.counter({
    name: 'process_cpu_seconds_total',
    help: 'CPU time of all threads of the process, in seconds.',
  });
  const resident = registry.gauge({ name: 'process_resident_memory_bytes', help: 'Resident memory.' });
  const heap = registry.gauge({ name: 'nodejs_heap_size_used_bytes', help: 'Used heap of the main thread.' });
  const uptime = registry.gauge({
    name: 'filigree_process_uptime_seconds',
    help: 'How long the process has run.',
  });
  let countedS = 0;
  registry.onCollect(() => {
    const { user, system } = process.cpuUsage();
    const totalS = (user + system) / MICROSECONDS;
    cpu.add(Math.max(0, totalS - countedS));
    countedS = totalS;
    const { rss, heapUsed } = process.memoryUsage();
    resident.set(rss);
    heap.set(heapUsed);
    uptime.set(process.uptime());
  });
}

/** Since it was last asked: how much later than it should the event loop has come round. */
function watchEventLoop(registry: Registry): void {
  const delay = registry.gauge({
    name: 'filigree_event_loop_delay_seconds',
    help: 'Delay of the event loop since the last scrape, by quantile.',
  });
  const histogram = monitorEventLoopDelay({ resolution: DELAY_RESOLUTION_MS });
  histogram.enable();
  registry.onCollect(() => {
    for (const percentile of QUANTILES) {
      // Measured are the times from one round to the next, which are to be as long as the resolution.
      const lateS = histogram.percentile(percentile) / NANOSECONDS - DELAY_RESOLUTION_MS / 1_000;
      delay.set(Math.max(0, lateS), { quantile: String(percentile / 100) });
    }
    histogram.reset();
  });
}

function watchPool(
  registry: Registry,
  { pool, waiting: countWaiting }: Pick<Connection, 'pool' | 'waiting'>,
): void {
  const connections = registry.gauge({
    name: 'filigree_pool_connections',
    help: 'Connections of this process to the database, by what they do.',
  });
  const most = registry.gauge({
    name: 'filigree_pool_connections_max',
    help: 'So many there are at the most.',
  });
  const waiting = registry.gauge({ name: 'filigree_pool_waiting', help: 'Who waits for a connection.' });
  registry.onCollect(() => {
    connections.set(pool.totalCount - pool.idleCount, { state: 'used' });
    connections.set(pool.idleCount, { state: 'idle' });
    most.set(pool.options.max);
    waiting.set(countWaiting());
  });
}
