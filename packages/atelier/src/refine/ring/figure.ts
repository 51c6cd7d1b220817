/** The size of a figure that a ring shows. */
import { scaledOrnament, sizeOfOrnament } from '../../design/piece/scaling.ts';
import type { RingDesign } from '../../design/ring/document.ts';
import type { Change } from '../change.ts';
import { already, done, impossible, mm, type Outcome, round2 } from '../outcome.ts';
import { take } from '../step.ts';
import { resizeFace } from './face.ts';

/** Smaller figures lose their modelling, larger ones the hand. */
const FIGURE_MM = { least: 5, most: 16 } as const;

export function changeFigureSize(
  ring: RingDesign,
  { step }: Extract<Change, { kind: 'pieceSize' }>,
): Outcome {
  const { shoulders } = ring;
  if (shoulders.kind === 'signet') return resizeFace(shoulders.ornament, step);
  if (shoulders.kind !== 'motif' && shoulders.kind !== 'emblem')
    return impossible('A ring has no such part: say what should change on its band, setting or stones.');
  const before = sizeOfOrnament(shoulders.ornament);
  const { least, most } = FIGURE_MM;
  const { value, limit } = take(step, before, Math.min(before, least), Math.max(before, most));
  const share = value / before;
  if (shoulders.kind === 'motif') {
    const scaled = scaledOrnament(shoulders.ornament, share);
    if (scaled.kind === 'motif') shoulders.ornament = scaled;
  } else {
    const scaled = scaledOrnament(shoulders.ornament, share);
    if (scaled.kind === 'emblem') shoulders.ornament = scaled;
  }
  const after = sizeOfOrnament(shoulders.ornament);
  if (round2(after) === round2(before))
    return already(
      limit === null ? 'It already has this size.' : 'The figure is already as far as a finger carries it.',
    );
  return done(`Size ${mm(before)} -> ${mm(after)}`);
}
