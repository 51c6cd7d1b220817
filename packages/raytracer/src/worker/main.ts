// Entry of a worker thread, bundled by build.mjs because threads do not inherit a TypeScript loader.

import { constants, setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { SceneError } from '../api.ts';
import { layOutScene } from '../build/scene-memory.ts';
import { instantiateKernel, type Kernel } from '../kernel.ts';
import type { WasmMemory } from '../web-assembly.ts';
import type { FromWorker, ToWorker, WorkerSetup } from './messages.ts';
import { runBatch } from './run-batch.ts';

if (!parentPort) throw new Error('this file runs in worker threads only');
const port = parentPort;
const { module, control, niceness } = workerData as WorkerSetup;
const controlWords = new Int32Array(control);
const memories = new Map<number, { pages: WasmMemory; kernel: Kernel; scratch: number }>();

lowerPriority();
port.on('message', (message: ToWorker) => {
  switch (message.type) {
    case 'open': {
      const { memory, pages } = message;
      memories.set(memory, { pages, kernel: instantiateKernel(module, pages), scratch: 0 });
      return;
    }
    case 'bind': {
      const memory = memoryOf(message.memory);
      memory.scratch = message.scratch;
      memory.kernel.bind(message.scratch);
      return;
    }
    case 'close':
      memories.delete(message.memory);
      return;
    default:
      answer(message);
  }
});
send({ type: 'ready' });

function answer(message: Extract<ToWorker, { type: 'prepare' | 'run' }>): void {
  const { request } = message;
  try {
    if (message.type === 'prepare') {
      const layout = layOutScene(message.scene, memoryOf(message.memory).pages);
      send({ type: 'prepared', request, layout });
      return;
    }
    const { kernel, scratch } = memoryOf(message.batch.memory);
    const share = runBatch(kernel, scratch, message.batch, controlWords);
    send({ type: 'ran', request, share });
  } catch (error) {
    const isSceneError = error instanceof SceneError;
    send({
      type: 'failed',
      request,
      message: error instanceof Error ? error.message : String(error),
      isSceneError,
    });
  }
}

function memoryOf(number: number): { pages: WasmMemory; kernel: Kernel; scratch: number } {
  const memory = memories.get(number);
  if (!memory) throw new Error(`memory ${number} is not open`);
  return memory;
}

function send(message: FromWorker): void {
  port.postMessage(message);
}

/** On Linux niceness belongs to the thread that sets it (setpriority(2), "C library/kernel differences"). */
function lowerPriority(): void {
  if (process.platform !== 'linux' || niceness <= 0) return;
  setPriority(Math.min(niceness, constants.priority.PRIORITY_LOW));
}
