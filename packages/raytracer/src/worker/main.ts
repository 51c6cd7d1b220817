// Entry of a worker thread, bundled by build.mjs because threads do not inherit a TypeScript loader.

import { constants, setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { SceneError } from '../api.ts';
import { buildSceneMemory } from '../build/scene-memory.ts';
import { instantiateKernel, type Kernel } from '../kernel.ts';
import type { FromWorker, ToWorker, WorkerSetup } from './messages.ts';
import { runBatch } from './run-batch.ts';

if (!parentPort) throw new Error('this file runs in worker threads only');
const port = parentPort;
const { module, control, niceness } = workerData as WorkerSetup;
const controlWords = new Int32Array(control);
const scenes = new Map<number, { kernel: Kernel; scratch: number }>();

lowerPriority();
port.on('message', (message: ToWorker) => {
  switch (message.type) {
    case 'attach': {
      const kernel = instantiateKernel(module, message.memory, message.scratch);
      scenes.set(message.scene, { kernel, scratch: message.scratch });
      return;
    }
    case 'detach':
      scenes.delete(message.scene);
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
      send({ type: 'prepared', request, scene: buildSceneMemory(message.scene) });
      return;
    }
    const scene = scenes.get(message.batch.scene);
    if (!scene) throw new Error(`scene ${message.batch.scene} is not attached`);
    const share = runBatch(scene.kernel, scene.scratch, message.batch, controlWords);
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

function send(message: FromWorker): void {
  port.postMessage(message);
}

/** On Linux niceness belongs to the thread that sets it (setpriority(2), "C library/kernel differences"). */
function lowerPriority(): void {
  if (process.platform !== 'linux' || niceness <= 0) return;
  setPriority(Math.min(niceness, constants.priority.PRIORITY_LOW));
}
