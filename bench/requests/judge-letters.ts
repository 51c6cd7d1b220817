/** Letters as they are cut or raised in the metal. */
import { isRing, type SoleDesign } from '@filigree/atelier/design';
import type { BuiltPiece } from '@filigree/atelier/geometry';
import type { FactOf } from './request.ts';
import type { Sketch } from './sketch.ts';
import { type Verdict, verdictOf } from './verdict.ts';

interface Letters {
  readonly text: string;
  readonly where: 'front' | 'back' | 'inside' | 'rim';
  /** Cut into metal: they have a depth that was measured; letters that are bodies of their own have none. */
  readonly isCut: boolean;
}

const PLACES = {
  'inside-band': 'inside',
  'outside-band': 'front',
  plate: 'front',
  back: 'back',
} as const;

function lettersOf(design: SoleDesign): Letters[] {
  const found: Letters[] = [];
  const { engraving } = design;
  if (engraving !== null) found.push({ text: engraving.text, where: PLACES[engraving.place], isCut: true });
  const ornaments = isRing(design)
    ? design.shoulders.kind === 'signet'
      ? [design.shoulders.ornament]
      : []
    : design.ornaments.map(({ ornament }) => ornament);
  for (const ornament of ornaments) {
    if (ornament.kind === 'nameplate') found.push({ text: ornament.text, where: 'front', isCut: false });
    if (ornament.kind === 'plate' && ornament.field.kind === 'text')
      found.push({ text: ornament.field.text, where: 'front', isCut: ornament.field.cut === 'engraved' });
    if (ornament.kind === 'plate' && ornament.border.kind === 'text')
      found.push({ text: ornament.border.text, where: 'rim', isCut: true });
    if (ornament.kind === 'open-frame' && ornament.linked?.letters)
      found.push({ text: ornament.linked.letters.text, where: 'front', isCut: true });
  }
  return found;
}

/** Lines are broken where the plate asks for it. */
const asOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Names in a list, each of which is there whole: "Tom, Ava and Louis". */
const partsOf = (text: string): string[] => text.split(/\s*[,&+\n]\s*|\s+(?:and|y)\s+/);

/** Letters that were cut left a measured groove in the solids. */
const isInMetal = ({ solids }: BuiltPiece, { isCut }: Letters): boolean =>
  !isCut || solids.measures.some(({ kind }) => kind === 'engraving-depth' || kind === 'engraving-width');

export const lettersIn = (piece: BuiltPiece): Letters[] =>
  lettersOf(piece.design).filter((letters) => isInMetal(piece, letters));

export function judgeLetters({ pieces }: Sketch, { value, where, on }: FactOf<'letters'>): Verdict {
  const asked = on === undefined ? pieces : pieces.slice(on === 'first' ? 0 : 1, on === 'first' ? 1 : 2);
  const found = asked.flatMap(lettersIn);
  return verdictOf(
    found.some(
      (letters) =>
        (where === undefined || letters.where === where) &&
        [letters.text, ...partsOf(letters.text)].some((text) => asOneLine(text) === value),
    ),
    found.map(({ text, where: place }) => `"${text}" (${place})`).join(', ') || 'no letters',
  );
}
