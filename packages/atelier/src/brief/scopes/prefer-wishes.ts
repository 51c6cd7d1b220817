import { isUnit } from '../readers/measure.ts';
import type { Reading } from '../reading.ts';
import { has, type Item } from '../scan.ts';
import { answersOf, answersSame, indicesOf, isNamed, QUALITIES, withdraw } from './naming.ts';
import { SAME_AGAIN_RULES } from './same-again.ts';
import { ANSWERS, type TaggedReading } from './tagged-reading.ts';
import { type Clause, clausesOf } from './told-clauses.ts';

/** What is only told gives way where a clause that wishes answers the same question otherwise. */
export function preferWishes(reading: Reading, text: TaggedReading): void {
  const { items } = reading;
  if (SAME_AGAIN_RULES.findIn(text).length > 0) return;
  const clauses = clausesOf(reading);
  const wished = clauses
    .filter(({ standing }) => standing === 'wish')
    .flatMap((clause) => indicesOf(clause).map((at) => items[at]!))
    .filter((item) => isNamed(item) && !item.negated);
  const isRefused = (item: Item): boolean =>
    items.some(
      (other) =>
        other.negated &&
        !other.softened &&
        answersOf(item).some((answer) => answersOf(other).includes(answer)),
    );
  const isDisplaced = (item: Item): boolean =>
    (isRefused(item) || wished.some((other) => answersSame(item, other))) &&
    !wished.some((other) => answersOf(item).some((answer) => answersOf(other).includes(answer)));
  const withdrawTold = (clause: Clause): void => {
    const named = indicesOf(clause).filter(
      (at) => isNamed(items[at]!) && !items[at]!.negated && has(items[at], ...QUALITIES, 'type'),
    );
    if (!named.some((at) => has(items[at], ...ANSWERS) && isDisplaced(items[at]!))) return;
    const isPieceWished = wished.some((item) => has(item, 'type'));
    for (const at of named) if (isPieceWished || !has(items[at], 'type')) withdraw(reading, at);
    // How thin and how wide it was goes with it; the size of a finger stays what it is.
    for (const at of indicesOf(clause))
      if (has(items[at], 'size') || [at, at + 1].some((unit) => isUnit(items[unit], 'millimetre')))
        withdraw(reading, at);
  };
  for (const clause of clauses) if (clause.standing === 'told') withdrawTold(clause);
}
