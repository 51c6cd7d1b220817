import { describe, expect, it } from 'vitest';
import { interpret } from '../interpret.ts';

describe('colours of the parts of a figure', () => {
  it.each([
    ['mushroom earrings, red caps with white dots, gold', ['red', 'white']],
    ['a hair pin with cherry blossoms, pale pink petals', ['pink']],
    ['butterfly necklace with blue wings', ['blue']],
    ['a gold dragonfly with white wings', ['white']],
    ['daisy pendant, yellow petals, green leaves', ['yellow', 'green']],
  ])('are glass: %s', (prompt, colours) => {
    const { brief } = interpret({ prompt });
    expect(brief.enamelColours).toEqual(colours);
    expect(brief.gemstones).toEqual([]);
  });

  it.each([
    'butterfly brooch with ruby wings',
    'a leaf ring with green stones',
    'a rose gold leaf pendant',
    'silver feather earrings with blue topaz',
  ])('are none where a stone or a metal is meant: %s', (prompt) => {
    expect(interpret({ prompt }).brief.enamelColours ?? []).toEqual([]);
  });
});
