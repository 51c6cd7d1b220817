/** Words that are another figure, or none, beside what else was said: a rook beside chess, rain below a cloud. */
import { type Figure, ZODIAC_FIGURES } from '@filigree/contracts';
import { type Claim, type Reading, use, wordsOf } from '../reading.ts';
import { valueIn } from '../scan.ts';

const SIGNS: ReadonlySet<Figure> = new Set<Figure>(ZODIAC_FIGURES);
const CHESS = /\bchess\b/i;
const CHESSMEN: Readonly<Record<string, Figure>> = { knight: 'chess-knight', rook: 'chess-rook' };
const RAIN = /^(?:rain|raindrop|rain drop|drops? of rain|rainfall)$/;

/** "By a fluke", "a lucky fluke": chance, no tail. */
const CHANCE =
  /\b(?:by|was|is|it s|such|pure|total|just|complete|lucky|happy) (?:an? |the )?(?:\w+ )?flukes?\b/i;

/** "A chess knight and a rook": men that are named by a word of their own. */
function chessmen(reading: Reading, figures: readonly Claim<Figure>[]): Claim<Figure>[] {
  const isChess = CHESS.test(reading.text);
  return reading.items.flatMap((item, at): Claim<Figure>[] => {
    const value = CHESSMEN[item.norm];
    const isNamed = figures.some((claim) => claim.value === value);
    // In an ear a rook is a place for a piercing.
    const isWorn =
      item.norm === 'rook' &&
      /^(?:Pendant|Charm|Cufflinks|Brooch)$/.test(valueIn(reading.items[at + 1], 'type') ?? '');
    if (value === undefined || !(isChess || isWorn) || isNamed || item.negated || item.kind === 'quoted')
      return [];
    use(reading, at);
    return [{ value, words: wordsOf(reading, at), at }];
  });
}

/** "Scorpio constellation necklace": its stars, where the piece has a front for them. */
function starsOfSign({ items }: Reading, figures: readonly Claim<Figure>[]): Claim<Figure>[] {
  const isBand = items.some((item) => !item.negated && /^(?:Toe )?Ring$/.test(valueIn(item, 'type') ?? ''));
  const sign = figures.find(
    ({ value, at }) => SIGNS.has(value) && /\bconstellation\b/.test(items[at]?.norm ?? ''),
  );
  const isNamed = figures.some(({ value }) => value === 'constellation');
  return sign === undefined || isNamed || isBand ? [] : [{ ...sign, value: 'constellation' }];
}

/** The figures as what else was said makes of them, in the order of the words. */
export function inContext(reading: Reading, figures: readonly Claim<Figure>[]): Claim<Figure>[] {
  const all = [...figures, ...chessmen(reading, figures), ...starsOfSign(reading, figures)].sort(
    (a, b) => a.at - b.at,
  );
  const has = (...values: readonly Figure[]): boolean => all.some(({ value }) => values.includes(value));
  const rain = has('cloud')
    ? reading.items.findIndex(({ norm, negated, kind }) => !negated && kind !== 'quoted' && RAIN.test(norm))
    : -1;
  if (rain !== -1 || has('rain-cloud'))
    reading.items.forEach(({ norm }, at) => {
      if (RAIN.test(norm)) use(reading, at);
    });
  return all.flatMap((claim): Claim<Figure>[] => {
    if (claim.value === 'cloud' && rain !== -1) return [{ ...claim, value: 'rain-cloud' }];
    // The holes are the violin's own; "the chess piece" tells what a rook is.
    if (claim.value === 'f-holes' && has('violin')) return [];
    // An anchor has flukes of its own.
    const isFluke = claim.value === 'whale-tail' && reading.items[claim.at]!.norm === 'fluke';
    if (isFluke && (has('anchor') || CHANCE.test(reading.text))) return [];
    const isPawn = /\bpawn/.test(reading.items[claim.at]!.norm);
    if (claim.value === 'chess-pawn' && !isPawn && has('chess-knight', 'chess-rook')) return [];
    return [claim];
  });
}
