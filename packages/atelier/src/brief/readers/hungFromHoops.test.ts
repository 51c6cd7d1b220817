import { describe, expect, it } from 'vitest';
import { interpret } from '../interpret.ts';

const read = (prompt: string) => interpret({ prompt });

describe('what hangs from each of a pair of hoops', () => {
  it.each([
    [
      'hoop earrings in gold with little turquoise beads hanging from the bottom, 3 on each one',
      'Turquoise',
      3,
    ],
    ['gold hoops with 5 tiny pearls dangling from each hoop', 'Pearl', 5],
    ['silver hoops with three garnet drops', 'Garnet', 3],
    ['huggies with 3 tiny diamonds hanging from each', 'Diamond', 3],
    ['rose gold hoops, three little moonstones hanging off each hoop', 'Moonstone', 3],
    ['hoop earrings with 4 dangling emerald beads', 'Emerald', 4],
  ])('is told by what it is and how many: %s', (prompt, gem, count) => {
    const { brief, notUnderstood } = read(prompt);
    expect(brief.hangs?.below).toMatchObject({ gemstones: [gem], count });
    expect([brief.stoneCount, notUnderstood]).toEqual([null, []]);
    expect(brief.earringKind).toMatch(/hoop|huggie/);
  });

  it('is of beads without facets where beads were named', () => {
    const { brief } = read('hoop earrings with three small amethyst beads hanging below');
    expect(brief.cabochons).toEqual(['Amethyst']);
    expect(read('silver hoops with three garnet drops').brief.cabochons ?? []).toEqual([]);
  });

  it.each([
    ['huggie hoops with a ruby drop', 'Ruby'],
    ['gold huggie earrings with a small emerald drop', 'Emerald'],
    ['huggies with a sapphire charm', 'Sapphire'],
    ['silver hoops with an amethyst dangling from each', 'Amethyst'],
    ['hoops with dangling rubies', 'Ruby'],
  ])('may be a single stone: %s', (prompt, gem) => {
    const { brief, notUnderstood } = read(prompt);
    expect(brief.hangs?.below).toMatchObject({ gemstones: [gem], count: 1 });
    expect(notUnderstood).toEqual([]);
  });

  it('is told of no pearl, which hangs anyway, and nothing where stones are in the hoop', () => {
    for (const prompt of [
      'hoops with a single pearl hanging',
      'diamond hoops',
      'hoops with a ruby',
      'gold hoops with a ruby at the bottom',
      'gold hoops with pearls',
    ])
      expect(read(prompt).brief.hangs ?? null, prompt).toBeNull();
  });
});

describe('a coin that a piece is measured by', () => {
  it.each([
    ['gold hoops, not too big, like the size of a 2 euro coin', 25.8],
    ['hoops about as big as a two euro coin', 25.8],
    ['silver hoops the size of a 1 euro coin', 23.3],
    ['hoop earrings as large as a 50 cent coin', 24.3],
  ])('is no disc: %s', (prompt, mm) => {
    const { brief } = read(prompt);
    expect(brief.pieceSizeMm).toEqual([mm]);
    expect(brief.arrangements ?? []).not.toContain('disc');
    expect(brief.budget.max).toBeNull();
  });

  it('is one beside a coin that hangs', () => {
    expect(read('a coin pendant the size of a 1 euro coin').brief.arrangements).toContain('disc');
  });
});
