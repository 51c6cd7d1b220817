import { ornamentStones } from '../ornament/document.ts';
import type { RosetteOrnament } from '../ornament/stone.ts';
import type { StonesInTurn } from '../parts.ts';
import { alloyTitle, gemsInTurn } from '../ring/title.ts';
import { hoopRowOf } from './carriers.ts';
import type { PieceDesign } from './document.ts';

/** The figure that the piece shows, in words; empty for none. Glyphs are said by their sign. */
function figureOf({ ornaments }: Pick<PieceDesign, 'ornaments'>): string {
  const shown = ornaments
    .map(({ ornament }) => ornament)
    .find(({ kind }) => kind === 'motif' || kind === 'emblem');
  if (shown === undefined || !('form' in shown)) return '';
  return shown.form.replace(/-(?:glyph|constellation)$/, '').replaceAll('-', ' ');
}

/** The flower of stones that the piece is called by, unless it is called by its beads. */
function flowerOf({
  ornaments,
  carrier,
}: Pick<PieceDesign, 'ornaments' | 'carrier'>): RosetteOrnament | null {
  if (carrier.kind === 'chain' && carrier.strand) return null;
  for (const { ornament } of ornaments)
    if (ornament.kind === 'rosette' && ornament.petalStones) return ornament;
  return null;
}

/** Stones in turn of what carries the piece. */
const chained = ({ carrier }: Pick<PieceDesign, 'carrier'>): StonesInTurn | undefined =>
  carrier.kind === 'chain'
    ? carrier.strand?.inTurn
    : carrier.kind === 'bangle'
      ? carrier.bandStones?.inTurn
      : undefined;

/** "Oval sapphire halo pendant in 18k rose gold": what it is, said short. At most 120 characters. */
export function titleOfPiece(piece: Omit<PieceDesign, 'title'>, noun: string): string {
  const strung = piece.carrier.kind === 'chain' ? piece.carrier.strand?.stone : undefined;
  const stone =
    strung ??
    hoopRowOf(piece)?.stone ??
    piece.ornaments.flatMap(({ ornament }) => ornamentStones(ornament))[0];
  const flower = flowerOf(piece);
  const inTurn = chained(piece) ?? piece.ornaments.find((placed) => placed.inTurn !== undefined)?.inTurn;
  const cut =
    stone === undefined || stone.form === 'bead' || inTurn !== undefined || flower !== null
      ? ''
      : stone.form === 'cabochon'
        ? 'cabochon'
        : stone.cut === 'Emerald'
          ? 'emerald-cut'
          : stone.cut.toLowerCase();
  const gem =
    inTurn !== undefined
      ? gemsInTurn(inTurn)
      : flower !== null
        ? gemsInTurn([flower.stone, flower.accent])
        : stone === undefined
          ? ''
          : stone.gemstone.toLowerCase();
  const finish = stone === undefined && piece.finish !== 'Polished' ? piece.finish.toLowerCase() : '';
  const words = [finish, cut, gem, flower === null ? figureOf(piece) : 'flower', noun]
    .filter((word) => word !== '')
    .join(' ');
  const metals = piece.alloys.map(alloyTitle).join(' and ');
  const title = `${words} in ${metals}`;
  return (title[0].toUpperCase() + title.slice(1)).slice(0, 120);
}
