import { ornamentStones } from '../ornament/document.ts';
import { alloyTitle } from '../ring/title.ts';
import type { PieceDesign } from './document.ts';

/** The figure that the piece shows, in words; empty for none. Glyphs are said by their sign. */
function figureOf({ ornaments }: Pick<PieceDesign, 'ornaments'>): string {
  const shown = ornaments
    .map(({ ornament }) => ornament)
    .find(({ kind }) => kind === 'motif' || kind === 'emblem');
  if (shown === undefined || !('form' in shown)) return '';
  return shown.form.replace(/-(?:glyph|constellation)$/, '').replaceAll('-', ' ');
}

/** "Oval sapphire halo pendant in 18k rose gold": what it is, said short. At most 120 characters. */
export function titleOfPiece(piece: Omit<PieceDesign, 'title'>, noun: string): string {
  const strung = piece.carrier.kind === 'chain' ? piece.carrier.strand?.stone : undefined;
  const stone = strung ?? piece.ornaments.flatMap(({ ornament }) => ornamentStones(ornament))[0];
  const cut =
    stone === undefined || stone.form === 'bead'
      ? ''
      : stone.form === 'cabochon'
        ? 'cabochon'
        : stone.cut === 'Emerald'
          ? 'emerald-cut'
          : stone.cut.toLowerCase();
  const gem = stone === undefined ? '' : stone.gemstone.toLowerCase();
  const finish = stone === undefined && piece.finish !== 'Polished' ? piece.finish.toLowerCase() : '';
  const words = [finish, cut, gem, figureOf(piece), noun].filter((word) => word !== '').join(' ');
  const metals = piece.alloys.map(alloyTitle).join(' and ');
  const title = `${words} in ${metals}`;
  return (title[0].toUpperCase() + title.slice(1)).slice(0, 120);
}
