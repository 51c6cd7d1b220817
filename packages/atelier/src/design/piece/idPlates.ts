/** Identity bracelets: the plate is let into the chain and bears the letters, with the stones that were asked for about them. */
import type { PlateOrnament } from '../ornament/plate.ts';
import type { StoneKind } from '../parts.ts';
import { round2 } from '../ring/wish.ts';
import type { PieceSketch } from './family.ts';
import { asksForOwnStone } from './shows.ts';
import type { PieceWish } from './wish.ts';

/** Stones of a rim, its plate at least so high that letters are read within it, and the share that others are of a bar's, mm. */
const RIM_MM = { stone: 1.2, leastHeight: 9.5, most: 14, longer: 1.18 } as const;
/** One stone beside the letters, as a share of the height of the plate, mm. */
const CORNER = { ofHeight: 0.24, least: 1.2, most: 2.2, longer: 1.3 } as const;
/** More letters than these run into what is in the corner. */
const FEW_LETTERS = 8;

/** Letters on a bar that is let in about the wrist or the ankle. */
const isIdentity = ({ type, brief }: Pick<PieceWish, 'type' | 'brief'>): boolean =>
  (type === 'Bracelet' || type === 'Anklet') &&
  Boolean(brief.engraving) &&
  brief.arrangements?.includes('bar') === true;

/**
 * The plate of such a bracelet with small stones around its rim, or with the one that was counted in its corner; null where
 * that is not what was asked for: a stone of a told size and what is not cut hang beside it.
 */
export function withStonesOnPlate(sketch: PieceSketch, wish: PieceWish): PieceSketch | null {
  const { brief, style, stoneAsked } = wish;
  // One that stands alone has no small ones beside it.
  const kind = style.small ?? style.centre;
  const asked = isIdentity(wish) && (stoneAsked || brief.plateBorder === 'pave');
  if (!asked || kind?.form !== 'faceted' || asksForOwnStone(brief) || sketch.carrier.kind !== 'chain')
    return null;
  const isOne = brief.stoneCount === 1 && brief.plateBorder !== 'pave';
  if (isOne && [...(brief.engraving ?? '')].length > FEW_LETTERS) return null;
  const { gemstone, form, colour } = kind;
  const set: StoneKind = { gemstone, form, colour, cut: 'Round' };
  const stoned = (plate: PlateOrnament): PlateOrnament => {
    const isWide = plate.widthMm >= plate.heightMm;
    const highMm = isWide ? plate.heightMm : plate.widthMm;
    if (isOne) {
      const diameterMm = round2(Math.min(CORNER.most, Math.max(CORNER.least, highMm * CORNER.ofHeight)));
      const isFree = brief.pieceSizeMm?.[0] === undefined && isWide;
      return {
        ...plate,
        ...(isFree && { widthMm: round2(plate.widthMm * CORNER.longer) }),
        corner: { stone: set, diameterMm },
      };
    }
    const longMm = round2(Math.max(plate.widthMm, plate.heightMm) * RIM_MM.longer);
    const acrossMm = round2(Math.min(RIM_MM.most, Math.max(RIM_MM.leastHeight, highMm * RIM_MM.longer)));
    return {
      ...plate,
      ...(brief.pieceSizeMm?.[0] === undefined && {
        widthMm: isWide ? longMm : acrossMm,
        heightMm: isWide ? acrossMm : longMm,
      }),
      border: { kind: 'pave', stone: set, diameterMm: RIM_MM.stone },
    };
  };
  let isOnOne = false;
  const ornaments = sketch.ornaments.map((placed) => {
    const { ornament, slot } = placed;
    if (slot !== 'main' || ornament.kind !== 'plate' || ornament.field.kind !== 'text') return placed;
    isOnOne = true;
    return { ...placed, ornament: stoned(ornament) };
  });
  return isOnOne ? { ...sketch, ornaments } : null;
}
