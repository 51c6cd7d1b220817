import { describe, expect, it } from 'vitest';
import { interpret } from '../interpret.ts';

describe('colours of the parts of a figure', () => {
  it.each([
    ['mushroom earrings, red caps with white dots, gold', ['red', 'white']],
    ['a hair pin with cherry blossoms, pale pink petals', ['pink']],
    ['butterfly necklace with blue wings', ['blue']],
    ['a gold dragonfly with white wings', ['white']],
    ['cherry blossom branch hair pin with three pink flowers', ['pink']],
    ['lily of the valley necklace with white bells', ['white']],
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

describe('parts that hold the enamel', () => {
  it.each([
    ['bee pendant with yellow and black enamel stripes', ['yellow', 'black']],
    ['bee brooch with stripes of black enamel', ['black']],
    ['fish pendant, fins of orange enamel', ['orange']],
  ])('are understood with it: %s', (prompt, colours) => {
    const { brief, notUnderstood } = interpret({ prompt });
    expect(brief.enamelColours).toEqual(colours);
    expect(notUnderstood).toEqual([]);
  });

  it('are none of what was not named', () => {
    expect(interpret({ prompt: 'a pendant with black enamel stripes' }).notUnderstood).toContain('stripes');
  });
});

describe('the colour of a pearl', () => {
  it.each([
    ['south sea pearl, golden colour, on a white gold chain, a pendant', 'golden'],
    ['single pearl ring, south sea, golden hue, platinum', 'golden'],
  ])('is told behind it: %s', (prompt, colour) => {
    expect(interpret({ prompt }).brief.stoneColours).toEqual([{ gemstone: 'Pearl', colour }]);
  });

  it('is not that of the piece', () => {
    const { brief } = interpret({ prompt: 'a pearl necklace, golden colour' });
    expect(brief.stoneColours ?? []).toEqual([]);
  });

  it.each(['peacock colour', 'peacock hue', 'peacock overtone'])('a %s is no bird', (words) => {
    const { brief } = interpret({ prompt: `pendant with a tahitian pearl of a ${words}` });
    expect(brief.figures ?? []).toEqual([]);
    expect(brief.motifs).toEqual([]);
  });
});
