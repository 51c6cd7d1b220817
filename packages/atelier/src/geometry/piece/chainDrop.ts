/** An ornament far below another, by a stretch of fine chain with a ring at either end. */
import type { Chain } from '../../design/chain/document.ts';
import type { Ornament } from '../../design/ornament/document.ts';
import type { Alloy } from '../../design/parts.ts';
import { buildChain } from '../chain/build.ts';
import { type Frame, shifted } from '../frame.ts';
import type { Bench } from '../mesh/bench.ts';
import { buildOrnament, measureOrnament } from '../ornament/build.ts';
import type { Vec3 } from '../solids.ts';
import type { StoneTray } from '../stones/placing.ts';
import { addScaled } from '../vec.ts';
import type { Workpiece } from '../workpiece.ts';
import { endOf } from './layChain.ts';
import type { Hold } from './links.ts';
import { ringToChainEnd } from './rings.ts';
import type { SetOrnament } from './stack.ts';

const fineChain = (alloyId: string): Chain => ({
  kind: 'cable',
  alloyId,
  widthMm: 1.2,
  wireMm: 0.28,
  lengthShare: 1.35,
});
const STEPS = 48;
const TRIANGLES = 24_000;

export function hangOnChain(
  bench: Bench,
  work: Workpiece,
  tray: StoneTray,
  own: Frame,
  hold: Hold,
  ornament: Ornament,
  alloy: Alloy,
  chainMm: number,
): SetOrnament {
  const chain = fineChain(alloy.id);
  const ring = ringToChainEnd(chain);
  const points = Array.from(
    { length: STEPS + 1 },
    (_, i): Vec3 => addScaled(hold.at, own.y, -(ring.reachMm + (chainMm * i) / STEPS)),
  );
  const laid = buildChain(
    bench,
    chain,
    { points, normal: own.z, closed: false },
    { name: 'drop chain', alloy, finish: 'Polished', triangleBudget: TRIANGLES },
  );
  work.runs.push(laid.part);
  work.measures.push(...laid.measures);
  ring.hook(bench, work, alloy.id, endOf(laid, 'start'), hold.at);
  const end = endOf(laid, 'finish');
  const [x, y, z] = measureOrnament(bench, ornament).holds.top;
  const top = addScaled(end.at, end.outward, ring.reachMm);
  const frame = shifted({ ...own, origin: top }, -x, -y, -z);
  const built = buildOrnament(bench, work, tray, frame, ornament);
  ring.hook(bench, work, alloy.id, end, top);
  return { built, frame };
}
