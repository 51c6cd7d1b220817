import type { Carrier } from '../../design/piece/carriers.ts';
import { type ChainPath, hangingPath, lyingLoopPath, pathLengthMm } from '../chain/paths.ts';
import { claspGapMm } from '../findings/clasps.ts';
import type { Vec3 } from '../solids.ts';

export type ChainCarrier = Extract<Carrier, { kind: 'chain' }>;

/** Widest distance between the two sides of a necklace: the neck it lies on, mm. */
const NECK_WIDTH_MM = 125;
export const isWornHanging = ({ wear }: ChainCarrier): boolean => wear === 'neck' || wear === 'body';

/**
 * Where the chain of a carrier lies or hangs, open at its clasp. A necklace is as long as was asked from end to end,
 * its clasp included, as the trade measures it; about wrist and ankle the clasp comes to it, for ease.
 */
export function pathOf({ wear, lengthMm, front, clasp }: ChainCarrier): ChainPath {
  const gapMm = claspGapMm(clasp);
  if (wear === 'neck' || wear === 'body') {
    const widthMm = wear === 'neck' ? NECK_WIDTH_MM : lengthMm * 0.34;
    const hanging = (mm: number): ChainPath =>
      drawnTogether(hangingPath(mm, widthMm, front === 'hangs' ? 0.7 : 0.3, [0, 0, 0]), gapMm);
    // What lies behind the neck is part of it.
    const behindMm = pathLengthMm(hanging(lengthMm)) + gapMm - lengthMm;
    return hanging(lengthMm - behindMm);
  }
  return lyingLoopPath(lengthMm, gapMm, [0, 0, 0]);
}

/** Both ends of a hanging chain bent towards each other, as behind a neck, until the clasp's gap is left. */
function drawnTogether(path: ChainPath, gapMm: number): ChainPath {
  const { points } = path;
  const first = points[0];
  const last = points[points.length - 1];
  const bend = (from: Vec3, toX: number): Vec3[] => {
    const to: Vec3 = [toX, from[1], from[2] + Math.abs(from[0] - toX) * 0.22];
    const middle: Vec3 = [(from[0] + toX) / 2, from[1], from[2] + Math.abs(from[0] - toX) * 0.2];
    return Array.from({ length: 24 }, (_, i): Vec3 => {
      const t = (i + 1) / 24;
      const [a, b, c] = [(1 - t) ** 2, 2 * t * (1 - t), t * t];
      return [0, 1, 2].map((k) => a * from[k] + b * middle[k] + c * to[k]) as unknown as Vec3;
    });
  };
  return {
    ...path,
    points: [...bend(first, -gapMm / 2).reverse(), ...points, ...bend(last, gapMm / 2)],
  };
}
