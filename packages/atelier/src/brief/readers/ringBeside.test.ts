import { describe, expect, it } from 'vitest';
import { interpret } from '../interpret.ts';

const read = (prompt: string) => interpret({ prompt }).brief;

describe('a ring that another is worn beside', () => {
  it.each([
    'wedding band to fit round a pear shaped halo ring, V shape, platinum, small marquise diamonds, size L and a half',
    'V shaped platinum wedding band with small marquise diamonds that sits flush with my cushion halo engagement ring',
    'chevron wedding ring, platinum, small marquise diamonds, to wear alongside an oval sapphire cluster ring',
    'My engagement ring is a pear shaped halo in yellow gold. I need a platinum wedding band to go with it, V shaped with small marquise diamonds',
    'platinum chevron band, small marquise diamonds, to match my 1.5ct princess cut halo engagement ring',
    'I have a 2 carat emerald halo ring in rose gold and want a platinum V shaped band with small marquise diamonds to nest around it',
    'platinum V shaped wedding band with small marquise diamonds, to go with my engagement ring. It is an oval ruby in a halo.',
  ])('says nothing of its own stones, cut, halo and metal: %s', (prompt) => {
    const { metals, gemstones, stoneCut, setting, caratWeight, stoneCount, motifs, arrangements } =
      read(prompt);
    expect({ metals, gemstones, stoneCut, setting, caratWeight, stoneCount, motifs }).toEqual({
      metals: ['Platinum'],
      gemstones: ['Diamond'],
      stoneCut: 'Marquise',
      setting: null,
      caratWeight: null,
      stoneCount: null,
      motifs: [],
    });
    expect(arrangements).toContain('chevron');
  });

  it.each([
    ['a plain 2 mm band to fit under a marquise cluster ring', true],
    ['curved wedding band to sit next to a round emerald halo ring, plain yellow gold', true],
    ['plain wedding band to hug my pear halo engagement ring', true],
    ['a plain engagement ring that sits flush with a diamond wedding band', false],
  ])('leaves a plain band without stones: %s', (prompt, noStones) => {
    const brief = read(prompt);
    expect([brief.noStones, brief.setting, brief.gemstones]).toEqual([noStones, null, []]);
  });

  it('keeps what is its own behind the other', () => {
    const brief = read(
      'band to fit against a trilogy engagement ring with an oval sapphire, platinum, pavé diamonds',
    );
    expect([brief.gemstones, brief.stoneCut, brief.setting, brief.stoneCount]).toEqual([
      ['Diamond'],
      null,
      'Pave',
      null,
    ]);
  });

  it('has the metal of the other where none was said besides', () => {
    expect(read('wedding band to sit next to my rose gold halo ring').metals).toEqual(['Rose Gold']);
  });

  it('leads other pieces as before', () => {
    expect(read('earrings to match my ruby ring').gemstones).toEqual(['Ruby']);
    expect(read('an oval halo engagement ring that sits flush with a wedding band').setting).toBe('Halo');
  });
});

describe('the V of a band', () => {
  it.each([
    'wedding band, V shape, platinum',
    'chevron wedding band in rose gold',
    'wedding ring in a V shape, 9ct gold',
    'white gold wedding band, chevron, size 6',
    'a V-shaped gold ring with a ruby',
  ])('is its form: %s', (prompt) => {
    const { arrangements, motifs, ringSize } = read(prompt);
    expect([arrangements?.includes('chevron'), motifs]).toEqual([true, []]);
    expect([null, 6]).toContain(ringSize);
  });

  it.each([
    'silver ring with chevron pattern',
    'engagement ring with V shaped prongs, princess cut',
    'band with a V shaped groove',
  ])('is none where it is of something else: %s', (prompt) => {
    expect(read(prompt).arrangements ?? []).not.toContain('chevron');
  });
});
