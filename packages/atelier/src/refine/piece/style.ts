/** The style in which parts of a piece are drawn anew: its own metals, stones and era. */

import { type Ornament, ornamentAccents, ornamentAlloys } from '../../design/ornament/document.ts';
import type { OrnamentStyle } from '../../design/ornament/style.ts';
import type { StoneKind } from '../../design/parts.ts';
import type { PieceDesign } from '../../design/piece/document.ts';
import { sizeOfOrnament } from '../../design/piece/scaling.ts';
import { TYPE_SCALES } from '../../design/piece/wish.ts';
import { ERA_RULES, NO_ERA } from '../../design/ring/eras.ts';
import { canBeMelee } from '../../design/stones/gems.ts';
import { leadOf, stonesIn } from './ornaments.ts';

const DIAMONDS: StoneKind = { gemstone: 'Diamond', cut: 'Round', form: 'faceted', colour: null };

/** Stones small enough for rows and stamens: those of the piece, else its own kind if it is hard, else diamonds. */
export function accentKindOf(piece: PieceDesign): StoneKind {
  const present = piece.ornaments.flatMap(({ ornament }) => ornamentAccents(ornament));
  const fit = present.find(({ gemstone, form }) => form === 'faceted' && canBeMelee(gemstone));
  return fit === undefined ? DIAMONDS : { ...fit, cut: 'Round' };
}

/** How large the front of a piece is: as it is, or the usual of the type where a stone stands alone. */
export function frontSizeMm(piece: PieceDesign): number {
  const lead = leadOf(piece);
  const usual = TYPE_SCALES[piece.type].ornamentMm;
  if (lead === null || isStoneFront(lead.ornament)) return usual;
  return sizeOfOrnament(lead.ornament);
}

/** The front is stones and nothing else. */
export const isStoneFront = ({ kind }: Ornament): boolean =>
  kind === 'stone' || kind === 'rosette' || kind === 'row';

export function styleOf(piece: PieceDesign, sizeMm: number): OrnamentStyle {
  const { era } = piece.character;
  const lead = leadOf(piece);
  const [alloyId, accentAlloyId] = lead === null ? [piece.carrier.alloyId] : ornamentAlloys(lead.ornament);
  const centre = stonesIn(piece)[0] ?? null;
  const bare =
    centre === null && piece.ornaments.every(({ ornament }) => ornamentAccents(ornament).length === 0);
  const kind = accentKindOf(piece);
  const own =
    centre !== null && canBeMelee(centre.gemstone)
      ? { ...kind, gemstone: centre.gemstone, colour: centre.colour }
      : kind;
  return {
    era,
    eraRules: era === null ? NO_ERA : ERA_RULES[era],
    alloyId: alloyId!,
    accentAlloyId: accentAlloyId ?? alloyId!,
    centre,
    accent: bare ? null : kind,
    small: bare ? null : own,
    presence: 1,
    sizeMm,
  };
}
