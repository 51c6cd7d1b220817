/** Geometry beside the main thread, which must keep its leases and tell of its progress meanwhile. */
import { Worker } from 'node:worker_threads';
import type { Design } from '@filigree/atelier/design';
import type { PriceTable } from '@filigree/atelier/estimate';
import type { GeometryError } from '@filigree/atelier/geometry';
import type { BuiltPiece, Reply, Request, ThreadData } from './messages.ts';

export interface GeometryPiece extends BuiltPiece {
  /** The piece as GLB. */
  readonly model: () => Promise<Uint8Array>;
  /** Lets the thread forget the piece. */
  readonly drop: () => void;
}

export type Built =
  | { readonly ok: true; readonly piece: GeometryPiece }
  | { readonly ok: false; readonly error: GeometryError };

export interface GeometryThread {
  /** Rejects when the thread has a bug, or has ended. */
  readonly build: (design: Design) => Promise<Built>;
  /** Whether it has crashed: another one must be started. */
  readonly hasEnded: () => boolean;
  readonly close: () => Promise<void>;
}

/** @param prices of the estimates; undefined: the table of the atelier. */
export function startGeometryThread(prices?: PriceTable): GeometryThread {
  const workerData: ThreadData = { prices };
  const thread = new Worker(new URL('./start-thread.mjs', import.meta.url), { workerData });
  const waiting = new Map<number, { resolve: (reply: Reply) => void; reject: (error: Error) => void }>();
  let ended: Error | undefined;
  let lastId = 0;

  thread.on('message', (reply: Reply) => {
    const waiter = waiting.get(reply.id);
    waiting.delete(reply.id);
    if (reply.kind === 'bug') waiter?.reject(reply.error);
    else waiter?.resolve(reply);
  });
  const end = (error: Error) => {
    ended = error;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  thread.on('error', end);
  thread.on('exit', () => end(ended ?? new Error('The geometry thread has ended.')));

  function ask(request: Request & { readonly id: number }): Promise<Reply> {
    if (ended) return Promise.reject(ended);
    return new Promise((resolve, reject) => {
      waiting.set(request.id, { resolve, reject });
      thread.postMessage(request);
    });
  }

  async function modelOf(pieceId: number): Promise<Uint8Array> {
    lastId += 1;
    const reply = await ask({ kind: 'model', id: lastId, pieceId });
    if (reply.kind !== 'model') throw new Error(`A model was asked for, and ${reply.kind} came.`);
    return reply.glb;
  }

  return {
    async build(design) {
      lastId += 1;
      const id = lastId;
      const reply = await ask({ kind: 'build', id, design });
      if (reply.kind === 'refused') return { ok: false, error: reply.error };
      if (reply.kind !== 'built') throw new Error(`A piece was asked for, and ${reply.kind} came.`);
      const drop = () => thread.postMessage({ kind: 'drop', pieceId: id } satisfies Request);
      return { ok: true, piece: { ...reply.piece, model: () => modelOf(id), drop } };
    },
    hasEnded: () => ended !== undefined,
    async close() {
      await thread.terminate();
    },
  };
}
