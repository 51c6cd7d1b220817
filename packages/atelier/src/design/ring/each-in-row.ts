/** The size of the stones of a row where each of them was weighed or measured. */
import type { Brief } from '@filigree/contracts';
import type { StoneKind } from '../parts.ts';
import { stoneOfCarat } from '../stones/weight.ts';
import { measuresEach } from './named.ts';
import { rowRatio } from './spacing.ts';

/** Their size along the band, mm; null where they are as large as suits the row. */
export function eachInRowMm(brief: Brief, kind: StoneKind): number | null {
  if (!measuresEach(brief)) return null;
  const [longer, shorter] = brief.stoneSizeMm;
  if (longer !== undefined) return shorter ?? longer / rowRatio(kind);
  return brief.caratWeight === null ? null : stoneOfCarat(kind, brief.caratWeight).widthMm;
}
