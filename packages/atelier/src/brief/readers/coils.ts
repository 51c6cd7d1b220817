/** How often a body or a wire goes around: "coils twice round the wrist", "two coils", "a triple wrap". */
import { type Claim, type Reading, use, wordsOf } from '../reading.ts';

const NOUN = /^(?:coil|coils|turn|turns|wrap|wraps|loop|loops|twist|winding|windings)$/;
const VERB =
  /^(?:coil|coils|coiled|coiling|wrap|wraps|wrapped|wrapping|wind|winds|wound|winding|go|goes|going|loop|loops|looped|looping|curl|curls|curled|curling|circle|circles|circling|spiral|spirals|spiralling|spiraling|twine|twines|twining)(?: a?round(?: my| the)?)?$/;
/** What is named by the way that it goes. */
const COILED = /^(?:coil|coiled|coiling|spiral|spiralling|spiraling|helix|helical)\b/;
const TIMES: Readonly<Record<string, number>> = {
  once: 1,
  single: 1,
  twice: 2,
  double: 2,
  thrice: 3,
  triple: 3,
  treble: 3,
};
const MOST = 4;
/** Words between what goes around and how often: "wraps itself around the finger twice". */
const NEAR = 6;
const SURFACE = /^(?:scale|scales|scaled|scaly)$/;

/** A body that goes around and its skin are understood with it, counted or not. */
const SNAKE = /\b(?:snake|serpent|viper|cobra|python|asp|ouroboros)s?\b/;

export function readCoils(reading: Reading): Claim<number> | null {
  const { items } = reading;
  const isSnake = items.some(({ norm, negated }) => SNAKE.test(norm) && !negated);
  if (isSnake)
    for (const [at, { norm }] of items.entries())
      if (SURFACE.test(norm) || /^coil/.test(norm)) use(reading, at);
  const isCoil = items.some(({ norm, negated }) => COILED.test(norm) && !negated);
  for (const [at, item] of items.entries()) {
    if (item.negated) continue;
    const counted = TIMES[item.norm] ?? item.quantity?.low;
    if (counted === undefined || !Number.isInteger(counted) || counted < 1 || counted > MOST) continue;
    const next = items[at + 1]?.norm ?? '';
    const says = NOUN.test(next) && (isSnake || isCoil);
    const times =
      item.norm === 'once' || item.norm === 'twice' || item.norm === 'thrice' || /^times?$/.test(next);
    const from = Math.max(0, at - NEAR);
    const goes = Array.from({ length: at - from }, (_, i) => from + i).filter((one) =>
      VERB.test(items[one]!.norm),
    );
    if (!says && !(times && goes.length > 0)) continue;
    for (const one of goes) use(reading, one);
    for (const [where, { norm }] of items.entries()) if (COILED.test(norm)) use(reading, where);
    const last = says || /^times?$/.test(next) ? at + 1 : at;
    use(reading, at, last);
    return { value: counted, words: wordsOf(reading, at, last), at };
  }
  return null;
}
