/** How often a serpent winds about the wrist or the arm. */
import type { PieceDesign } from '../../design/piece/document.ts';
import type { Change } from '../change.ts';
import { already, done, impossible, mm, type Outcome, round2 } from '../outcome.ts';
import { take } from '../step.ts';

const MOST_TURNS = 4;
/** The more often a body winds, the thinner it is: its share for each further turn. */
const THINNER = 0.93;
const LEAST_BODY_MM = 2.4;

export function changeCoils(piece: PieceDesign, { step }: Extract<Change, { kind: 'coils' }>): Outcome {
  const { carrier } = piece;
  const coil = carrier.kind === 'bangle' ? carrier.coil : undefined;
  if (carrier.kind !== 'bangle' || coil === undefined || coil.form === 'bites' || coil.form === 'crossing')
    return impossible('Nothing winds around here whose turns could be counted.');
  const before = Math.floor(coil.turns);
  const turns = Math.round(take(step, before, 1, MOST_TURNS).value);
  if (turns === before) return already('It already winds around so often.');
  coil.turns = round2(turns + (coil.turns - before));
  const { band } = carrier;
  const wide = band.widthMm;
  const thinner = Math.max(Math.min(wide, LEAST_BODY_MM), wide * THINNER ** (turns - before));
  band.thicknessMm = round2((band.thicknessMm * thinner) / wide);
  band.widthMm = round2(thinner);
  return done(`Turns around ${before} -> ${turns}`, `Body ${mm(wide)} -> ${mm(band.widthMm)}`);
}
