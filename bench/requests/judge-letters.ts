/** Letters as they are cut or raised in the metal. */
import { isRing, type SoleDesign } from '@filigree/atelier/design';
import type { BuiltPiece } from '@filigree/atelier/geometry';
import { type AnyOrnament, documentOrnaments } from './counting-parts.ts';
import type { FactOf } from './request.ts';
import type { Sketch } from './sketch.ts';
import { type Verdict, verdictOf } from './verdict.ts';

type LettersFact = FactOf<'letters'>;

interface Letters {
  readonly text: string;
  readonly where: 'front' | 'back' | 'inside' | 'rim';
  /** Cut into metal: they have a depth that was measured; letters that are bodies of their own have none. */
  readonly isCut: boolean;
  /** Of a pair that is made as one design, which of the two bears them; absent for both. */
  readonly worn?: 'left' | 'right' | undefined;
}

const PLACES = {
  'inside-band': 'inside',
  'outside-band': 'front',
  plate: 'front',
  back: 'back',
} as const;

function lettersOn(ornament: AnyOrnament): Letters[] {
  if (ornament.kind === 'nameplate') return [{ text: ornament.text, where: 'front', isCut: false }];
  if (ornament.kind === 'open-frame' && ornament.linked?.letters)
    return [{ text: ornament.linked.letters.text, where: 'front', isCut: true }];
  if (ornament.kind !== 'plate') return [];
  const { field, border } = ornament;
  return [
    ...(field.kind === 'text'
      ? [{ text: field.text, where: 'front', isCut: field.cut === 'engraved' } as const]
      : []),
    ...(border.kind === 'text' ? [{ text: border.text, where: 'rim', isCut: true } as const] : []),
  ];
}

function lettersOf(design: SoleDesign): Letters[] {
  const { engraving } = design;
  return [
    ...(engraving === null ? [] : [{ text: engraving.text, where: PLACES[engraving.place], isCut: true }]),
    ...(isRing(design)
      ? documentOrnaments(design).flatMap(lettersOn)
      : design.ornaments.flatMap(({ ornament, worn }) =>
          lettersOn(ornament).map((letters) => ({ ...letters, worn })),
        )),
  ];
}

/** Typesetters' quotes and dashes are those of a keyboard; lines are broken where the plate asks for it. */
const asOneLine = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[‐‑–—]/g, '-')
    .replace(/\s+/g, ' ')
    .trim();

/** Names in a list, each of which is there whole: "Tom, Ava and Louis". */
const partsOf = (text: string): string[] => text.split(/\s*[,&+\n]\s*|\s+(?:and|y)\s+/);

/** Letters that were cut left a measured groove in the solids. */
const isInMetal = ({ solids }: BuiltPiece, { isCut }: Letters): boolean =>
  !isCut || solids.measures.some(({ kind }) => kind === 'engraving-depth' || kind === 'engraving-width');

export const lettersIn = (piece: BuiltPiece): Letters[] =>
  lettersOf(piece.design).filter((letters) => isInMetal(piece, letters));

/** Two that are made as one design: what is worn on the left is the first, as the viewer sees them. */
const isPairOfOne = ({ pieces: [piece, ...others] }: Sketch): boolean =>
  piece !== undefined &&
  others.length === 0 &&
  !isRing(piece.design) &&
  piece.design.carrier.kind === 'fitted' &&
  piece.design.carrier.pair;

function lettersAsked(sketch: Sketch, on: LettersFact['on']): Letters[] {
  const { pieces } = sketch;
  if (on === undefined) return pieces.flatMap(lettersIn);
  if (isPairOfOne(sketch)) {
    const side = on === 'first' ? 'left' : 'right';
    return pieces.flatMap(lettersIn).filter(({ worn }) => worn === undefined || worn === side);
  }
  return pieces.slice(on === 'first' ? 0 : 1, on === 'first' ? 1 : 2).flatMap(lettersIn);
}

export function judgeLetters(sketch: Sketch, { value, where, on }: LettersFact): Verdict {
  const found = lettersAsked(sketch, on);
  return verdictOf(
    found.some(
      (letters) =>
        (where === undefined || letters.where === where) &&
        [letters.text, ...partsOf(letters.text)].some((text) => asOneLine(text) === asOneLine(value)),
    ),
    found.map(({ text, where: place }) => `"${text}" (${place})`).join(', ') || 'no letters',
  );
}
