import { describe, expect, it } from 'vitest';
import { interpret } from '../interpret.ts';

const read = (prompt: string) => interpret({ prompt });

describe('colours of a figure', () => {
  it.each([
    ['a ladybug pendant red with black dots', ['red', 'black']],
    ['my girl is crazy about ladybirds. a little pendant red with black dots, silver', ['red', 'black']],
    ['brooch: a yellow and black bee', ['yellow', 'black']],
    ['a green frog brooch, silver', ['green']],
    ['blue butterfly with white spots pendant', ['blue', 'white']],
    ['an orange and white fish charm', ['orange', 'white']],
    ['silver turtle pendant, green with brown', ['green', 'brown']],
    ['parrot brooch in green, red and blue', ['green', 'red', 'blue']],
    ['a black cat charm', ['black']],
    ['a red rose brooch', ['red']],
    ['butterfly ring, blue, white gold', ['blue']],
  ])('are glass in it: %s', (prompt, colours) => {
    const { brief, notUnderstood } = read(prompt);
    expect(brief.enamelColours).toEqual(colours);
    expect(brief.gemstones).toEqual([]);
    expect(notUnderstood.join()).not.toMatch(/red|black|yellow|green|blue|white|orange|brown/);
  });

  it('stand beside the stones that were named', () =>
    expect(read('a red dragon pendant with a ruby eye').brief).toMatchObject({
      gemstones: ['Ruby'],
      enamelColours: ['red'],
    }));

  it.each([
    ['a fox pendant with a red stone', ['Ruby']],
    ['silver ring with a blue stone and a bee', ['Sapphire']],
    ['a purple ring with a butterfly', ['Amethyst']],
    ['pave butterfly ring, blue', ['Sapphire']],
    ['a sparkly blue butterfly ring', ['Sapphire']],
    ['bee pendant, blue topaz', ['Topaz']],
    ['a frog with green stone eyes, gold ring', ['Emerald']],
  ])('are none where a stone is meant: %s', (prompt, gemstones) => {
    const { brief } = read(prompt);
    expect(brief.gemstones).toEqual(gemstones);
    expect(brief.enamelColours ?? []).toEqual([]);
  });
});

it('the colours of two golds are no glass', () =>
  expect(read('compass brooch, white and yellow gold').brief.enamelColours ?? []).toEqual([]));

describe('the colour of what is behind a figure', () => {
  it.each([
    ['Round cufflinks, silver, with an anchor on a dark blue background', ['blue']],
    ['pendant, a gold star on a black background', ['black']],
    ['brooch with a swan on a red ground', ['red']],
    ['signet ring with a lion on a blue field', ['blue']],
    ['gold locket, blue background with a gold bee', ['blue']],
    ['round brooch with a horse, navy blue behind it', ['blue']],
    ['cufflinks, my initials JB on a green background', ['green']],
    ['necklace with a disc, gold moon on a midnight blue backdrop', ['blue']],
    ['silver medallion with a dove, the background in sky blue', ['blue']],
  ])('is glass: %s', (prompt, colours) => {
    const { brief, notUnderstood } = read(prompt);
    expect(brief.enamelColours).toEqual(colours);
    expect(brief.enamelGround).toBe(colours[0]);
    expect(brief.gemstones).toEqual([]);
    expect(notUnderstood).toEqual([]);
    expect(brief.arrangements ?? []).not.toContain('back-drop');
  });

  it('is a stone where one was named', () =>
    expect(read('round pendant with a tree on a turquoise background').brief.gemstones).toEqual([
      'Turquoise',
    ]));
});
