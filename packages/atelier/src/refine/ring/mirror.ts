import type { RingDesign } from '../../design/ring/document.ts';
import type { Change } from '../change.ts';
import { POSED } from '../lexicon/unmakeable.ts';
import { mirrorMotif } from '../mirrored.ts';
import { impossible, type Outcome } from '../outcome.ts';

const WORN_EITHER_WAY =
  'A ring is worn either way round: turned about on the finger, it shows this the other way.';

/** A figure in front looks the other way; all else that has two sides shows the other as the ring is worn. */
export function mirrorRing(
  { shoulders }: RingDesign,
  { kind }: Extract<Change, { kind: 'mirror' | 'turnPoint' }>,
): Outcome {
  if (kind === 'turnPoint' || shoulders.kind === 'plain' || shoulders.kind === 'cathedral')
    return impossible(WORN_EITHER_WAY);
  if (shoulders.kind !== 'motif') return impossible(POSED);
  if (shoulders.place !== 'front' || shoulders.coil !== undefined) return impossible(WORN_EITHER_WAY);
  return mirrorMotif(shoulders.ornament);
}
