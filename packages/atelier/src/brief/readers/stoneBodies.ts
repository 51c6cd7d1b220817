/** A stone that is the body of what is shown: "an opal for the planet", "a pearl as the moon", "the earth is turquoise". */
import type { Figure, Gemstone } from '@filigree/contracts';
import { type Claim, type Reading, use, wordsOf } from '../reading.ts';
import { has, type Item, valueIn } from '../scan.ts';

/** Round bodies, each of which a stone can be by itself. */
const BODIES: ReadonlySet<string> = new Set<Figure>(['planet', 'crescent-moon', 'globe']);
/** Creatures whose body between the wings holds a stone. */
const BODIED: ReadonlySet<string> = new Set<Figure>(['butterfly', 'dragonfly']);
const BODY = /^(?:body|abdomen|thorax|back)$/;
const STANDS_FOR =
  /^(?:for|as|to be|be|is|being|are|represent|represents|representing|form|forms|forming|make|makes|making|play|plays|playing|symbolise|symbolize)$/;
const MADE_OF = /^(?:is|of|in|being|be|made of|made from|carved from|cut from|from|as|made)$/;
const BETWEEN = /^(?:the|a|an|my|its|our|her|his|that|full|whole|little|big|small|round|itself|of|from)$/;
const MOST_BETWEEN = 5;

export interface StoneBody {
  readonly figure: Figure;
  readonly gemstone: Gemstone;
}

/** The first stone that was said to be a body; null where none was. */
export function readStoneBody(
  reading: Reading,
  gemstones: readonly Claim<Gemstone>[],
): Claim<StoneBody> | null {
  const { items } = reading;
  const stoneAt = new Map(gemstones.map(({ at, value }) => [at, value]));
  const bodyOf = (item: Item | undefined): Figure | null => {
    const figure = item === undefined || item.negated ? null : valueIn(item, 'figure');
    return figure !== null && BODIES.has(figure) ? (figure as Figure) : null;
  };
  /** Whether only small words and qualities lie between, one of them what joins the two. */
  const isJoined = (from: number, to: number, join: RegExp): boolean => {
    const among = items.slice(from + 1, to);
    return (
      among.length > 0 &&
      among.length <= MOST_BETWEEN &&
      among.some(({ norm }) => join.test(norm)) &&
      among.every(
        (item) =>
          item.kind !== 'mark' &&
          (join.test(item.norm) ||
            BETWEEN.test(item.norm) ||
            has(item, 'cut', 'shape', 'colour', 'size', 'stoneNoun')),
      )
    );
  };
  for (const [at] of items.entries()) {
    const figure = bodyOf(items[at]);
    if (figure === null) continue;
    for (const [stone, gemstone] of stoneAt) {
      const isBody =
        stone < at ? isJoined(stone, at, STANDS_FOR) : stone > at && isJoined(at, stone, MADE_OF);
      if (!isBody) continue;
      use(reading, Math.min(at, stone), Math.max(at, stone));
      // The ring of the planet is drawn with it.
      if (figure === 'planet')
        for (const [i, { norm }] of items.entries())
          if (/(?:^| )(?:rings?|tilted)(?: |$)/.test(norm)) use(reading, i);
      return {
        value: { figure, gemstone },
        words: wordsOf(reading, Math.min(at, stone), Math.max(at, stone)),
        at,
      };
    }
  }
  return bodyOfCreature(reading, gemstones);
}

/** "A moth, moonstone for the body": the stone in the body of the one creature that was named. */
function bodyOfCreature(reading: Reading, gemstones: readonly Claim<Gemstone>[]): Claim<StoneBody> | null {
  const { items } = reading;
  const creatures = items.flatMap((item) => {
    const figure = item.negated ? null : valueIn(item, 'figure');
    return figure !== null && BODIED.has(figure) ? [figure as Figure] : [];
  });
  const [figure] = creatures;
  if (figure === undefined || new Set(creatures).size > 1) return null;
  for (const { at, value } of gemstones) {
    const next = items.findIndex(({ norm, negated }, index) => index > at && !negated && BODY.test(norm));
    if (next === -1 || next - at > MOST_BETWEEN) continue;
    const among = items.slice(at + 1, next);
    if (!among.every(({ norm }) => /^(?:for|as|in|down|along|on|to be|the|its|a|set)$/.test(norm))) continue;
    use(reading, at, next);
    return { value: { figure, gemstone: value }, words: wordsOf(reading, at, next), at };
  }
  return null;
}
