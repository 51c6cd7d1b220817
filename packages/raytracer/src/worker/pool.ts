import { readFile } from 'node:fs/promises';
import { Worker } from 'node:worker_threads';
import { SceneError } from '../api.ts';
import { createSceneMemory, type SceneLayout } from '../build/scene-memory.ts';
import type { SceneDescription } from '../scene.ts';
import { type WasmMemory, webAssembly } from '../web-assembly.ts';
import { ControlWords } from './control-words.ts';
import type { Batch, BatchShare, FromWorker, Job, ToWorker, WorkerSetup } from './messages.ts';

/** Batches given to the threads at a time: one to work on and one waiting, so that none idles in between. */
const BATCHES_AHEAD = 2;
const BUILD = new URL('../../build/', import.meta.url);

/** A shared memory and the number by which the threads know it. */
export interface PooledMemory {
  readonly number: number;
  readonly pages: WasmMemory;
}

const MOST_SPARE_MEMORIES = 4;

interface Pending {
  readonly resolve: (message: FromWorker) => void;
  readonly reject: (reason: Error) => void;
}

interface Thread {
  readonly worker: Worker;
  readonly pending: Map<number, Pending>;
}

interface QueuedBatch {
  readonly batch: Batch;
  readonly resolve: (share: BatchShare) => void;
  readonly reject: (reason: Error) => void;
}

/** Worker threads that share the units of each batch; pictures take turns, batch by batch. */
export class WorkerPool {
  readonly words = new ControlWords();
  readonly #threads: Thread[] = [];
  /** Waiting batches by picture (its cancellation word), the picture whose turn is next first. */
  readonly #queues = new Map<number, QueuedBatch[]>();
  /**
   * Memories of scenes that are gone. They are used again because threads that idle collect no garbage, so that
   * dropped ones would pile up.
   */
  readonly #spareMemories: PooledMemory[] = [];
  #nextMemory = 1;
  #running = 0;
  #nextRequest = 1;
  #broken: Error | undefined;

  /** Starts the threads; rejects when the kernel has not been built or a thread fails to start. */
  static async start(threads: number, niceness: number): Promise<WorkerPool> {
    const bytes = await readFile(new URL('kernel.wasm', BUILD)).catch((cause: unknown) => {
      throw new Error('the ray tracing kernel is not built: run "npm run build:kernel"', { cause });
    });
    const module = await webAssembly.compile(bytes);
    const pool = new WorkerPool();
    const setup: WorkerSetup = { module, control: pool.words.buffer, niceness };
    await Promise.all(Array.from({ length: threads }, () => pool.#startThread(setup)));
    return pool;
  }

  get threads(): number {
    return this.#threads.length;
  }

  #startThread(setup: WorkerSetup): Promise<void> {
    const worker = new Worker(new URL('worker.mjs', BUILD), { workerData: setup });
    const thread: Thread = { worker, pending: new Map() };
    this.#threads.push(thread);
    return new Promise((resolve, reject) => {
      worker.on('message', (message: FromWorker) => {
        if (message.type === 'ready') {
          worker.unref();
          resolve();
        } else this.#settle(thread, message);
      });
      worker.on('error', (error: Error) => {
        reject(error);
        this.#break(error);
      });
      worker.on('exit', () => this.#break(new Error('the renderer is closed')));
    });
  }

  #settle(thread: Thread, message: Exclude<FromWorker, { type: 'ready' }>): void {
    const pending = thread.pending.get(message.request);
    thread.pending.delete(message.request);
    // A thread keeps the process alive only while it owes an answer.
    if (thread.pending.size === 0) thread.worker.unref();
    if (!pending) return;
    if (message.type === 'failed') {
      pending.reject(message.isSceneError ? new SceneError(message.message) : new Error(message.message));
    } else pending.resolve(message);
  }

  #break(reason: Error): void {
    this.#broken ??= reason;
    for (const thread of this.#threads) {
      for (const pending of thread.pending.values()) pending.reject(reason);
      thread.pending.clear();
    }
    for (const queue of this.#queues.values()) for (const queued of queue) queued.reject(reason);
    this.#queues.clear();
  }

  #ask(thread: Thread, message: (request: number) => ToWorker): Promise<FromWorker> {
    if (this.#broken) return Promise.reject(this.#broken);
    const request = this.#nextRequest++;
    return new Promise((resolve, reject) => {
      thread.pending.set(request, { resolve, reject });
      thread.worker.ref();
      thread.worker.postMessage(message(request));
    });
  }

  /** A memory that no scene uses. */
  takeMemory(): PooledMemory {
    const spare = this.#spareMemories.pop();
    if (spare) return spare;
    const memory: PooledMemory = { number: this.#nextMemory++, pages: createSceneMemory() };
    this.#tellAll({ type: 'open', memory: memory.number, pages: memory.pages });
    return memory;
  }

  /** Gives a memory back once no batch uses it any more. */
  releaseMemory(memory: PooledMemory): void {
    if (this.#spareMemories.length < MOST_SPARE_MEMORIES) this.#spareMemories.push(memory);
    else this.#tellAll({ type: 'close', memory: memory.number });
  }

  #tellAll(message: ToWorker): void {
    for (const { worker } of this.#threads) worker.postMessage(message);
  }

  /** Lays a scene out in a memory, on the thread that owes the fewest answers. */
  async prepare(scene: SceneDescription, memory: PooledMemory): Promise<SceneLayout> {
    const thread = this.#threads.reduce((a, b) => (b.pending.size < a.pending.size ? b : a));
    const answer = await this.#ask(thread, (request) => ({
      type: 'prepare',
      request,
      memory: memory.number,
      scene,
    }));
    if (answer.type !== 'prepared') throw new Error(`unexpected answer ${answer.type}`);
    return answer.layout;
  }

  /** Tells all threads of the new scene in a memory; `scratch` holds one address a thread. */
  bind(memory: PooledMemory, scratch: readonly number[]): void {
    this.#threads.forEach(({ worker }, i) => {
      worker.postMessage({ type: 'bind', memory: memory.number, scratch: scratch[i]! } satisfies ToWorker);
    });
  }

  /**
   * Runs units first..end-1 of a job on all threads; resolves with the sums over them. Batches of one
   * cancellation word count as one picture.
   */
  run(memory: PooledMemory, job: Job, first: number, end: number, cancelled: number): Promise<BatchShare> {
    if (this.#broken) return Promise.reject(this.#broken);
    const batch: Batch = { memory: memory.number, job, first, end, counter: this.words.take(), cancelled };
    return new Promise((resolve, reject) => {
      const queue = this.#queues.get(cancelled);
      if (queue) queue.push({ batch, resolve, reject });
      else this.#queues.set(cancelled, [{ batch, resolve, reject }]);
      this.#dispatch();
    });
  }

  #dispatch(): void {
    while (this.#running < BATCHES_AHEAD) {
      const queued = this.#nextInTurn();
      if (!queued) return;
      this.#running++;
      this.#start(queued);
    }
  }

  /** One batch of the picture that has waited longest for its turn. */
  #nextInTurn(): QueuedBatch | undefined {
    const first = this.#queues.entries().next();
    if (first.done) return undefined;
    const [picture, queue] = first.value;
    this.#queues.delete(picture);
    const queued = queue.shift();
    if (queue.length > 0) this.#queues.set(picture, queue);
    return queued;
  }

  #start({ batch, resolve, reject }: QueuedBatch): void {
    let units = 0;
    let value = 0;
    let rays = 0;
    let busyMs = 0;
    const total = batch.end - batch.first;
    const shares = this.#threads.map(async (thread) => {
      const answer = await this.#ask(thread, (request) => ({ type: 'run', request, batch }));
      if (answer.type !== 'ran') throw new Error(`unexpected answer ${answer.type}`);
      const { share } = answer;
      units += share.units;
      value += share.value;
      rays += share.rays;
      busyMs += share.busyMs;
      // A thread that is busy elsewhere will find nothing left; the batch need not wait for it.
      if (units >= total) finish();
    });
    let finished = false;
    const finish = (): void => {
      if (finished) return;
      finished = true;
      this.#running--;
      resolve({ units, value, rays, busyMs });
      this.#dispatch();
    };
    void Promise.allSettled(shares).then((outcomes) => {
      // No thread touches the counter any more.
      this.words.release(batch.counter);
      const failure = outcomes.find((o) => o.status === 'rejected');
      if (failure && !finished) {
        this.#running--;
        finished = true;
        reject(failure.reason as Error);
        this.#dispatch();
      }
    });
  }

  /** Stops the threads; everything owed rejects. */
  async close(): Promise<void> {
    this.#break(new Error('the renderer is closed'));
    await Promise.all(this.#threads.map(({ worker }) => worker.terminate()));
  }
}
