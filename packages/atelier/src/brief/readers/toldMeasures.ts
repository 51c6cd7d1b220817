/** Of several measures of one kind, the one that is the piece's. */
import type { Claim, Reading } from '../reading.ts';
import type { Measure } from './measure.ts';
import { isAccent } from './roles.ts';

export const firstMeasure = (
  measures: readonly Measure[],
  kind: Measure['kind'],
  reading: Reading,
): Claim<number> | null => {
  const all = measures.filter((measure) => measure.kind === kind && !reading.items[measure.at]!.negated);
  const measure = all.find(({ at }) => !isAccent(reading, at)) ?? all[0];
  return measure === undefined ? null : { value: measure.value, words: measure.words, at: measure.at };
};

/** "Ladies 3 mm size K, gents 6 mm size U": of a second size or width nothing is made, so that it is given back. */
export function giveBackOthers(
  reading: Reading,
  measures: readonly Measure[],
  kind: Measure['kind'],
  chosen: Claim<number> | null,
): void {
  for (const { kind: other, value, at } of measures) {
    if (other !== kind || chosen === null || value === chosen.value || reading.items[at]!.negated) continue;
    reading.used.delete(at);
  }
}

/** One or two sides in millimetres, the longer first. */
export function sidesOf(measure: Measure | undefined): Claim<number[]> | null {
  if (measure === undefined) return null;
  const { across } = measure.quantity;
  const value = [measure.value, ...(across === null ? [] : [across * (measure.scale ?? 1)])];
  return { value: value.sort((a, b) => b - a), words: measure.words, at: measure.at };
}
