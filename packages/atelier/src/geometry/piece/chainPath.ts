import { claspGapMm } from '../../design/findings/clasp.ts';
import type { Carrier } from '../../design/piece/carriers.ts';
import { type ChainPath, hangingPath, lyingLoopPath } from '../chain/paths.ts';

export type ChainCarrier = Extract<Carrier, { kind: 'chain' }>;

/** Widest distance between the two sides of a necklace: the neck it lies on, mm. */
export const NECK_WIDTH_MM = 125;
export const isWornHanging = ({ wear }: ChainCarrier): boolean => wear === 'neck' || wear === 'body';

/**
 * Where the chain of a carrier lies or hangs, open at its clasp: closed, it is as long as was asked from end to end, its
 * clasp included, as the trade measures it.
 * @param isBroad several large ornaments hang side by side: they pull it into no V
 */
export function pathOf(carrier: ChainCarrier, isBroad = false): ChainPath {
  const { wear, lengthMm, front, clasp } = carrier;
  const gapMm = claspGapMm(clasp);
  if (!isWornHanging(carrier)) return lyingLoopPath(lengthMm - gapMm, gapMm, [0, 0, 0]);
  const widthMm = wear === 'neck' ? NECK_WIDTH_MM : lengthMm * 0.34;
  return hangingPath(lengthMm - gapMm, widthMm, front === 'hangs' && !isBroad ? 0.7 : 0.3, [0, 0, 0], gapMm);
}
