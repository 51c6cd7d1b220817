/** A stone for a piece that shows none. */
import type { Stone } from '../../design/parts.ts';
import type { PieceDesign } from '../../design/piece/document.ts';
import { TYPE_SCALES } from '../../design/piece/wish.ts';
import { stoneOfCarat, stoneOfSize } from '../../design/stones/weight.ts';
import type { Change } from '../change.ts';
import { setIntoEmblem, setIntoMotif } from '../emblemStone.ts';
import { kindOf, sayKind } from '../kinds.ts';
import { done, impossible, mm, type Outcome, round2 } from '../outcome.ts';
import { stoneFront } from './fronts.ts';
import { leadOf } from './ornaments.ts';

/** Smaller ones are melee. */
export const LEAST_STONE_MM = 1.2;

export const saySize = ({ lengthMm, widthMm }: Stone): string =>
  lengthMm - widthMm < 0.05 ? mm(widthMm) : `${round2(lengthMm)} x ${mm(widthMm)}`;

/** A stone where there was none: in the form where it has a place for one, else as a front of its own. */
export function addStone(
  piece: PieceDesign,
  { gemstone, colour, carat }: Extract<Change, { kind: 'gemstone' }>,
): Outcome {
  const { kind } = kindOf(gemstone, 'Round');
  const asked = { ...kind, colour };
  const lead = leadOf(piece);
  if (lead === null) {
    const stone = stoneOfCarat(asked, carat ?? TYPE_SCALES[piece.type].stoneShare ** 3);
    piece.ornaments.push({ slot: 'main', count: 1, ornament: stoneFront(piece, stone) });
    return done(`${sayKind(stone)} added, ${saySize(stone)}`);
  }
  const { ornament } = lead;
  const sized = (mostMm: number): Stone => {
    const unit = stoneOfCarat(asked, 1);
    return stoneOfSize(asked, mostMm, (mostMm * unit.widthMm) / unit.lengthMm);
  };
  switch (ornament.kind) {
    case 'motif':
      return setIntoMotif(ornament, { gemstone, colour });
    case 'emblem':
      return (
        setIntoEmblem(ornament, { gemstone, colour }) ??
        impossible('This figure has no place for a stone: ask for a drop beside it.')
      );
    case 'plate': {
      const across = Math.min(ornament.widthMm, ornament.heightMm) * 0.4;
      if (across < LEAST_STONE_MM || ornament.field.kind === 'text' || ornament.field.kind === 'emblem')
        return impossible('This plate has no room for a stone: ask for a halo of small stones or a drop.');
      ornament.field = { kind: 'stone', stone: sized(across) };
      ornament.domeMm = 0;
      return done(`${sayKind(asked)} set in the middle of the plate`);
    }
    case 'open-frame': {
      if (ornament.linked)
        return impossible('Linked rings have no place for a single stone: ask for small stones along them.');
      const across = Math.min(ornament.widthMm, ornament.heightMm) * 0.42;
      if (across < LEAST_STONE_MM || ornament.form === 'bar')
        return impossible('This frame is too narrow for a stone: ask for a wider one.');
      ornament.stone = sized(across);
      return done(`${sayKind(asked)} set within the frame`);
    }
    default: {
      const stone = stoneOfCarat(asked, carat ?? TYPE_SCALES[piece.type].stoneShare ** 3);
      lead.ornament = stoneFront(piece, stone);
      return done(`Form of bare metal -> ${sayKind(stone)}, ${saySize(stone)}`);
    }
  }
}
