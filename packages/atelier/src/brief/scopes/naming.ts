/** What items of a reading name, and what becomes of it. */
import type { Reading } from '../reading.ts';
import { has, type Item } from '../scan.ts';
import { REFUSABLE } from './tagged-reading.ts';

/** Items from `first` to `last`, both included. */
export interface Span {
  readonly first: number;
  readonly last: number;
}

export const indicesOf = ({ first, last }: Span): number[] =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, offset) => first + offset);

/** Senses that say what a piece is like; with them a piece or a stone that bears them is not refused itself. */
export const QUALITIES = REFUSABLE.filter((sense) => sense !== 'type' && sense !== 'stoneNoun');

export const isNamed = (item: Item): boolean => has(item, ...REFUSABLE) && !has(item, 'filler', 'exclude');

/** The question that a sense answers: an outline is a cut, a stone that is not of ours a stone. */
const QUESTIONS: Readonly<Record<string, string>> = { shape: 'cut', customGemstone: 'gemstone' };
const questionsOf = (item: Item): string[] =>
  item.entries
    .filter(({ sense }) => (REFUSABLE as readonly string[]).includes(sense))
    .map(({ sense }) => QUESTIONS[sense] ?? sense);
export const answersSame = (one: Item, other: Item): boolean => {
  const others = questionsOf(other);
  return questionsOf(one).some((question) => others.includes(question));
};
export const answersOf = (item: Item): string[] =>
  item.entries.map(({ sense, value }) => `${sense}=${value}`);

/** Takes what an item names out of the reading: it is understood, and nothing is made of it. */
export function withdraw(reading: Reading, at: number): void {
  reading.used.add(at);
  (reading.items as Item[])[at] = { ...reading.items[at]!, entries: [], quantity: null, negated: true };
}
