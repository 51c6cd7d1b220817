import { describe, expect, it } from 'vitest';
import { interpret } from '../interpret.ts';

const refused = (prompt: string) => interpret({ prompt }).brief.excludedParts;

describe('parts that are refused by name', () => {
  it.each([
    ['a diamond ring, no halo, no split shank', ['split-shank']],
    ['a titanium wedding band without that groove down the middle', ['groove']],
    ['gold name necklace Yasmin, no plate, no stones', ['plate']],
    ['a curb bracelet, nothing dangling', ['drops']],
    ['a platinum solitaire, no milgrain', ['milgrain']],
  ])('%s', (prompt, parts) => expect(refused(prompt)).toEqual(parts));

  it.each([
    'a split shank ring, no halo',
    'drop earrings without diamonds',
    'a bracelet of solid silver, no gold plate',
    'a band with a groove, no stones',
  ])('are none where they are asked for, or where another thing is refused: %s', (prompt) =>
    expect(refused(prompt)).toBeNull(),
  );
});
