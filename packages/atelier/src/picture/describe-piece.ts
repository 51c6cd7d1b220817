import type { Ornament } from '../design/ornament/document.ts';
import { ornamentAccents, ornamentStones } from '../design/ornament/document.ts';
import type { PieceDesign } from '../design/piece/document.ts';
import { aboutCarats, stoneName } from '../estimate/index.ts';
import { COUNT_WORDS, metalWords, withArticle } from './wording.ts';

/** "A rose gold pendant with an oval sapphire of about 1.5 ct framed by a halo of round diamonds". */
export function describePiece(piece: PieceDesign): string {
  const finish = piece.finish === 'Polished' ? '' : `${piece.finish.toLowerCase()} `;
  const noun = piece.type.toLowerCase();
  const metal = metalWords(piece);
  const plural = piece.type === 'Earrings' || piece.type === 'Cufflinks';
  const words = plural
    ? `A pair of ${finish}${metal} ${noun}`
    : withArticle(`${finish}${metal} ${noun}`, true);
  const parts = piece.ornaments.map(({ slot, count, ornament }) => {
    const what = ornamentWords(ornament);
    if (slot === 'station' || slot === 'side') {
      return count > 1 ? `${COUNT_WORDS[count] ?? count} times ${what}` : what;
    }
    return what;
  });
  const engraved = piece.engraving === null ? '' : ` engraved “${piece.engraving.text}”`;
  return `${words}${parts.length > 0 ? ` with ${parts.join(', and ')}` : ''}${engraved}`;
}

/** What stones a figure carries. */
function setWith(ornament: Ornament): string {
  const names = [...ornamentStones(ornament), ...ornamentAccents(ornament)].map((kind) => stoneName(kind, 2));
  return names.length === 0 ? '' : ` set with ${[...new Set(names)].join(' and ')}`;
}

function ornamentWords(ornament: Ornament): string {
  switch (ornament.kind) {
    case 'stone': {
      const { stone, hold, halo } = ornament;
      const held = hold.kind === 'bezel' ? ' in a bezel' : '';
      const framed = halo
        ? ` framed by a ${halo.rows === 2 ? 'double ' : ''}halo of ${stoneName(halo.stone, 2)}`
        : '';
      return `${withArticle(`${stoneName(stone)} of ${aboutCarats(stone.nominalCarat)}`)}${held}${framed}`;
    }
    case 'rosette':
      return `a rosette of ${stoneName(ornamentAccents(ornament)[0], 2)} about ${withArticle(stoneName(ornament.stone))}`;
    case 'motif':
      return [withArticle(`${ornament.form.replaceAll('-', ' ')} motif`), setWith(ornament)].join('');
    case 'emblem':
      return [withArticle(`${ornament.form.replaceAll('-', ' ')} emblem`), setWith(ornament)].join('');
    case 'plate': {
      const what = ornament.outline.replaceAll('-', ' ');
      const glazed = ornament.enamel.length > 0 ? ` in ${ornament.enamel.join(' and ')} enamel` : '';
      const text = ornament.field.kind === 'text' ? ` lettered “${ornament.field.text}”` : '';
      return `${withArticle(`${what} plate`)}${glazed}${text}${setWith(ornament)}`;
    }
    case 'nameplate':
      return `the name “${ornament.text}” in cut letters`;
    case 'sculpture':
      return withArticle(`${ornament.form.replaceAll('-', ' ')} in metal`);
    case 'open-frame':
      return `${withArticle(`open ${ornament.form.replaceAll('-', ' ')}`)}${setWith(ornament)}`;
    case 'row':
      return `a row of ${COUNT_WORDS[ornament.stones.length] ?? ornament.stones.length} ${stoneName(ornament.stones[0], 2)}`;
  }
}
