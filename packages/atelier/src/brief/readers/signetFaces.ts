/** "Signet ring, oval face, 14 mm": a length beside a signet is that of its face, unless its band is spoken of. */
import type { Reading } from '../reading.ts';
import { has } from '../scan.ts';
import type { Measure } from './measure.ts';

const BAND = /(?:^| )(?:band|shank|sides?|back|thick|thickness)$/;
const SIGNET = /(?:^| )(?:signet|seal ring|sealing ring|chevali[eè]re|crest ring)(?: ring)?$/;
/** No narrower face is cut, no wider one worn, mm. */
const FACE_MM = [7, 26] as const;

export function ofSignetFace(reading: Reading, measures: readonly Measure[]): readonly Measure[] {
  const { items } = reading;
  if (!items.some(({ norm, negated }) => SIGNET.test(norm) && !negated)) return measures;
  const hasStone = items.some((item) => has(item, 'gemstone', 'customGemstone') && !item.negated);
  const [least, most] = FACE_MM;
  return measures.map((measure) => {
    const { kind, value, at } = measure;
    const isLength = kind === 'bandMm' || (kind === 'stoneMm' && !hasStone);
    const near = items.slice(Math.max(0, at - 2), at + 4);
    return isLength && value >= least && value <= most && !near.some(({ norm }) => BAND.test(norm))
      ? { ...measure, kind: 'pieceMm' }
      : measure;
  });
}
