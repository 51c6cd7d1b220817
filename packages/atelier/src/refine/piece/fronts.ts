/** Ornaments drawn for a piece that stands, in its own metals. */
import type { Figure, Motif } from '@filigree/contracts';
import { cannotRaiseProngs, tooSoftForProngs } from '../../design/alloys.ts';
import { type Ornament, ornamentAlloys } from '../../design/ornament/document.ts';
import { drawFigure } from '../../design/ornament/figures.ts';
import { drawMotif } from '../../design/ornament/motif.ts';
import type { StoneHold } from '../../design/ornament/stone.ts';
import type { Stone } from '../../design/parts.ts';
import type { PieceDesign } from '../../design/piece/document.ts';
import { seededRandom } from '../../design/random.ts';
import { prongCountFor } from '../../design/ring/recipes/parts.ts';
import { leadOf } from './ornaments.ts';
import { styleOf } from './style.ts';

export const raisesProngs = (piece: PieceDesign, alloyId: string): boolean => {
  const alloy = piece.alloys.find(({ id }) => id === alloyId) ?? piece.alloys[0]!;
  return !cannotRaiseProngs(alloy) && !tooSoftForProngs(alloy);
};

const CORNERED = /^(?:Princess|Marquise|Pear|Trillion|Heart)$/;

/** Prongs where the metal raises them, a bezel where it does not, a peg for pearls. */
export function holdFor(piece: PieceDesign, stone: Stone, alloyId: string, prongs = true): StoneHold {
  if (stone.form === 'bead') return { kind: 'peg' };
  if (!prongs || !raisesProngs(piece, alloyId))
    return { kind: 'bezel', wallMm: null, milgrain: false, scalloped: false };
  return {
    kind: 'prong',
    prongCount: prongCountFor(stone, null, () => 1),
    prongForm: stone.form === 'faceted' && CORNERED.test(stone.cut) ? 'v' : 'claw',
  };
}

export const settingAlloyOf = (piece: PieceDesign): string => {
  const lead = leadOf(piece);
  return lead === null ? piece.carrier.alloyId : ornamentAlloys(lead.ornament)[0]!;
};

/** A stone in its setting. */
export function stoneFront(piece: PieceDesign, stone: Stone, prongs = true): Ornament {
  const alloyId = settingAlloyOf(piece);
  return {
    kind: 'stone',
    alloyId,
    stone,
    orientation: 'upright',
    hold: holdFor(piece, stone, alloyId, prongs),
    halo: null,
  };
}

/** A figure or a motif, of a size, with the stones of the piece. */
export function figureFront(
  piece: PieceDesign,
  asked: { readonly figure: Figure | null; readonly motif: Motif },
  sizeMm: number,
): Ornament {
  const random = seededRandom(piece.seed);
  const style = styleOf(piece, Math.max(4, sizeMm));
  return asked.figure === null
    ? drawMotif(asked.motif, style, random)
    : drawFigure(asked.figure, style, random, { cultures: piece.character.cultures });
}
