import { describe, expect, it } from 'vitest';
import { interpret } from '../interpret.ts';

const arrangements = (prompt: string): readonly string[] => interpret({ prompt }).brief.arrangements ?? [];

describe('cathedrals', () => {
  it('are buildings where their windows are meant', () => {
    expect(arrangements('a ring like a cathedral window')).not.toContain('cathedral');
    expect(arrangements('a cathedral setting, round diamond ring')).toContain('cathedral');
  });
});

describe('shaped bands', () => {
  it.each(['a platinum shaped wedding ring', 'shaped wedding band, 18ct', 'V-shaped wedding ring'])(
    'are curved: %s',
    (prompt) => expect(arrangements(prompt)).toContain('chevron'),
  );
  it.each(['a D-shaped wedding ring, 4 mm', 'a court shaped wedding band', 'a leaf shaped wedding ring'])(
    'are shaped as said: %s',
    (prompt) => expect(arrangements(prompt)).not.toContain('chevron'),
  );
});
