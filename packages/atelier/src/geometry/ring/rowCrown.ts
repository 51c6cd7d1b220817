import type { RingDesign } from '../../design/ring/document.ts';
import { rowRatio } from '../../design/ring/spacing.ts';
import { meleeGem } from '../stones/placing.ts';

/** Light between rows side by side, mm. */
export const BETWEEN_ROWS_MM = 0.1;
/** How deep under the outside the foot of a bead stands: this share of the crown, and this, mm. */
const FOOT = { ofCrown: 0.82, mm: 0.25 } as const;
/** Of its foot, what has to stand in metal, mm. */
const ROOT_MM = 0.14;

/**
 * How far the outside of a band may fall away where the beads of its outermost row stand, as the crown of its section:
 * rows lie side by side at one height, and a band that carries several is domed no more than their beads reach down.
 * @param fall share of the crown by which the outside has fallen at a share of the half width
 */
export function mostCrownUnderRows(
  { band, bandStones: row }: RingDesign,
  fall: (share: number) => number,
): number {
  const isBeaded = row?.setting === 'pave' || row?.setting === 'shared-prong';
  if (row === null || !isBeaded || row.rows < 2) return Number.POSITIVE_INFINITY;
  const lengthMm = row.diameterMm * rowRatio(row.stone);
  const outermostMm = ((row.rows - 1) * (lengthMm + BETWEEN_ROWS_MM)) / 2 + lengthMm * 0.35;
  const { crownMm } = meleeGem(row.stone, row.diameterMm);
  return (FOOT.ofCrown * crownMm + FOOT.mm - ROOT_MM) / fall(Math.min(1, outermostMm / (band.widthMm / 2)));
}
