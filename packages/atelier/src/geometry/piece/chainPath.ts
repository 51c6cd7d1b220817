import { claspGapMm } from '../../design/findings/clasp.ts';
import type { Carrier } from '../../design/piece/carriers.ts';
import { type ChainPath, hangingPath, lyingLoopPath, walk } from '../chain/paths.ts';
import type { Vec3 } from '../solids.ts';

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
  if (clasp.worn === 'front') return openInFront(carrier, gapMm);
  if (!isWornHanging(carrier)) return lyingLoopPath(lengthMm - gapMm, gapMm, [0, 0, 0]);
  const widthMm = wear === 'neck' ? NECK_WIDTH_MM : lengthMm * 0.34;
  return hangingPath(lengthMm - gapMm, widthMm, front === 'hangs' && !isBroad ? 0.7 : 0.3, [0, 0, 0], gapMm);
}

/** Of a chain that closes in front: how far it is pulled to a V, and between its two halves behind, which are one, mm. */
const FRONT_PULL = 0.35;
const JOIN_MM = 0.2;
const STEPS = 480;

/** The way of a chain that closes in front: from the right of the clasp around behind to its left. */
function openInFront(carrier: ChainCarrier, gapMm: number): ChainPath {
  const { wear, lengthMm } = carrier;
  const around = isWornHanging(carrier)
    ? hangingPath(lengthMm, wear === 'neck' ? NECK_WIDTH_MM : lengthMm * 0.34, FRONT_PULL, [0, 0, 0], JOIN_MM)
    : lyingLoopPath(lengthMm - JOIN_MM, JOIN_MM, [0, 0, 0]);
  const way = walk(around);
  const middle = way.lengthMm / 2;
  const from = middle + gapMm / 2;
  const openMm = way.lengthMm - gapMm;
  const points = Array.from({ length: STEPS + 1 }, (_, i): Vec3 => {
    const at = from + (openMm * i) / STEPS;
    return way.at(at > way.lengthMm ? at - way.lengthMm : at);
  });
  return { points, normal: around.normal, closed: false };
}
