/** How long a piece is, told from the wrist that it goes around. */
import type { Claim, Reading } from '../reading.ts';
import type { Measure } from './measure.ts';

const BODY = /^(?:wrist|ankle|neck|waist)$/;
const REACH = 4;

/** "For a wrist of 15 cm", "her neck is 14 inches". */
const isOfBody = ({ items }: Reading, at: number): boolean =>
  items.slice(Math.max(0, at - REACH), at).some(({ norm }) => BODY.test(norm));

/** The first length; where several are told, one of the piece before one of its wearer. */
export function readPieceLength(reading: Reading, measures: readonly Measure[]): Claim<number> | null {
  const lengths = measures.filter(({ kind, at }) => kind === 'lengthIn' && !reading.items[at]!.negated);
  const measure = lengths.find(({ at }) => !isOfBody(reading, at)) ?? lengths[0];
  return measure === undefined ? null : { value: measure.value, words: measure.words, at: measure.at };
}
