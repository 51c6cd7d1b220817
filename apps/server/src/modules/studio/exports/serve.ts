/** The drawing office's thread: one file after the other, below the requests in priority. */
import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { checkDesign } from '@filigree/atelier/checks';
import type { Design } from '@filigree/atelier/design';
import { estimate } from '@filigree/atelier/estimate';
import { castingZip, exportGlb, workshopPdf } from '@filigree/atelier/export';
import { buildSolids } from '@filigree/atelier/geometry';
import { showChecks } from '../bench/show-checks.ts';
import { showEstimate } from '../bench/show-estimate.ts';
import type { Appraisal, Delivery, Order, ThreadData } from './messages.ts';

const port = parentPort;
if (!port) throw new Error('The drawing office works in a thread of its own.');
const { prices }: ThreadData = workerData;
/** Somebody sits before the screen and waits for a file: behind the requests, before the pictures, which take 10. */
const NICENESS = 4;
// On Linux niceness belongs to the thread that sets it (setpriority(2), "C library/kernel differences").
if (process.platform === 'linux') setPriority(NICENESS);

/** The last design and its solids: what is asked of a design comes together (model and appraisal, casting and sheet). */
let last: { readonly key: string; readonly built: ReturnType<typeof buildSolids> } | undefined;

function solidsOf(design: Design): ReturnType<typeof buildSolids> {
  const key = JSON.stringify(design);
  if (last?.key !== key) last = { key, built: buildSolids(design) };
  return last.built;
}

port.on('message', async (order: Order) => {
  port.postMessage(await deliver(order));
});

async function deliver(order: Order): Promise<Delivery> {
  try {
    const { design } = order;
    const built = await solidsOf(design);
    if (!built.ok) return { kind: 'refused' };
    const { solids } = built;
    if (order.kind === 'model') return { kind: 'file', bytes: await exportGlb(design, solids) };
    if (order.kind === 'casting') return { kind: 'file', bytes: castingZip(design, solids, order.origin) };
    const data = {
      design,
      solids,
      check: checkDesign(design, solids),
      estimate: estimate(design, solids, prices),
    };
    if (order.kind === 'appraisal') {
      const appraisal: Appraisal = {
        title: design.title,
        estimate: showEstimate(data.estimate),
        checks: showChecks(data.check),
      };
      return { kind: 'file', bytes: Buffer.from(JSON.stringify(appraisal)) };
    }
    const { origin, paper, picture } = order;
    return { kind: 'file', bytes: await workshopPdf(data, origin, { paper, picture }) };
  } catch (error) {
    last = undefined;
    return { kind: 'bug', error: error instanceof Error ? error : new Error(String(error)) };
  }
}
