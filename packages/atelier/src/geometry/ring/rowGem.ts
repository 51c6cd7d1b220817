import type { StoneKind } from '../../design/parts.ts';
import { type Gem, gemOf, meleeGem } from '../stones/placing.ts';

/** A stone of a row: as long along the finger as its cut is there, against its width along the band. */
export const rowGem = (kind: StoneKind, diameterMm: number, ratio: number): Gem =>
  ratio === 1
    ? meleeGem(kind, diameterMm)
    : gemOf({ ...kind, lengthMm: diameterMm * ratio, widthMm: diameterMm });
