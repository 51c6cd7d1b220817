/** Stones that are to go. */
import { ornamentStones } from '../../design/ornament/document.ts';
import type { EmblemOrnament } from '../../design/ornament/emblem.ts';
import { drawOpenFrame } from '../../design/ornament/open-frame.ts';
import type { PlateField, PlateOrnament } from '../../design/ornament/plate.ts';
import { drawSculpture } from '../../design/ornament/sculpture.ts';
import type { StoneKind } from '../../design/parts.ts';
import { hoopRowOf } from '../../design/piece/carriers.ts';
import type { PieceDesign, PlacedOrnament } from '../../design/piece/document.ts';
import { seededRandom } from '../../design/random.ts';
import { bearsGem } from '../../design/stones/within.ts';
import type { Change } from '../change.ts';
import { already, capital, done, impossible, lower, type Outcome, plural } from '../outcome.ts';
import { leadOf } from './ornaments.ts';
import { strandOf } from './strand.ts';
import { frontSizeMm, isStoneFront, styleOf } from './style.ts';

/** Takes every stone out of an ornament that is more than its stones. */
function bare(placed: PlacedOrnament): void {
  const { ornament } = placed;
  if (ornament.kind === 'motif') placed.ornament = { ...ornament, centre: null, accent: null };
  if (ornament.kind === 'emblem') placed.ornament = emblemWithout(ornament, () => true);
  if (ornament.kind === 'open-frame') placed.ornament = { ...ornament, stone: null, pave: null };
  if (ornament.kind === 'plate') placed.ornament = plateWithout(ornament, () => true).plate;
}

/** An emblem without the stones that are to go. */
function emblemWithout(
  { groups = [], ...emblem }: EmblemOrnament,
  goes: (stone: Pick<StoneKind, 'gemstone'>) => boolean,
): EmblemOrnament {
  const left = groups.filter(({ stone }) => !goes(stone));
  const stone = emblem.stone !== null && goes(emblem.stone) ? null : emblem.stone;
  return { ...emblem, stone, ...(left.length > 0 && { groups: left }) };
}

/** A plate without the stones that are to go, wherever it bears them, and what was taken from it. */
function plateWithout(
  plate: PlateOrnament,
  goes: (stone: Pick<StoneKind, 'gemstone'>) => boolean,
): { readonly plate: PlateOrnament; readonly taken: readonly ('border' | 'figure' | 'one' | 'many')[] } {
  const { border, field, corner, ...rest } = plate;
  const taken: ('border' | 'figure' | 'one' | 'many')[] = [];
  const gone = <T>(what: (typeof taken)[number], left: T): T => {
    taken.push(what);
    return left;
  };
  const leftOf = (): PlateField => {
    if (field.kind === 'emblem' && field.stone && goes(field.stone))
      return gone('figure', { ...field, stone: null });
    if (field.kind === 'stone' && goes(field.stone)) return gone('one', { kind: 'plain' });
    if ((field.kind === 'pave' || field.kind === 'rows') && goes(field.stone))
      return gone('many', { kind: 'plain' });
    if (field.kind !== 'sunk' || !field.stones.some(({ stone }) => goes(stone))) return field;
    const stones = field.stones.filter(({ stone }) => !goes(stone));
    return gone('many', stones.length === 0 ? { kind: 'plain' } : { ...field, stones });
  };
  const isBare = border.kind === 'pave' && goes(border.stone);
  const isCornerGone = corner !== undefined && goes(corner.stone);
  return {
    plate: {
      ...rest,
      border: isBare ? gone('border', { kind: 'bevel' }) : border,
      field: leftOf(),
      ...(isCornerGone ? gone('one', {}) : corner && { corner }),
    },
    taken,
  };
}

export function removeStones(piece: PieceDesign): Outcome {
  if (strandOf(piece) !== null)
    return impossible('A strand is its beads: without them nothing is left of it.');
  const before = JSON.stringify(piece);
  const { carrier } = piece;
  if (carrier.kind === 'bangle') carrier.bandStones = null;
  if (carrier.kind === 'fitted' && carrier.fitting.kind === 'hoop') delete carrier.fitting.stones;
  const said = ['All stones removed'];
  const lead = leadOf(piece);
  const size = Math.min(14, frontSizeMm(piece));
  for (const placed of piece.ornaments) bare(placed);
  if (lead !== null && isStoneFront(lead.ornament)) {
    const style = { ...styleOf(piece, size), centre: null, accent: null, small: null };
    lead.ornament =
      piece.seed % 2 === 0
        ? drawSculpture(style, seededRandom(piece.seed))
        : drawOpenFrame(style, seededRandom(piece.seed));
    said.push('A form of bare metal stands in the place of the stone');
  }
  piece.ornaments = piece.ornaments.filter((placed) => placed === lead || !isStoneFront(placed.ornament));
  return JSON.stringify(piece) === before
    ? impossible(`This ${lower(piece.type)} has no stones.`)
    : done(...said);
}

export const standsAlone = ({ carrier }: PieceDesign): boolean =>
  carrier.kind === 'bangle' ||
  (carrier.kind === 'fitted' && (carrier.fitting.kind === 'hoop' || carrier.fitting.kind === 'nose-hoop'));

/** Chains that are worn as they are; a pendant without what hangs would be none. */
const CHAINS: readonly PieceDesign['type'][] = ['Necklace', 'Bracelet', 'Anklet'];

/** Without its one figure a chain is a chain. */
export const isChainAlone = ({ carrier, type, ornaments }: PieceDesign): boolean =>
  carrier.kind === 'chain' && carrier.strand === undefined && CHAINS.includes(type) && ornaments.length === 1;

export function removeGemstone(
  piece: PieceDesign,
  { gemstone }: Extract<Change, { kind: 'withoutGemstone' }>,
): Outcome {
  if (strandOf(piece)?.stone.gemstone === gemstone)
    return impossible('A strand is its beads: without them nothing is left of it.');
  const said: string[] = [];
  const { carrier } = piece;
  if (carrier.kind === 'bangle' && carrier.bandStones?.stone.gemstone === gemstone) {
    carrier.bandStones = null;
    said.push(`Row of ${plural(gemstone)} removed`);
  }
  if (carrier.kind === 'fitted' && hoopRowOf(piece)?.stone.gemstone === gemstone) {
    if (carrier.fitting.kind === 'hoop') delete carrier.fitting.stones;
    said.push(`Row of ${plural(gemstone)} removed`);
  }
  const lead = leadOf(piece);
  for (const placed of piece.ornaments) {
    const { ornament } = placed;
    if (ornament.kind === 'stone' && ornament.halo?.stone.gemstone === gemstone) {
      ornament.halo = null;
      said.push('Halo removed');
    }
    if (ornament.kind === 'motif') {
      const centre = ornament.centre?.gemstone === gemstone;
      const accent = ornament.accent?.stone.gemstone === gemstone;
      if (centre || accent) {
        placed.ornament = {
          ...ornament,
          centre: centre ? null : ornament.centre,
          accent: accent ? null : ornament.accent,
        };
        said.push(`${plural(gemstone)} of the motif removed`);
      }
    }
    if (ornament.kind === 'emblem' && bearsGem([ornament.stone, ornament.groups], gemstone)) {
      placed.ornament = emblemWithout(ornament, (stone) => stone.gemstone === gemstone);
      said.push(`${plural(gemstone)} of the emblem removed`);
    }
    if (ornament.kind === 'plate') {
      const { plate, taken } = plateWithout(ornament, (stone) => stone.gemstone === gemstone);
      placed.ornament = plate;
      if (taken.includes('border')) said.push('Small stones of the border removed');
      if (taken.includes('figure')) said.push(`${plural(gemstone)} of the emblem removed`);
      if (taken.includes('one')) said.push('Stone of the plate removed');
      if (taken.includes('many')) said.push('Stones of the plate removed');
    }
    if (ornament.kind === 'open-frame') {
      if (ornament.pave?.stone.gemstone === gemstone) {
        ornament.pave = null;
        said.push('Small stones of the frame removed');
      }
      if (ornament.stone?.gemstone === gemstone) {
        ornament.stone = null;
        said.push('Stone of the frame removed');
      }
    }
  }
  const others = piece.ornaments.filter(
    (placed) =>
      placed === lead ||
      !isStoneFront(placed.ornament) ||
      ornamentStones(placed.ornament).some((stone) => stone.gemstone !== gemstone),
  );
  if (others.length < piece.ornaments.length) {
    piece.ornaments = others;
    said.push(`${plural(gemstone)} beside the front removed`);
  }
  const isSeen =
    lead !== null &&
    isStoneFront(lead.ornament) &&
    ornamentStones(lead.ornament).some((stone) => stone.gemstone === gemstone);
  // A bangle or a hoop is a piece without what it bears.
  if (isSeen && piece.ornaments.length === 1 && standsAlone(piece)) {
    piece.ornaments = [];
    said.push(`${capital(plural(gemstone))} removed: plain metal`);
  }
  if (said.length > 0) return done(...new Set(said));
  return lead !== null && ornamentStones(lead.ornament).some((stone) => stone.gemstone === gemstone)
    ? impossible(`The stone of the front is ${lower(gemstone)}: say which stone should take its place.`)
    : already(`There are no ${plural(gemstone)} in this ${lower(piece.type)}.`);
}
