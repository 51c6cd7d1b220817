import { describe, expect, it } from 'vitest';
import { interpret } from '../interpret.ts';

const read = (prompt: string) => interpret({ prompt }).brief;

describe('stones of Indian goldsmiths', () => {
  it.each([
    ['kundan choker with pearls', 'kundan'],
    ['a maang tikka in kundan', 'kundan'],
    ['bridal set with polki diamonds', 'polki'],
    ['Kundan choker with uncut polki', 'polki'],
    ['jadau necklace, 22k', 'jadau'],
  ])('are read as they are cut: %s', (prompt, name) => expect(read(prompt).customCut).toBe(name));

  it.each(['a choker, but no kundan please', 'a plain gold choker'])('are not read in: %s', (prompt) =>
    expect(read(prompt).customCut ?? null).toBeNull(),
  );
});

describe('beads of a colour', () => {
  it.each([
    ['choker with green beads hanging along the bottom', 'Emerald'],
    ['jhumkas with red beads', 'Ruby'],
    ['gold choker with white beads hanging below', 'Pearl'],
    ['gold necklace with tiny blue beads hanging', 'Lapis Lazuli'],
    ['choker with a row of purple drops at the bottom', 'Amethyst'],
  ])('are of the stone that is known for it: %s', (prompt, gem) =>
    expect(read(prompt).gemstones).toEqual([gem]),
  );

  it.each(['bracelet of green beads', 'necklace with red beads', 'an anklet with blue beads'])(
    'are strung where nothing says where they are: %s',
    (prompt) => expect(read(prompt).arrangements).toEqual(['strand']),
  );

  it.each(['necklace with green glass beads', 'my dress is green, beads on the sleeves; a gold bangle'])(
    'are no gems in: %s',
    (prompt) => expect(read(prompt).gemstones).toEqual([]),
  );
});

describe('a row of beads below', () => {
  it.each([
    'choker with green beads hanging along the bottom',
    'gold choker, tiny pearls dangling from the bottom',
    'choker with green stones hanging along the bottom',
    'a gold necklace with pearls along the bottom edge',
    'choker with little emerald drops all along the lower edge',
    'polki necklace with emerald drops',
    'gold necklace with hanging red beads',
    'uncut diamond necklace with ruby beads hanging along the edge',
  ])('is a fringe, and strung on nothing: %s', (prompt) => {
    const { arrangements } = read(prompt);
    expect(arrangements).toContain('fringe');
    expect(arrangements).not.toContain('strand');
  });

  it('leaves no word of its place over', () =>
    expect(
      interpret({ prompt: 'choker with little emerald drops all along the lower edge' }).notUnderstood,
    ).toEqual([]));
});

describe('meenakari', () => {
  it.each([
    'meenakari bangle red and green',
    'a meenakari bangle, red and green',
    'enamel bangle red & green',
  ])('has the colours that are said behind the piece: %s', (prompt) =>
    expect(read(prompt).enamelColours).toEqual(['red', 'green']),
  );
  it('leaves the colour of a stone to the stone', () =>
    expect(read('meenakari bangle with red stones').gemstones).toEqual(['Ruby']));
});
