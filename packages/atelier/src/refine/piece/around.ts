/** Figures that repeat around a bangle. */
import type { PieceDesign } from '../../design/piece/document.ts';
import { scaledOrnament, sizeOfOrnament } from '../../design/piece/scaling.ts';
import type { Change } from '../change.ts';
import { already, capital, done, impossible, type Outcome } from '../outcome.ts';
import { sayForm } from '../sayForm.ts';
import { figureFront } from './fronts.ts';
import { leadOf } from './ornaments.ts';
import { frontSizeMm } from './style.ts';

/** As compositions of bangles have it: five of them, each smaller than one alone would be; mm. */
const USUAL = 5;
const MOST = 8;
const SHARE = 0.6;
const SIZE_MM = { least: 5, most: 8 } as const;

export function putAround(
  piece: PieceDesign,
  { motif, figure, count }: Extract<Change, { kind: 'figuresAround' }>,
): Outcome {
  const { carrier } = piece;
  if (carrier.kind !== 'bangle') return impossible('Figures repeat around a bangle only.');
  const lead = leadOf(piece);
  const present = lead?.slot === 'station' ? lead.count : 0;
  const wished = count ?? (present === 0 ? USUAL : present + 2);
  const whole = Math.min(MOST, Math.max(2, wished));
  const sizeMm = Math.min(
    SIZE_MM.most,
    Math.max(SIZE_MM.least, frontSizeMm(piece) * (present === 0 ? SHARE : 1)),
  );
  // More of what is there are like it.
  const kin =
    figure === null && lead?.ornament.kind === 'motif' && lead.ornament.motif === motif
      ? lead.ornament
      : null;
  const ornament =
    kin === null
      ? figureFront(piece, { figure, motif }, sizeMm)
      : scaledOrnament(kin, sizeMm / sizeOfOrnament(kin));
  const form = 'form' in ornament ? sayForm(ornament.form) : ornament.kind;
  if (present === whole && lead !== null && 'form' in lead.ornament && sayForm(lead.ornament.form) === form)
    return already(`There are already ${whole}.`);
  piece.ornaments = [
    ...piece.ornaments.filter(({ slot }) => slot !== 'main' && slot !== 'station'),
    { slot: 'station', count: whole, ornament },
  ];
  piece.character = { ...piece.character, motifs: [motif] };
  // Stones along the band would stand in their way.
  const stones = carrier.bandStones === null ? [] : ['Stones of the band make room for them'];
  carrier.bandStones = null;
  return done(
    `${capital(form)} around the bangle, ${whole} of it${wished > MOST ? ' (the most that fit)' : ''}`,
    ...stones,
  );
}
