/** What others have or were seen with: told, and refused elsewhere in the same request. */
import { type Reading, wordAt } from './reading.ts';
import type { Item } from './scan.ts';

/** "Everyone has diamonds", "all my friends wear ruby rings", "I saw a gorgeous ruby ring on my friend". */
const HAS =
  /^(?:has|have|had|wears?|wore|gets?|got|owns?|chooses?|chose|picks?|buys?|bought|goes for|go for|wearing)$/;
const OTHERS =
  /^(?:everyone|everybody|anyone|people|friends?|sisters?|cousins?|colleagues?|neighbou?rs?|bride|brides|woman|women|girls?|girlfriends|bridesmaids|mum|mom|mother|else|they|others|person)$/;
const SEEN = /^(?:saw|seen|spotted|noticed|admired|admiring|tried)$/;

/** An answer is told from the same answer of somebody else within so many words of who has it. */
const REACH = 8;

function isOfOthers(reading: Reading, at: number): boolean {
  const before: string[] = [];
  for (let index = at - 1; index >= Math.max(0, at - REACH); index--) {
    const item = reading.items[index]!;
    if (item.kind === 'mark' || /^(?:but|so|because)$/.test(item.norm)) break;
    before.unshift(...wordAt(reading, item).split(' '));
  }
  return (
    before.some((word) => SEEN.test(word)) ||
    before.some((word, index) => HAS.test(word) && before.slice(0, index).some((other) => OTHERS.test(other)))
  );
}

const ANSWERS = ['gemstone', 'metal', 'cut', 'setting', 'motif'] as const;
const answers = (item: Item): string[] =>
  item.entries
    .filter(({ sense }) => (ANSWERS as readonly string[]).includes(sense))
    .map(({ sense, value }) => `${sense} ${value}`);

/** Takes out what others have, where the same is refused: "no diamonds please, everyone has diamonds". */
export function withdrawOthers(reading: Reading): void {
  const refused = new Set(
    reading.items.filter(({ negated, softened }) => negated && !softened).flatMap(answers),
  );
  reading.items.forEach((item, at) => {
    if (item.negated || !answers(item).some((answer) => refused.has(answer))) return;
    if (!isOfOthers(reading, at)) return;
    reading.used.add(at);
    (reading.items as Item[])[at] = {
      ...item,
      entries: item.entries.filter(({ sense }) => !(ANSWERS as readonly string[]).includes(sense)),
    };
  });
}
