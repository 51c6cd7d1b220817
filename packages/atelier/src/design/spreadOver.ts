/**
 * Places in two lists for a seed, so that neighbouring seeds differ in both and every pair is met before any comes
 * again: the first list is walked by ones; the second goes a step further each time and one more with each round.
 */
export function spreadOver(seed: number, first: number, second: number): readonly [number, number] {
  const a = seed % first;
  const round = Math.floor(seed / first);
  return [a, (a + round) % second];
}
