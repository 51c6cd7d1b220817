/** How parts are counted: once in a piece, only where it is a ring, only where it is none. */
import { isRing, type PieceDesign, type RingDesign, type SoleDesign } from '@filigree/atelier/design';
import type { BuiltPiece } from '@filigree/atelier/geometry';

export type Count = (piece: BuiltPiece) => number;
export type Counts = Readonly<Record<string, Count>>;

export const one = (isThere: boolean | undefined): number => (isThere ? 1 : 0);

export const onRing =
  (count: (ring: RingDesign, piece: BuiltPiece) => number | boolean | undefined): Count =>
  (piece) =>
    isRing(piece.design) ? Number(count(piece.design, piece) ?? 0) : 0;

export const onPiece =
  (count: (design: PieceDesign, piece: BuiltPiece) => number | boolean | undefined): Count =>
  (piece) =>
    isRing(piece.design) ? 0 : Number(count(piece.design, piece) ?? 0);

export const fittingOf = ({ carrier }: PieceDesign) => (carrier.kind === 'fitted' ? carrier.fitting : null);

export const hoopOf = (design: PieceDesign) => {
  const fitting = fittingOf(design);
  return fitting?.kind === 'hoop' ? fitting : null;
};

export const rowOf = (design: SoleDesign) =>
  isRing(design) ? design.bandStones : design.carrier.kind === 'bangle' ? design.carrier.bandStones : null;

export const bandOf = (design: SoleDesign) =>
  isRing(design) ? design.band : design.carrier.kind === 'bangle' ? design.carrier.band : null;

export const ornamentsOf = ({ solids }: BuiltPiece) => solids.ornaments.map(({ ornament }) => ornament);
export type AnyOrnament = ReturnType<typeof ornamentsOf>[number];

/** Counts the ornaments that are built, each as often as it stands in the piece. */
export const countOrnaments =
  (isCounted: (ornament: AnyOrnament) => boolean | undefined): Count =>
  (piece) =>
    ornamentsOf(piece).filter((ornament) => isCounted(ornament)).length;

/** The ornaments of a ring or a piece as the document has them. */
export const documentOrnaments = (design: SoleDesign): AnyOrnament[] => {
  if (!isRing(design)) return design.ornaments.map(({ ornament }) => ornament);
  const { shoulders, detail } = design;
  return [...('ornament' in shoulders ? [shoulders.ornament] : []), ...(detail ? [detail] : [])];
};
