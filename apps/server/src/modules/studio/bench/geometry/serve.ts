/** The geometry thread: solids and 3D models, one request after the other. */
import { parentPort, workerData } from 'node:worker_threads';
import { checkDesign } from '@filigree/atelier/checks';
import type { Design } from '@filigree/atelier/design';
import { estimate } from '@filigree/atelier/estimate';
import { exportGlb } from '@filigree/atelier/export';
import { buildSolids, type Solids } from '@filigree/atelier/geometry';
import type { Reply, Request, ThreadData } from './messages.ts';

const port = parentPort;
if (!port) throw new Error('The geometry thread is a worker thread.');

const { prices }: ThreadData = workerData;

const pieces = new Map<number, { design: Design; solids: Solids }>();
let line: Promise<void> = Promise.resolve();

port.on('message', (request: Request) => {
  if (request.kind === 'drop') pieces.delete(request.pieceId);
  else line = line.then(async () => port.postMessage(await answer(request)));
});

async function answer(request: Exclude<Request, { kind: 'drop' }>): Promise<Reply> {
  const { id } = request;
  try {
    if (request.kind === 'build') return await build(id, request.design);
    const piece = pieces.get(request.pieceId);
    if (!piece) throw new Error('The piece of this model was dropped.');
    return { id, kind: 'model', glb: await exportGlb(piece.design, piece.solids) };
  } catch (error) {
    return { id, kind: 'bug', error: error instanceof Error ? error : new Error(String(error)) };
  }
}

async function build(id: number, design: Design): Promise<Reply> {
  const built = await buildSolids(design);
  if (!built.ok) return { id, kind: 'refused', error: built.error };
  const { solids } = built;
  pieces.set(id, { design, solids });
  const piece = { solids, estimate: estimate(design, solids, prices), check: checkDesign(design, solids) };
  return { id, kind: 'built', piece };
}
