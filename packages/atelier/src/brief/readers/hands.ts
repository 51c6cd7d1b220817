/** The hand that a bangle passes over: "my hand is 21 cm round at the knuckles". */
import { type Reading, use } from '../reading.ts';
import { has } from '../scan.ts';
import type { Measure } from './measure.ts';

const CLOSED = /(?:^| )(?:bangle|kada|kara)$/;
const HAND = /^(?:hand|hands|knuckle|knuckles|palm|fist)$/;
/** Words between the hand and its measure. */
const REACH = 5;
/** What a closed bangle does without: refused, it says nothing more. */
const OPENINGS = /^(?:opening|openings|hinge|hinges|clasp|clasps|closure|fastening|gap|join)$/;
const MM_PER_INCH = 25.4;

/** A length about the hand is that of the inside of what slips over it. */
export function overHand(reading: Reading, measures: readonly Measure[]): readonly Measure[] {
  const { items } = reading;
  if (!items.some(({ norm, negated }) => CLOSED.test(norm) && !negated)) return measures;
  items.forEach(({ norm }, at) => {
    const before = items.slice(Math.max(0, at - REACH), at);
    if (OPENINGS.test(norm) && before.some((item) => has(item, 'exclude'))) use(reading, at);
  });
  return measures.map((measure) => {
    const { kind, at, value } = measure;
    if (kind !== 'lengthIn') return measure;
    const handAt = items.findIndex(
      ({ norm }, index) => HAND.test(norm) && Math.abs(index - at) <= REACH && !isParted(reading, index, at),
    );
    if (handAt === -1) return measure;
    use(reading, Math.min(handAt, at), Math.max(handAt, at));
    for (let index = at; index <= at + REACH && index < items.length; index++)
      if (HAND.test(items[index]!.norm) || /^(?:round|around|across|at)$/.test(items[index]!.norm))
        use(reading, index);
    const insideMm = Math.round(((value * MM_PER_INCH) / Math.PI) * 10) / 10;
    return { ...measure, kind: 'pieceMm' as const, value: insideMm };
  });
}

/** Another sentence, or the wrist, stands between. */
function isParted({ items }: Reading, one: number, other: number): boolean {
  const between = items.slice(Math.min(one, other) + 1, Math.max(one, other));
  return between.some(
    ({ norm, kind }) => /^(?:wrist|arm)$/.test(norm) || (kind === 'mark' && /^[.;!?]$/.test(norm)),
  );
}
