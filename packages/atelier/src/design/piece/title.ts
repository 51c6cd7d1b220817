import { ornamentStones } from '../ornament/document.ts';
import { isNavaratnaField } from '../ornament/navaratna.ts';
import type { RosetteOrnament } from '../ornament/stone.ts';
import type { StonesInTurn } from '../parts.ts';
import { alloyTitle, gemsInTurn } from '../ring/title.ts';
import { coilOf, hoopRowOf, noseBeadsOf } from './carriers.ts';
import type { PieceDesign } from './document.ts';
import { isRowOfFigures } from './rowsOfFigures.ts';

/** Forms whose own name does not say what they are of. */
const CALLED: Readonly<Record<string, string>> = {
  puffed: 'puffed heart',
  interlocked: 'interlocked hearts',
  coiled: 'coiled snake',
};

/** The figure that the piece shows, in words; empty for none. Glyphs are said by their sign. */
function figureOf({
  ornaments,
  composition,
  carrier,
}: Pick<PieceDesign, 'ornaments' | 'composition' | 'carrier'>): string {
  const coil = coilOf({ carrier });
  if (coil !== null) return coil.form === 'bites' ? 'ouroboros' : 'serpent';
  const shown = ornaments.flatMap(({ ornament }) =>
    ornament.kind === 'emblem' && ornament.beside !== undefined
      ? [ornament.form, ornament.beside.form]
      : ornament.kind === 'motif' || ornament.kind === 'emblem'
        ? [ornament.form]
        : ornament.kind === 'plate' && ornament.field.kind === 'emblem' && ornament.border.kind === 'pave'
          ? [ornament.field.form]
          : ornament.kind === 'open-frame' && ornament.linked
            ? ['linked circles']
            : [],
  );
  const isGroup = ornaments.some(
    ({ ornament }) => ornament.kind === 'emblem' && ornament.beside !== undefined,
  );
  // Of those that follow one another, or stand together, the first two are told.
  const told = isRowOfFigures(composition) || isGroup ? [...new Set(shown)].slice(0, 2) : shown.slice(0, 1);
  return told
    .map((form) => (CALLED[form] ?? form).replace(/-(?:glyph|constellation)$/, '').replaceAll('-', ' '))
    .join(' and ');
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

/** Its stone is cut flat to the face, and no dome. */
const isTablet = ({ ornaments }: Pick<PieceDesign, 'ornaments'>): boolean =>
  ornaments.some(
    ({ ornament }) => ornament.kind === 'plate' && ornament.field.kind === 'stone' && ornament.field.isTablet,
  );

/** Named by its work: which of its settings are flowers is seen. */
const isKundan = ({ composition }: Pick<PieceDesign, 'composition'>): boolean =>
  composition.startsWith('kundan-');

/** The stone that the piece is called by: of two that hang one from the other the larger, else the first. */
function leadingStone({ ornaments, composition }: Pick<PieceDesign, 'ornaments' | 'composition'>) {
  const stones = ornaments.flatMap(({ ornament, under }) =>
    under && isKundan({ composition }) ? [] : ornamentStones(ornament),
  );
  const areHung =
    composition.startsWith('hung-') && ornaments.every(({ ornament }) => ornament.kind === 'stone');
  return areHung || isKundan({ composition })
    ? [...stones].sort((a, b) => b.widthMm - a.widthMm)[0]
    : stones[0];
}

/** Beads with a pendant, or with a stone in their middle, are called by it too. */
const pendantStone = (piece: Pick<PieceDesign, 'ornaments' | 'composition'>) =>
  /^neck-beads-|-strand-centre-/.test(piece.composition) ? leadingStone(piece) : undefined;

/** Letters that are set with stones, a cross of them: "diamond R", "diamond latin cross". */
const pavedName = ({ ornaments }: Pick<PieceDesign, 'ornaments'>): string => {
  for (const { ornament } of ornaments) {
    if (ornament.kind === 'nameplate' && ornament.pave)
      return `${ornament.pave.stone.gemstone.toLowerCase()} ${ornament.text}`;
    if (ornament.kind === 'plate' && ornament.field.kind === 'pave')
      return `${ornament.field.stone.gemstone.toLowerCase()}${ornament.outline === 'heart' ? ' heart' : ''}`;
    if (ornament.kind === 'open-frame' && ornament.linked && ornament.pave)
      return ornament.pave.stone.gemstone.toLowerCase();
    if (ornament.kind === 'motif' && ornament.paved && ornament.accent)
      return ornament.accent.stone.gemstone.toLowerCase();
  }
  return '';
};

const HELD = { channel: 'channel-set', bar: 'bar-set', invisible: 'invisibly set' } as const;

/** The rows of stones that its front is set with. */
function rowedPlate({ ornaments }: Pick<PieceDesign, 'ornaments'>) {
  for (const { ornament } of ornaments)
    if (ornament.kind === 'plate' && ornament.field.kind === 'rows') return ornament.field;
  return null;
}

/** What is sold as one is called so. */
export const calledNoun = ({ type, carrier }: Pick<PieceDesign, 'type' | 'carrier'>, noun: string): string =>
  type === 'Earrings' && carrier.kind === 'fitted' && !carrier.pair
    ? noun.replace(/\b(earring|climber|cuff)s\b/g, '$1')
    : noun;

/** Stones of several kinds that a figure bears. */
const onFigure = ({ ornaments }: Pick<PieceDesign, 'ornaments'>): StonesInTurn | undefined => {
  for (const { ornament } of ornaments) {
    if (ornament.kind === 'emblem' && ornament.inTurn !== undefined) return ornament.inTurn;
    if (ornament.kind === 'row' && new Set(ornament.stones.map(({ gemstone }) => gemstone)).size > 2)
      return ornament.stones;
  }
  return undefined;
};

/** "Oval sapphire halo pendant in 18k rose gold": what it is, said short. At most 120 characters. */
export function titleOfPiece(piece: Omit<PieceDesign, 'title'>, called: string): string {
  const noun = calledNoun(piece, called);
  const strung = piece.carrier.kind === 'chain' ? piece.carrier.strand?.stone : undefined;
  const stone =
    strung ??
    hoopRowOf(piece)?.stone ??
    noseBeadsOf(piece)?.stone ??
    leadingStone(piece) ??
    (piece.carrier.kind === 'bangle' ? piece.carrier.bandStones?.stone : undefined) ??
    rowedPlate(piece)?.stone;
  const flower = isKundan(piece) ? null : flowerOf(piece);
  if (piece.ornaments.some(({ ornament }) => ornament.kind === 'plate' && isNavaratnaField(ornament.field)))
    return `Navaratna ${noun} in ${piece.alloys.map(alloyTitle).join(' and ')}`;
  const inTurn =
    chained(piece) ??
    piece.ornaments.find((placed) => placed.inTurn !== undefined)?.inTurn ??
    onFigure(piece);
  const cut =
    stone === undefined || stone.form === 'bead' || inTurn !== undefined || flower !== null
      ? ''
      : stone.form === 'cabochon'
        ? isTablet(piece) || isKundan(piece)
          ? ''
          : 'cabochon'
        : stone.cut === 'Emerald'
          ? 'emerald-cut'
          : stone.cut.toLowerCase();
  const gem =
    inTurn !== undefined
      ? gemsInTurn(inTurn)
      : flower !== null
        ? gemsInTurn([flower.stone, flower.accent])
        : stone === undefined
          ? pavedName(piece)
          : [...new Set([stone, pendantStone(piece)].map((one) => one?.gemstone.toLowerCase() ?? ''))]
              .filter((one) => one !== '')
              .join(' and ');
  const finish = stone === undefined && piece.finish !== 'Polished' ? piece.finish.toLowerCase() : '';
  const rowed = rowedPlate(piece);
  const held = rowed === null || stone !== rowed.stone ? '' : HELD[rowed.setting];
  const words = [finish, cut, gem, held, flower === null ? figureOf(piece) : 'flower', noun]
    .filter((word) => word !== '')
    .join(' ');
  const metals = piece.alloys.map(alloyTitle).join(' and ');
  const title = `${words} in ${metals}`;
  return (title[0].toUpperCase() + title.slice(1)).slice(0, 120);
}
