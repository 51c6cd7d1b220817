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

describe('bells', () => {
  it.each([
    'silver payal with bells',
    'an anklet with ghungroo bells',
    'a bangle with little temple bells',
    'bracelet with jingle bells for the office party',
  ])('hang all along an anklet or a bracelet, and are no emblem: %s', (prompt) => {
    expect(arrangements(prompt)).toContain('bells');
    expect(interpret({ prompt }).brief.figures).toBeNull();
  });

  it.each(['a bracelet with a bell charm', 'a necklace with a silver bell', 'earrings like bells'])(
    'are figures elsewhere: %s',
    (prompt) => {
      expect(arrangements(prompt)).not.toContain('bells');
      expect(interpret({ prompt }).brief.figures).toEqual(['bell']);
    },
  );
});
