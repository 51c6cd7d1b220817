/** The stone of drops and of what stands beside a front. */
import type { Brief } from '@filigree/contracts';
import type { OrnamentStyle } from '../ornament/style.ts';
import { isCabochon, kindOf, round2 } from '../ring/wish.ts';
import { askedColour } from '../stones/askedColour.ts';
import { stonesInTurn } from '../stones/inTurn.ts';
import { stoneOfSize, usualRatio } from '../stones/weight.ts';
import { namesFigure } from './shows.ts';
import type { PieceWish } from './wish.ts';

/** Of several stones that were named pearls are what hangs all along. */
export const pearlsHang = ({ arrangements, gemstones }: Brief): boolean =>
  arrangements?.includes('fringe') === true && gemstones.length > 1 && gemstones.includes('Pearl');

/**
 * The style with the named stone that the front has no place for: the second beside a figure or a pearl, which nothing
 * frames, the third beside a stone framed by the second. As large to the eye as the main stone; the style itself where none is left.
 */
export function styleBeside({ brief, style }: PieceWish): OrnamentStyle {
  const { centre } = style;
  // A stud is its figure alone.
  const isFigure = namesFigure(brief) && brief.earringKind !== 'stud';
  // Leaves have no seat for a pearl: the second stone is in them, and the pearl beside them.
  if (isFigure && centre?.form === 'bead' && brief.figures?.includes('branch') === true) return style;
  const gemstone = pearlsHang(brief) ? 'Pearl' : brief.gemstones[centre?.form === 'bead' || isFigure ? 1 : 2];
  if (centre === null || gemstone === undefined || gemstone === centre.gemstone) return style;
  if (stonesInTurn(brief, { isRow: false }) !== null) return style;
  const kind = {
    ...kindOf(gemstone, null, centre.cut, [], isCabochon(brief, gemstone)),
    colour: askedColour(brief, gemstone),
  };
  const ratio = kind.form === 'bead' ? 1 : usualRatio(kind);
  const widthMm = Math.sqrt((centre.lengthMm * centre.widthMm) / ratio);
  return { ...style, centre: stoneOfSize(kind, round2(widthMm * ratio), round2(widthMm)) };
}
