/** Ribs over the dome of a ring. */
import type { RingDesign } from '../../design/ring/document.ts';
import { radians, smoothstep } from '../vec.ts';
import type { Relief } from './surface.ts';

/** Ribs and dents begin over the rim of a dome (sweep.ts). */
export const DOME_RELIEF_FROM = [0.3, 0.56] as const;

/** Ribs run out from here to there, radians from the top. */
const RIBS_TO = [radians(58), radians(92)] as const;
/** How round a rib is: of a circle's height at its valley, this is cut away; 1 would be upright walls. */
const RIB_ROUND = 0.86;

/** Ribs side by side, each round, with a valley between two; the middle of one lies on the top. */
export function domeRibs(
  { pitchMm, depthMm, lean }: NonNullable<RingDesign['band']['ribs']>,
  outerRadiusMm: number,
  widthMm: number,
): Relief {
  const valley = 1 - Math.sqrt(1 - RIB_ROUND);
  return (angle, y) => {
    const signed = Math.atan2(Math.sin(angle), Math.cos(angle));
    const at = (signed * outerRadiusMm) / pitchMm + (lean * y) / (widthMm / 2);
    const off = 2 * (at - Math.round(at));
    const cut = (1 - Math.sqrt(1 - RIB_ROUND * off * off)) / valley;
    return depthMm * cut * (1 - smoothstep(...RIBS_TO, Math.abs(signed)));
  };
}
