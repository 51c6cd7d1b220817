/** "A stiff collar, open at the front", "a rigid neck ring with ball ends": a round of stout metal about the neck. */
import type { Arrangement, JewelryType } from '@filigree/contracts';
import { type Claim, type Reading, use, wordsOf } from '../reading.ts';
import { has } from '../scan.ts';

const NAMED = /^(?:(?:neck )?tor(?:c|que)(?: necklace)?|neck ?ring|neck cuff)$/;
const COLLAR = /(?:^|\s)(?:collar|choker|necklace|necklet|neckpiece)$/;
const STIFF = /^(?:stiff|rigid|unbending|inflexible)$/;
const OPEN =
  /\b(?:open (?:at|in) (?:the )?front|open fronted|open front|open ended|open ends|gap (?:at|in) (?:the )?front)\b/;
const BALL = /^(?:ball|sphere|orb|round ball|gold ball|silver ball)(?: end)?$/;
const END = /^(?:end|ends|tip|tips|terminal|terminals|finial|finials|finishing|finished|finish)$/;
/** "A pearl on each end", "stones at both ends", "a star at the tips". */
const AT_ENDS =
  /\b(?:on|at|in|to|for) (?:each|either|both|the|its|every)(?: of (?:the|its))?(?: two)?(?: open)? (?:ends?|tips?|terminals?)\b/;
const CUFF = /\b(?:cuff|torc|torque|open bangle|open bracelet|arm ?ring)\b/;

/** A cuff whose ends bear what was named is open between them, and bears nothing behind. */
function cuffEnds(reading: Reading, named: readonly Claim<Arrangement>[]): Claim<Arrangement>[] {
  const said = reading.tokens.map(({ norm }) => norm).join(' ');
  const at = reading.items.findIndex(({ norm, negated }) => !negated && CUFF.test(norm));
  if (at === -1 || !AT_ENDS.test(said)) return [];
  if (named.some(({ value }) => value === 'torque' || value === 'head-ends')) return [];
  const end = reading.items.findIndex(({ norm }) => END.test(norm) || / end$/.test(norm));
  const ball = reading.items.findIndex(({ norm, negated }) => BALL.test(norm) && !negated);
  const isNamed = reading.items.some(
    (item, index) => index < end && !item.negated && has(item, 'gemstone', 'figure', 'motif'),
  );
  if (end === -1 || (!isNamed && ball === -1)) return [];
  const ends: Claim<Arrangement> = { value: 'torque', words: wordsOf(reading, end), at: end };
  if (ball === -1) return [ends];
  use(reading, ball);
  return [ends, { value: 'ball', words: wordsOf(reading, ball), at: ball }];
}

/** "Peacock heads meeting at the opening", "a ram's head at either side of the gap". */
const AT_OPENING =
  /\b(?:meet|meets|meeting|join|joins|joining|touch|touching|on (?:each|either|both) sides? of|at|either side of|each side of|by) (?:(?:up|together|each other) )?(?:at |in |of )?(?:the |its )?(?:opening|gap|front opening|open ends?)\b/;

/** Heads that an open bangle ends in, told by the opening between them. */
function headsAtOpening(reading: Reading, named: readonly Claim<Arrangement>[]): Claim<Arrangement>[] {
  const { items, tokens } = reading;
  const said = tokens.map(({ norm }) => norm).join(' ');
  const at = items.findIndex(
    ({ norm, negated }) => !negated && /(?:^|\s)heads?(?: (?:cuff|bangle))?$/.test(norm),
  );
  if (at === -1 || !AT_OPENING.test(said)) return [];
  items.forEach(({ norm }, index) => {
    if (index > at && /^(?:meet|meeting|join|joining|touch|touching|opening|gap)$/.test(norm))
      use(reading, index);
  });
  use(reading, at);
  if (named.some(({ value }) => value === 'torque' || value === 'head-ends')) return [];
  return [{ value: 'head-ends', words: wordsOf(reading, at), at }];
}

/** Items between a ball and the word for the ends that it is at. */
const REACH = 9;

export function readTorque(
  reading: Reading,
  types: readonly JewelryType[],
  named: readonly Claim<Arrangement>[],
): Claim<Arrangement>[] {
  if (types.length === 1 && types[0] === 'Bracelet') {
    const heads = headsAtOpening(reading, named);
    return heads.length > 0 ? heads : cuffEnds(reading, named);
  }
  if (types.length !== 1 || types[0] !== 'Necklace') return [];
  const { items, tokens } = reading;
  const said = tokens.map(({ norm }) => norm).join(' ');
  const stiff = items.findIndex(({ norm, negated }) => STIFF.test(norm) && !negated);
  const at = items.findIndex(
    ({ norm, negated }, index) =>
      !negated &&
      (NAMED.test(norm) ||
        (COLLAR.test(norm) &&
          ((stiff !== -1 && stiff < index && index - stiff <= 4) ||
            (/collar/.test(norm) && OPEN.test(said))))),
  );
  if (at === -1) return [];
  use(reading, at);
  if (stiff !== -1) use(reading, stiff);
  for (const [index, { norm }] of items.entries())
    if (/^(?:ended|finishing|terminals?)$/.test(norm)) use(reading, index);
  const claim = named.some(({ value }) => value === 'torque')
    ? []
    : [{ value: 'torque' as const, words: wordsOf(reading, at), at }];
  const ball = items.findIndex(
    ({ norm, negated }, index) =>
      BALL.test(norm) &&
      !negated &&
      items
        .slice(Math.max(0, index - REACH), index + REACH)
        .some((item) => END.test(item.norm) || / end$/.test(item.norm)),
  );
  if (ball === -1) return claim;
  use(reading, ball);
  return [...claim, { value: 'ball', words: wordsOf(reading, ball), at: ball }];
}
