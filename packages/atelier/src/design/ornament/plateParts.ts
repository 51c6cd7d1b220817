/** Names that plates are described by. */
export const PLATE_OUTLINES = [
  'disc',
  'oval',
  'bar',
  'rounded-rectangle',
  'square',
  'shield',
  'hexagon',
  'octagon',
  'cartouche',
  'teardrop',
  'heart',
  'crescent',
  'lozenge',
  'dog-tag',
  'coin',
] as const;
export type PlateOutline = (typeof PLATE_OUTLINES)[number];

/** Width over height that an outline usually has. */
export const PLATE_RATIOS: Readonly<Record<PlateOutline, number>> = {
  disc: 1,
  oval: 0.76,
  bar: 4.2,
  'rounded-rectangle': 0.72,
  square: 1,
  shield: 0.84,
  hexagon: 0.9,
  octagon: 1,
  cartouche: 0.52,
  teardrop: 0.66,
  heart: 1.06,
  crescent: 1,
  lozenge: 0.74,
  'dog-tag': 0.56,
  coin: 1,
};
