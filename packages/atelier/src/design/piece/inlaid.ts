/** Faces with a stone laid flat into them, level with the metal about it. */
import type { Brief } from '@filigree/contracts';
import type { Ornament } from '../ornament/document.ts';
import type { PlateOrnament } from '../ornament/plate.ts';
import type { StoneKind } from '../parts.ts';
import { TABLETS as OPAQUE } from '../ring/tablets.ts';
import { round2 } from '../ring/wish.ts';
import { askedColour } from '../stones/askedColour.ts';
import { GEM_FACTS } from '../stones/gems.ts';
import { stoneOfSize } from '../stones/weight.ts';
import { asksForOwnStone } from './shows.ts';
import type { PieceWish } from './wish.ts';

/** Of a face, what its stone takes, and the metal under it, mm. */
const TABLET_SHARE = 0.8;
const TABLET_PLATE_MM = 2.2;
/** The small stone in its corner, mm and as a share of the face. */
const CORNER_MM = { least: 1.1, most: 2.2 } as const;
const CORNER_SHARE = 0.14;

const speaksOfWhite = ({ stoneColours }: Brief): boolean =>
  stoneColours?.some(({ gemstone, colour }) => gemstone === 'Moonstone' && colour === 'white') === true;

/** Stones without light in them, and white moonstone, unless a dome was asked for. */
function isLaidFlat({ gemstone, form }: StoneKind, brief: Brief): boolean {
  const isOpaque = OPAQUE.has(gemstone) || (gemstone === 'Moonstone' && speaksOfWhite(brief));
  return form === 'cabochon' && isOpaque && brief.cabochons?.includes(gemstone) !== true;
}

/** A stone that was named beside letters is laid about them: they stand in metal. */
function laidAbout(face: PlateOrnament, stone: StoneKind | null, brief: Brief): PlateOrnament {
  const isAsked = stone !== null && brief.gemstones.includes(stone.gemstone);
  if (face.field.kind !== 'text' || !isAsked || !isLaidFlat(stone, brief) || asksForOwnStone(brief))
    return face;
  const { gemstone, cut, form, colour } = stone;
  return {
    ...face,
    thicknessMm: Math.max(face.thicknessMm, TABLET_PLATE_MM),
    domeMm: 0,
    enamel: [],
    border: face.border.kind === 'pave' ? { kind: 'bevel' } : face.border,
    field: { ...face.field, cut: 'raised', ground: { gemstone, cut, form, colour } },
  };
}

/** Stones without light in them, and white moonstone, which stands in for mother of pearl, are laid flat into the whole face. */
export function inlaid(face: Ornament, { brief, style }: PieceWish): Ornament {
  if (face.kind === 'plate' && face.field.kind === 'text') return laidAbout(face, style.centre, brief);
  if (face.kind !== 'plate' || face.field.kind !== 'stone' || asksForOwnStone(brief)) return face;
  const { stone } = face.field;
  if (!isLaidFlat(stone, brief)) return face;
  const small = brief.gemstones.find((gemstone) => gemstone !== stone.gemstone) ?? 'Diamond';
  const corner = brief.arrangements?.includes('corner-stone') === true && {
    corner: {
      stone: {
        gemstone: small,
        cut: 'Round' as const,
        form: GEM_FACTS[small].form,
        colour: askedColour(brief, small),
      },
      diameterMm: round2(Math.min(CORNER_MM.most, Math.max(CORNER_MM.least, face.widthMm * CORNER_SHARE))),
    },
  };
  const sideMm = round2(Math.min(face.widthMm, face.heightMm) * TABLET_SHARE);
  return {
    ...face,
    thicknessMm: Math.max(face.thicknessMm, TABLET_PLATE_MM),
    domeMm: 0,
    // Small stones about it are for who asks for them.
    border: face.border.kind === 'pave' && brief.plateBorder !== 'pave' ? { kind: 'bevel' } : face.border,
    field: { kind: 'stone', stone: stoneOfSize(stone, sideMm, sideMm), isTablet: true, ...corner },
  };
}
