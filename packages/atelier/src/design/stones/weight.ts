import type { StoneCut } from '@filigree/contracts';
import {
  DEEPEST_STONE_MM,
  HEAVIEST_STONE_CARAT,
  LONGEST_STONE_MM,
  type Stone,
  type StoneKind,
} from '../parts.ts';
import { DROP_FILL, DROP_RATIO, isDrop } from './dropPearls.ts';
import { GEM_FACTS } from './gems.ts';
import { cutProportions, depthShare } from './proportions.ts';

/** Coloured stones are cut deeper than the diamond formulas assume; fitted to calibrated-size charts. */
const COLOURED_DEPTH = 1.18;

/** Interpolates k over length : width, flat outside the given range. */
function along(table: readonly (readonly [ratio: number, k: number])[], ratio: number): number {
  if (ratio <= table[0][0]) return table[0][1];
  for (let i = 1; i < table.length; i++) {
    const [r1, k1] = table[i];
    const [r0, k0] = table[i - 1];
    if (ratio <= r1) return k0 + ((k1 - k0) * (ratio - r0)) / (r1 - r0);
  }
  return table[table.length - 1][1];
}

/**
 * Diamond weight from millimetres: the trade's estimation formulas (GIA; octonus; pricescope 54387), princess,
 * cushion and radiant constants by general usage. Carat.
 */
function diamondCarat(cut: StoneCut, l: number, w: number, h: number): number {
  const ratio = l / w;
  switch (cut) {
    case 'Round':
      return 0.0061 * w * w * h;
    case 'Oval':
      return 0.0062 * ((l + w) / 2) ** 2 * h;
    case 'Heart':
      return 0.0059 * l * w * h;
    case 'Trillion':
      return 0.0057 * l * w * h;
    case 'Baguette':
      return 0.00915 * l * w * h;
    case 'Emerald':
      return (
        along(
          [
            [1.25, 0.008],
            [1.5, 0.0092],
            [2, 0.01],
            [2.5, 0.0106],
          ],
          ratio,
        ) *
        l *
        w *
        h
      );
    case 'Marquise':
      return (
        along(
          [
            [1.5, 0.00565],
            [2, 0.0058],
            [2.5, 0.00585],
            [3, 0.00595],
          ],
          ratio,
        ) *
        l *
        w *
        h
      );
    case 'Pear':
      return (
        along(
          [
            [1.25, 0.00615],
            [1.5, 0.006],
            [2, 0.00575],
          ],
          ratio,
        ) *
        l *
        w *
        h
      );
    case 'Princess':
      return 0.0083 * l * w * h;
    case 'Cushion':
      return 0.00815 * l * w * h;
    case 'Radiant':
      return 0.0081 * l * w * h;
  }
}

/** Usual total depth of a diamond of this cut, share of the width: what the weight charts assume. */
const CHART_DEPTH: Readonly<Record<StoneCut, number>> = {
  Round: 0.61,
  Oval: 0.61,
  Princess: 0.72,
  Cushion: 0.66,
  Emerald: 0.63,
  Marquise: 0.61,
  Pear: 0.61,
  Heart: 0.59,
  Baguette: 0.6,
  Trillion: 0.42,
  Radiant: 0.65,
};

/** Carat per mm3 of a cabochon's box and unit of specific gravity (R. J. Williams' formulas, published by Dendritics). */
const CABOCHON_CARAT = 0.0027;

/** Volume of a dome over the outline of a cut against an elliptic one of the same length and width (by its mesh). */
const DOME_FILL: Readonly<Record<StoneCut, number>> = {
  Round: 1,
  Oval: 1,
  Princess: 1.21,
  Cushion: 1.12,
  Emerald: 1.21,
  Marquise: 0.87,
  Pear: 0.9,
  Heart: 0.81,
  Baguette: 1.21,
  Trillion: 0.76,
  Radiant: 1.21,
};

/** Estimated weight in carat of a stone of these millimetres; always to be said as "about". */
export function aboutCarat(kind: StoneKind, lengthMm: number, widthMm: number, depthMm: number): number {
  const gravity = GEM_FACTS[kind.gemstone].specificGravity;
  if (kind.form !== 'faceted') {
    // A ball, 1 ct = 0.2 g; of domes the trade's constant for round and oval ones.
    const bead = (Math.PI / 6 / 200) * (isDrop(kind) ? DROP_FILL : 1);
    const perBox = kind.form === 'bead' ? bead : CABOCHON_CARAT * DOME_FILL[kind.cut];
    return perBox * lengthMm * widthMm * depthMm * gravity;
  }
  const diamond = diamondCarat(kind.cut, lengthMm, widthMm, CHART_DEPTH[kind.cut] * widthMm);
  return kind.gemstone === 'Diamond' ? diamond : (diamond * gravity * COLOURED_DEPTH) / 3.52;
}

const rounded = (mm: number): number => Math.round(mm * 100) / 100;

/** A stone of a given weight in the cut's usual ratio (or `lengthToWidth`); sizes to 0.01 mm. */
export function stoneOfCarat(kind: StoneKind, carat: number, lengthToWidth?: number): Stone {
  const ratio = Math.max(1, lengthToWidth ?? usualRatio(kind));
  const unit = aboutCarat(kind, ratio, 1, depthShare(kind));
  const width = Math.cbrt(carat / unit);
  return stoneOfSize(kind, width * ratio, width, carat);
}

/** A stone of given millimetres; weight estimated unless stated. */
export function stoneOfSize(kind: StoneKind, lengthMm: number, widthMm: number, carat?: number): Stone {
  const l = rounded(lengthMm);
  const w = rounded(Math.min(widthMm, lengthMm));
  const d = rounded(w * depthShare(kind));
  const weight = carat ?? Math.round(aboutCarat(kind, l, w, d) * 1000) / 1000;
  return { ...kind, lengthMm: l, widthMm: w, depthMm: d, nominalCarat: Math.max(0.001, weight) };
}

/** How many times its own size a stone may have at most, its proportions kept. */
export const largestShare = ({ lengthMm, depthMm, nominalCarat }: Stone): number =>
  Math.min(
    LONGEST_STONE_MM / lengthMm,
    DEEPEST_STONE_MM / depthMm,
    // Weight grows with the cube of the size; rounded sizes must not lift it over the bound.
    0.999 * Math.cbrt(HEAVIEST_STONE_CARAT / nominalCarat),
  );

/** Beads are round; cabochons are as long as the cut they stand for, if that is no lens and no stick. */
export function usualRatio(kind: StoneKind): number {
  if (kind.form === 'bead') return isDrop(kind) ? DROP_RATIO : 1;
  const ratio = cutProportions(kind.gemstone, kind.cut).lengthToWidth;
  return kind.form === 'cabochon' ? Math.min(1.8, ratio) : ratio;
}
