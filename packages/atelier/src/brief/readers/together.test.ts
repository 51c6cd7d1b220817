import { describe, expect, it } from 'vitest';
import { interpret } from '../interpret.ts';

describe('how many rings a stack is of', () => {
  it.each([
    ['thin hammered stacking rings, set of five', 5],
    ['stackable rings, pack of four, gold', 4],
    ['stacking bands, a set of 3, rose gold', 3],
    ['stacking rings (5) in silver', 5],
    ['five stacking rings for my mum', 5],
    ['stacking ring set of two', 2],
  ])('%s', (prompt, count) => {
    const { brief, conflicts, notUnderstood } = interpret({ prompt });
    expect(brief.setTypes).toEqual(Array.from({ length: count }, () => 'Ring'));
    expect([conflicts, notUnderstood]).toEqual([[], []]);
  });

  it.each(['seven thin stacking rings', 'a stack of eight slim bands', 'stacking rings in gold, set of 10'])(
    'is five at most, which is told: %s',
    (prompt) => {
      const { brief, conflicts } = interpret({ prompt });
      expect(brief.setTypes).toHaveLength(5);
      expect(
        conflicts.map(({ field, message }) => [field, /: 5 is the most that we design/.test(message)]),
      ).toEqual([['setTypes', true]]);
    },
  );
});
