import type { Gemstone, StoneCut } from '@filigree/contracts';
import type { StoneKind } from '../parts.ts';
import { GEM_FACTS } from './gems.ts';

/**
 * Proportions a cut is given, in shares of its width. GIA Excellent ranges for the round; Brilliant Earth and
 * Diamond Cutters International class I/II for fancy shapes (no laboratory grades these: they are taste).
 */
export interface CutProportions {
  /** Length : width when only a weight is asked for. */
  readonly lengthToWidth: number;
  readonly tableShare: number;
  readonly crownShare: number;
  readonly girdleShare: number;
  readonly pavilionShare: number;
}

const TAN = (degrees: number): number => Math.tan((degrees * Math.PI) / 180);

/**
 * Pavilion angle that returns light: above the critical angle by a margin that grows as the index falls
 * (diamond 40.75, corundum about 41, topaz and tourmaline 42, beryl and quartz 43).
 */
export function pavilionDegrees(gemstone: Gemstone): number {
  const n = GEM_FACTS[gemstone].indexD;
  if (n > 2) return 40.75;
  if (n > 1.7) return 41.2;
  if (n > 1.6) return 42;
  return 43;
}

/**
 * Length : width, table share, crown and pavilion angle relative to the round's: within what is published for each
 * cut, and by whom (docs/decisions/0064); where nobody publishes any, what is usual in the trade.
 */
const SHAPES: Readonly<
  Record<StoneCut, { ratio: number; table: number; crown: number; pavilionDepthFactor: number }>
> = {
  Round: { ratio: 1, table: 0.57, crown: 34.5, pavilionDepthFactor: 1 },
  Oval: { ratio: 1.35, table: 0.58, crown: 34.5, pavilionDepthFactor: 1 },
  Cushion: { ratio: 1.05, table: 0.6, crown: 34.5, pavilionDepthFactor: 1.12 },
  Marquise: { ratio: 2, table: 0.58, crown: 33.5, pavilionDepthFactor: 1 },
  Pear: { ratio: 1.5, table: 0.58, crown: 34, pavilionDepthFactor: 1 },
  Heart: { ratio: 1, table: 0.57, crown: 34, pavilionDepthFactor: 1 },
  Trillion: { ratio: 1, table: 0.58, crown: 33, pavilionDepthFactor: 0.62 },
  Radiant: { ratio: 1.25, table: 0.64, crown: 34, pavilionDepthFactor: 1.06 },
  Princess: { ratio: 1, table: 0.68, crown: 34, pavilionDepthFactor: 1.36 },
  Emerald: { ratio: 1.4, table: 0.62, crown: 35, pavilionDepthFactor: 1.12 },
  Baguette: { ratio: 2.5, table: 0.68, crown: 32, pavilionDepthFactor: 1.02 },
};

export function cutProportions(gemstone: Gemstone, cut: StoneCut): CutProportions {
  const shape = SHAPES[cut];
  return {
    lengthToWidth: shape.ratio,
    tableShare: shape.table,
    crownShare: ((1 - shape.table) / 2) * TAN(shape.crown),
    girdleShare: 0.03,
    pavilionShare: 0.5 * TAN(pavilionDegrees(gemstone)) * shape.pavilionDepthFactor,
  };
}

/** Part of a cabochon's ellipsoid below its girdle: the base is cut flat at this share of the half height. */
export const CABOCHON_BASE = 0.25;

/** The outline of a dome that stands for a cut: those whose facets differ but not their outline have one. */
export function domeCut(cut: StoneCut): StoneCut {
  return cut === 'Radiant' || cut === 'Baguette' ? 'Emerald' : cut;
}

/** What the outline of a dome is called: facets that it has not are in no name of it. */
export function domeWord(cut: StoneCut): string {
  const outline = domeCut(cut);
  if (outline === 'Emerald') return 'rectangular';
  return outline === 'Princess' ? 'square' : outline.toLowerCase();
}

/** Depth as a share of the width: faceted table to culet, cabochon dome to base, bead its diameter. */
export function depthShare({ gemstone, cut, form }: StoneKind): number {
  if (form === 'bead') return 1;
  if (form === 'cabochon') return 0.55;
  const p = cutProportions(gemstone, cut);
  return p.crownShare + p.girdleShare + p.pavilionShare;
}
