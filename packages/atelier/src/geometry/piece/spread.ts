/** Several drops below one thing: side by side along a bow that hangs under it. */
import type { PieceDesign } from '../../design/piece/document.ts';
import { type Frame, placementOf, toWorld } from '../frame.ts';
import type { Bench } from '../mesh/bench.ts';
import { tube } from '../mesh/loft.ts';
import { measureOrnament } from '../ornament/build.ts';
import type { Vec3 } from '../solids.ts';
import { addScaled } from '../vec.ts';
import type { Workpiece } from '../workpiece.ts';
import { type Hold, linkUnder, linkWireMm } from './links.ts';

/** Wire of the bow that several drops hang from, its finials, and how far its ends stand below its middle, mm. */
const SPREADER_RADIUS_MM = 0.55;
const FINIAL_RADIUS_MM = 0.8;
const BOW_SHARE = 0.16;
/** Light between neighbouring drops, mm. */
const DROP_GAP_MM = 0.9;

/** Places for `count` drops side by side: the hold itself, or along a bow that hangs under it and spreads them. */
export function spread(
  bench: Bench,
  work: Workpiece,
  own: Frame,
  hold: Hold,
  ornament: PieceDesign['ornaments'][number]['ornament'],
  count: number,
  alloyId: string,
): Hold[] {
  if (count < 2) return [hold];
  const { leftMm, rightMm } = measureOrnament(bench, ornament);
  const pitch = leftMm + rightMm + DROP_GAP_MM;
  const half = (pitch * (count - 1)) / 2;
  const wireMm = linkWireMm(2 * SPREADER_RADIUS_MM);
  const ring = linkUnder(bench, work, own, hold, { wireMm, rimMm: 0, alloyId });
  // The ring goes through the upper half of the wire.
  const origin = addScaled(ring, own.y, wireMm * 0.5 - SPREADER_RADIUS_MM * 0.6);
  const at = (x: number): Vec3 => toWorld({ ...own, origin }, x, -BOW_SHARE * half * (x / half) ** 2, 0);
  const reach = half + 0.4;
  const steps = 12;
  const bow = Array.from({ length: steps + 1 }, (_, i) => ({
    at: at(reach * ((2 * i) / steps - 1)),
    side: SPREADER_RADIUS_MM,
    up: SPREADER_RADIUS_MM,
  }));
  work.add(alloyId, bench.solid(tube(bow, own.z, { segments: 16 }), 'spreader'));
  for (const x of [-reach, reach]) {
    const finial = bench.sphere(FINIAL_RADIUS_MM, 20);
    work.add(alloyId, bench.placed(finial, placementOf({ ...own, origin: at(x) })));
  }
  return Array.from({ length: count }, (_, i) => ({ at: at(-half + pitch * i), rimMm: SPREADER_RADIUS_MM }));
}
