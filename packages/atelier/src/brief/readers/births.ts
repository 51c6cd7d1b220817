/** Birthstones without a month: how many people they stand for, or that they stand for several. */
import type { Arrangement } from '@filigree/contracts';
import { type Claim, type Reading, use, wordsOf } from '../reading.ts';

const PERSON =
  /^(?:kids?|child|children|sons?|daughters?|grandkids?|grandchild|grandchildren|grandsons?|granddaughters?|bab(?:y|ies)|boys?|girls?|siblings?|sisters?|brothers?|nieces?|nephews?|people|persons?|members?|of us)$/;
/** Words between the number and those it counts: "my three little kids". */
const NEAR = 3;
const MOST = 9;
/** Of whose jewelry it is that it is for several: "a mother's birthstone ring", "family birthstones". */
const OF_SEVERAL =
  /^(?:mother(?:['’]?s)?|mothers|mum(?:['’]?s)?|mom(?:['’]?s)?|moms|nan(?:['’]?s)?|grandma(?:['’]?s)?|grandmother(?:['’]?s)?|family|families|kids?|children|grandchildren|grandkids)$/;

export interface Births {
  readonly count: Claim<number> | null;
  /** Where they were not counted. */
  readonly several: Claim<Arrangement> | null;
}

const NONE: Births = { count: null, several: null };

/** Read only where no stone and no month was named. */
export function readBirths(reading: Reading): Births {
  const { items, tokens } = reading;
  const stoneAt = items.findIndex(
    ({ entries, negated }) => !negated && entries.some(({ value }) => value === 'Birthstone'),
  );
  if (stoneAt === -1) return NONE;
  for (const [at, { quantity, negated }] of items.entries()) {
    if (quantity === null || negated || quantity.low !== quantity.high || quantity.across !== null) continue;
    if (!Number.isInteger(quantity.low) || quantity.low < 2 || quantity.low > MOST) continue;
    const behind = items.slice(at + 1, at + 1 + NEAR);
    const counted =
      behind.findIndex(({ norm }) => PERSON.test(norm)) !== -1 ||
      /^family of$/.test(
        items
          .slice(Math.max(0, at - 2), at)
          .map(({ norm }) => norm)
          .join(' '),
      );
    if (!counted) continue;
    use(reading, at);
    return { count: { value: quantity.low, words: wordsOf(reading, at), at }, several: null };
  }
  const bothAt = items.findIndex(({ norm }, at) => norm === 'both' && at < stoneAt && at >= stoneAt - NEAR);
  if (bothAt !== -1) {
    use(reading, bothAt);
    return { count: { value: 2, words: wordsOf(reading, bothAt, stoneAt), at: bothAt }, several: null };
  }
  const isPlural = /s$/.test(tokens[items[stoneAt]!.last]!.norm);
  const ofSeveral = isPlural || items.some(({ first }) => OF_SEVERAL.test(tokens[first]!.norm));
  return ofSeveral
    ? { count: null, several: { value: 'alternating', words: wordsOf(reading, stoneAt), at: stoneAt } }
    : NONE;
}
