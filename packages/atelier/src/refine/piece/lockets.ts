/** Lockets stay lockets: what they are to show is cut into the lid, and their case has another outline. */
import type { Figure, Motif } from '@filigree/contracts';
import { emblemFormOf, emblemFormOfMotif } from '../../design/ornament/figures.ts';
import type { PlateOrnament } from '../../design/ornament/plate.ts';
import type { PlateOutline } from '../../design/ornament/plateParts.ts';
import type { PieceDesign } from '../../design/piece/document.ts';
import type { Change } from '../change.ts';
import { already, capital, done, impossible, type Outcome } from '../outcome.ts';
import { changeOutlineOf } from '../outline.ts';
import { sayForm } from '../sayForm.ts';

export const isLocket = ({ composition }: Pick<PieceDesign, 'composition'>): boolean =>
  composition.includes('locket');

/** Cases by outline, as their compositions are called. */
const CASES: Readonly<Partial<Record<PlateOutline, string>>> = {
  oval: 'oval',
  disc: 'round',
  heart: 'heart',
  'rounded-rectangle': 'cushion',
};

export function changeCase(
  piece: PieceDesign,
  plate: PlateOrnament,
  { outline }: Extract<Change, { kind: 'outline' }>,
): Outcome {
  const asked = outline === 'square' ? 'rounded-rectangle' : outline;
  const name = CASES[asked];
  if (name === undefined)
    return impossible('A locket is round, oval, cushion-shaped or a heart here: ask for one of these.');
  const before = CASES[plate.outline] ?? plate.outline;
  const outcome = changeOutlineOf(plate, { kind: 'outline', outline: asked });
  if (outcome.kind !== 'done') return already(`The locket is so already: ${name}.`);
  piece.composition = piece.composition.replace(/locket-\w+$/, `locket-${name}`);
  return done(`Locket ${before} -> ${name}`);
}

/** A figure on the lid of a locket; a heart is the outline of its case. */
export function ontoLid(
  piece: PieceDesign,
  plate: PlateOrnament,
  figure: Figure | null,
  motif: Motif | null,
): Outcome {
  if (figure === null && motif === 'Heart')
    return changeCase(piece, plate, { kind: 'outline', outline: 'heart' });
  const form =
    figure !== null
      ? emblemFormOf(figure)
      : motif === null
        ? null
        : emblemFormOfMotif(motif, piece.character.cultures);
  if (form === null)
    return impossible('This figure is not drawn for the lid of a locket: ask for another, or for initials.');
  const { field } = plate;
  if (field.kind === 'emblem' && field.form === form)
    return already(`It already shows the ${sayForm(form)}.`);
  plate.field = { kind: 'emblem', form };
  if (motif !== null) piece.character = { ...piece.character, motifs: [motif] };
  return done(
    `${capital(sayForm(form))} cut into the lid`,
    ...(field.kind === 'text' ? [`Lettering "${field.text}" removed`] : []),
  );
}
