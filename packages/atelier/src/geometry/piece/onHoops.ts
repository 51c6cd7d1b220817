/** Places along the lower edge of a hoop, for what hangs from it side by side. */
import type { EarFitting } from '../../design/findings/document.ts';
import type { Ornament } from '../../design/ornament/document.ts';
import { LOWEST_DEGREES } from '../findings/hoopStones.ts';
import type { Bench } from '../mesh/bench.ts';
import { measureOrnament } from '../ornament/build.ts';
import type { Hold } from './links.ts';

/** Light between neighbouring drops, mm. */
const GAP_MM = 1.7;
/** No drop hangs further up than this share of the hoop's half width, where its edge grows steep. */
const FARTHEST_SHARE = 0.78;

/** Where a ring takes hold of a hoop, and its place along it, degrees. */
interface HoopHold extends Hold {
  readonly degrees: number;
}

/** `count` places in the hoop's own frame, its middle one lowest. */
export function alongHoop(
  bench: Bench,
  { form, innerDiameterMm, tubeMm }: Extract<EarFitting, { kind: 'hoop' }>,
  ornament: Ornament,
  count: number,
): HoopHold[] {
  const { leftMm, rightMm } = measureOrnament(bench, ornament);
  const halfMm = innerDiameterMm / 2 + tubeMm;
  const stretch = form === 'oval' ? 1.28 : 1;
  const downMm = (stretch * (innerDiameterMm + tubeMm)) / 2 + tubeMm / 2;
  const most = count < 2 ? 0 : (2 * FARTHEST_SHARE * halfMm) / (count - 1);
  const pitch = Math.min(leftMm + rightMm + GAP_MM, most);
  return Array.from({ length: count }, (_, i) => {
    const x = pitch * (i - (count - 1) / 2);
    const aside = x / halfMm;
    return {
      at: [x, -downMm * Math.sqrt(1 - aside ** 2), 0],
      rimMm: 0,
      degrees: LOWEST_DEGREES + (Math.asin(aside) * 180) / Math.PI,
    };
  });
}
