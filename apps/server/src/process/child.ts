/** A child process that is kept running: started, restarted with growing pauses when it crashes, stopped. */
import { type ChildProcess, fork } from 'node:child_process';
import { setPriority } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import { childEnvironment } from '../config.ts';
import { type ChildMessage, childMessageSchema, HOPELESS_EXIT_CODE } from './lifecycle.ts';

const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 30_000;
/** A child that ran this long had a good start; its next crash is a new story. */
const GOOD_RUN_MS = 60_000;

export interface ChildOptions {
  readonly name: string;
  readonly script: URL;
  readonly environment: Readonly<Record<string, string>>;
  /** Niceness, -20 (first) to 19 (last), as in nice(1). */
  readonly priority: number;
  /** How long it may take to end after SIGTERM. */
  readonly stopTimeoutMs: number;
  readonly log: Logger;
  readonly onReady: (message: ChildMessage) => void;
  /** The child says that starting it again is no use. */
  readonly onHopeless: () => void;
}

export interface KeptChild {
  readonly stop: () => Promise<void>;
}

export function keepChild(options: ChildOptions): KeptChild {
  const { name, log } = options;
  let child: ChildProcess | undefined;
  let pauseMs = FIRST_PAUSE_MS;
  let pause: NodeJS.Timeout | undefined;
  let isStopping = false;

  function start(): void {
    const startedMs = performance.now();
    const started = fork(options.script, { env: childEnvironment(options.environment), stdio: 'inherit' });
    child = started;
    if (started.pid !== undefined && options.priority !== 0) lowerPriority(started.pid, options);
    started.on('message', (message) => {
      const parsed = childMessageSchema.safeParse(message);
      if (parsed.success) options.onReady(parsed.data);
    });
    started.on('error', (error) => log.error({ err: error, child: name }, 'a process could not be started'));
    started.on('exit', (code, signal) => {
      child = undefined;
      if (isStopping) return;
      if (code === HOPELESS_EXIT_CODE) return options.onHopeless();
      if (performance.now() - startedMs > GOOD_RUN_MS) pauseMs = FIRST_PAUSE_MS;
      log.error({ child: name, code, signal, pauseMs }, 'a process has ended; it is started again');
      pause = setTimeout(start, pauseMs);
      pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
    });
  }

  async function stop(): Promise<void> {
    isStopping = true;
    clearTimeout(pause);
    const running = child;
    if (!running) return;
    const ended = new Promise<'ended'>((resolve) => running.once('exit', () => resolve('ended')));
    running.kill('SIGTERM');
    const late = delay(options.stopTimeoutMs, 'late' as const, { ref: false });
    if ((await Promise.race([ended, late])) === 'late') {
      log.warn({ child: name }, 'a process did not stop in time; it is killed');
      running.kill('SIGKILL');
      await ended;
    }
  }

  start();
  return { stop };
}

function lowerPriority(pid: number, { name, priority, log }: ChildOptions): void {
  try {
    setPriority(pid, priority);
  } catch (error) {
    // It may have ended already, or the system may not allow it: slower requests, but nothing wrong.
    log.warn({ err: error, child: name }, 'the priority of a process could not be set');
  }
}
