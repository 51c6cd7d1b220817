import { describe, expect, it } from 'vitest';
import { interpret } from '../interpret.ts';

const read = (prompt: string) => interpret({ prompt });
const shown = (prompt: string) => {
  const below = read(prompt).brief.hangs?.below;
  return [
    ...(below?.gemstones ?? []),
    ...(below?.figures.length ? below.figures : (below?.motifs ?? [])),
    below?.count,
  ];
};

describe('several that hang from one thing', () => {
  it.each([
    ['something with a crescent moon and three little stars hanging off it, sterling silver', 'Star', 3],
    ['a heart with two little leaves dangling from it', 'leaf', 2],
    ['sun pendant with 3 small moons hanging from the bottom', 'crescent-moon', 3],
    ['pendant, a moon with three pearls hanging from it', 'Pearl', 3],
    ['gold brooch, a bow with two hearts dangling from it', 'Heart', 2],
    ['an elephant with 2 bells hanging off, silver', 'bell', 2],
    ['earrings with a sun and two tiny stars hanging from it', 'Star', 2],
  ])('are told by what they are and how many: %s', (prompt, what, count) => {
    expect(shown(prompt)).toEqual([what, count]);
    const { notUnderstood, offTopic, brief } = read(prompt);
    expect([notUnderstood, offTopic]).toEqual([[], null]);
    expect(brief.arrangements ?? []).not.toContain('fringe');
  });

  it('make a pendant of what no piece was named for, and leave each stone its place', () => {
    const { brief } = read(
      'something with a crescent moon and three little stars hanging off it, moonstone in the moon',
    );
    expect(brief.type).toBe('Pendant');
    expect(brief.hangs?.above.gemstones).toEqual(['Moonstone']);
    expect(brief.hangs?.below.gemstones).toEqual([]);
  });

  it('are no piece in talk', () => {
    expect(read('my cat has a bell hanging from its neck').brief.type).not.toBe('Pendant');
    expect(read('there is a lamp with two stars hanging from it in my kitchen').brief.type).toBeNull();
  });

  it('hang one from each of a pair', () => {
    const { brief, notUnderstood } = read('earrings: moons with a little star hanging from each');
    expect([brief.hangs?.below.motifs, brief.hangs?.below.count, notUnderstood]).toEqual([
      ['Star'],
      undefined,
      [],
    ]);
  });
});

describe('stones that are counted below a figure of a necklace', () => {
  it.each([
    ['a necklace with a lotus and five small rubies hanging below it', 'Ruby', 5],
    ['gold necklace, a moon with three little pearls below it', 'Pearl', 3],
    ['a necklace with a star and four small diamonds hanging from it', 'Diamond', 4],
  ] as const)('hang from it, and not along the chain: %s', (prompt, gem, count) => {
    const { hangs, arrangements } = interpret({ prompt }).brief;
    expect(hangs?.below).toMatchObject({ gemstones: [gem], count });
    expect(arrangements ?? []).not.toContain('fringe');
  });

  it('hang along it where no figure bears them', () => {
    const { hangs, arrangements } = interpret({
      prompt: 'gold necklace with five pearls hanging below it',
    }).brief;
    expect(hangs ?? null).toBeNull();
    expect(arrangements).toContain('fringe');
  });
});
