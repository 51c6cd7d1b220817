import { describe, expect, it } from 'vitest';
import { interpret } from '../interpret.ts';

const gemsOf = (prompt: string) => interpret({ prompt }).brief.gemstones;

describe('stones beside enamel', () => {
  it.each([
    ['tiny stud earrings, white enamel and a yellow stone in the middle', 'Citrine'],
    ['white enamel studs with a blue stone in the centre', 'Sapphire'],
  ])('a coloured stone is one: %s', (prompt, gem) => expect(gemsOf(prompt)).toEqual([gem]));

  it.each(['a daisy pendant with white enamel petals and a yellow centre'])(
    'the colour of a middle is enamel: %s',
    (prompt) => expect(gemsOf(prompt)).toEqual([]),
  );
});
