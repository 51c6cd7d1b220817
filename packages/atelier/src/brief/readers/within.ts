/** A stone inside an open outline: "an infinity with a sapphire at its crossing", "a diamond hanging inside the heart". */
import type { Arrangement } from '@filigree/contracts';
import { type Claim, type Reading, use, wordsOf } from '../reading.ts';
import { has, type Item, valueIn } from '../scan.ts';

/** Where two strands meet, and what they go around. */
const CROSSING =
  /^(?:cross|crosses|crossing|crossover|crossing point|intersection|intersect|overlap|knot|x)$/;
const LOOP = /^(?:loop|half|side|end|curve|eye)$/;
const INSIDE = /^(?:inside|within|nestled|nestling|nestle|suspended|enclosed)$/;
/** "Hanging in it", "set in the heart". */
const IN = /^(?:in|into)$/;
const HELD = /^(?:hanging|hang|hung|dangling|dangle|set|floating|sitting|held|swinging)$/;
const BETWEEN =
  /^(?:the|its|it|a|one|each|both|of|where|at|in|on|over|right|left|lines|strands|they|two|point)$/;

const isStone = (item: Item | undefined): boolean =>
  item !== undefined &&
  !item.negated &&
  (has(item, 'gemstone', 'customGemstone', 'stoneNoun') || /\bstone$/.test(item.norm));

/** An outline that a stone can lie in: of an infinity, of a heart that is open or is to hold it. */
function outlineIn({ items }: Reading): 'infinity' | 'open-heart' | 'heart' | null {
  const spoken = items.filter(({ negated }) => !negated);
  const names = (motif: string): boolean => spoken.some((item) => valueIn(item, 'motif') === motif);
  // An endless knot is a figure of its own.
  if (names('Infinity') && !spoken.some((item) => valueIn(item, 'figure') === 'endless-knot'))
    return 'infinity';
  if (spoken.some((item) => valueIn(item, 'figure') === 'open-heart')) return 'open-heart';
  return names('Heart') ? 'heart' : null;
}

/** The items that say that a stone is in the outline: the first of them, and the last. */
function placeIn({ items }: Reading, outline: 'infinity' | 'open-heart' | 'heart'): [number, number] | null {
  for (const [at, item] of items.entries()) {
    if (item.negated || item.kind === 'quoted') continue;
    const before = items.slice(Math.max(0, at - 6), at);
    const near = [...before, ...items.slice(at + 1, at + 6)].some(isStone);
    if (!near) continue;
    const opens = (): number => {
      let first = at;
      while (first > 0 && BETWEEN.test(items[first - 1]!.norm)) first--;
      return first;
    };
    if (INSIDE.test(item.norm)) {
      const first = HELD.test(items[at - 1]?.norm ?? '') ? at - 1 : at;
      return [first, at];
    }
    const next = items[at + 1]?.norm ?? '';
    if (IN.test(item.norm) && HELD.test(items[at - 1]?.norm ?? '') && /^(?:it|the)$/.test(next))
      return [at - 1, at];
    if (IN.test(item.norm) && isStone(items[at - 1]) && next === 'it') return [at, at + 1];
    if (outline === 'heart') continue;
    if (has(item, 'centreNoun')) return [at, at];
    if (outline !== 'infinity') continue;
    const isPlace = items
      .slice(Math.max(0, at - 3), at)
      .some(({ norm }) => /^(?:at|where|in|on|over|inside)$/.test(norm));
    if (isPlace && (CROSSING.test(item.norm) || /^cross/.test(item.norm))) return [opens(), at];
    if (isPlace && LOOP.test(item.norm)) return [opens(), at];
  }
  return null;
}

/** Runs before the readers of motifs and figures: where strands cross is no cross. */
export function readWithin(reading: Reading): Claim<Arrangement> | null {
  const outline = outlineIn(reading);
  const place = outline === null || !reading.items.some(isStone) ? null : placeIn(reading, outline);
  if (place === null) return null;
  const [first, last] = place;
  use(reading, first, last);
  for (let at = first; at <= last; at++) {
    const item = reading.items[at]!;
    if (valueIn(item, 'motif') !== 'Cross') continue;
    const entries = item.entries.filter(({ sense }) => sense !== 'motif' && sense !== 'figure');
    (reading.items as Item[])[at] = { ...item, entries };
  }
  return { value: 'within', words: wordsOf(reading, first, last), at: last };
}
