import { describe, expect, it } from 'vitest';
import { interpret } from '../interpret.ts';

const briefOf = (prompt: string) => interpret({ prompt }).brief;
const arranged = (prompt: string) => briefOf(prompt).arrangements ?? [];

describe('stones beside the one that names the ring', () => {
  it.each([
    ['oval spinel ring with two diamonds', 3],
    ['a garnet ring with four little pearls', 5],
    ['opal ring with two opals', 2],
    ['morganite necklace with two pearls', 2],
  ])('%s: %s in all', (prompt, count) => expect(briefOf(prompt).stoneCount).toBe(count));

  it.each([
    'round topaz with two baguette diamonds, one on each side, platinum ring',
    'ring with a spinel between two pearls',
    'garnet ring, two trillion diamonds set on either side',
  ])('are at its sides: %s', (prompt) => expect(arranged(prompt)).toContain('side-stones'));
});

describe('stones set flush', () => {
  it.each([
    'silver band with five garnets set flush',
    'gypsy set sapphire ring',
    'I have two old rubies for a gold band, they have to sit flush',
  ])('are let into the band: %s', (prompt) => {
    expect(briefOf(prompt).setting).toBe('Bezel');
    expect(arranged(prompt)).toContain('flush-set');
  });

  it.each([
    'a sapphire ring that will sit flush against my wedding band',
    'a low bezel ring with a garnet',
    'flush set garnet pendant',
  ])('and here they are not: %s', (prompt) => expect(arranged(prompt)).not.toContain('flush-set'));
});

describe('letters', () => {
  it.each([
    ['silver band, 03.11.2017 on the inside', '03.11.2017'],
    ['gold bangle, engraved inside: 1/2/2020 & 4/5/2022', '1/2/2020 & 4/5/2022'],
    ['cufflinks, one engraved Best Man and the other 6.7.2024', 'Best Man / 6.7.2024'],
    ['cufflinks with Bo on one and Eve on the other', 'Bo / Eve'],
    ['studs with a Sun on one and a Moon on the other', null],
    ['two bands, one engraved with Ida and the other with Per', 'Ida / Per'],
    ['silver band, needed by 03.11.2027, plain inside', null],
  ])('%s: %s', (prompt, letters) => expect(briefOf(prompt).engraving).toBe(letters));
});

describe('what describes a part', () => {
  it('a faceted stone is no geometry, faceted metal is', () => {
    expect(briefOf('hare brooch with a faceted citrine').motifs).not.toContain('Geometric');
    expect(briefOf('a faceted silver ring').motifs).toContain('Geometric');
  });

  it('a second finish of some part is told as not drawn', () => {
    const { brief, notUnderstood } = interpret({ prompt: 'brushed silver pendant with polished edges' });
    expect(brief.finish).toBe('Brushed');
    expect(notUnderstood).toContain('polished edges');
    expect(interpret({ prompt: 'brushed silver band, engraved inside with Ida' }).notUnderstood).toEqual([]);
  });

  it('a clasp may be a motif', () => {
    expect(arranged('pearl strand with a silver flower clasp')).toContain('figure-clasp');
    expect(arranged('silver bracelet with stars and a toggle clasp')).not.toContain('figure-clasp');
  });
});

describe('what hangs', () => {
  it('coins are discs, and counted', () => {
    expect(briefOf('silver belly chain with seven coins')).toMatchObject({
      type: 'Body Chain',
      arrangements: ['disc'],
      figureCount: 7,
    });
    for (const prompt of ['coin pearl necklace', 'pendant the size of a coin', 'bangle with a coin edge'])
      expect(arranged(prompt), prompt).not.toContain('disc');
  });

  it('coins in the plural hang side by side, one coin does not', () => {
    expect(arranged('silver bracelet with coins')).toEqual(['disc', 'charms']);
    expect(arranged('a gold necklace with little coins')).toEqual(['disc', 'charms']);
    expect(arranged('a gold necklace with a coin')).toEqual(['disc']);
  });

  it('bells all round are from clasp to clasp', () => {
    expect(arranged('silver anklet with ghungroo all around')).toEqual(['bells', 'stations']);
    expect(arranged('silver anklet with ghungroo')).toEqual(['bells']);
  });
});

describe('low tiaras and small pearls', () => {
  it.each(['a gold tiara, nothing pointy', "silver tiara, I don't want it to look like a pageant"])(
    'are told by what is refused: %s',
    (prompt) => expect(briefOf(prompt).proportions.profile).toBe('low'),
  );
  it('seed pearls are small where they are all the stones', () => {
    expect(briefOf('tiara with seed pearls').proportions.stone).toBe('small');
    expect(briefOf('ruby ring with seed pearls around it').proportions.stone).toBeNull();
  });
});

it('ashes ask for a chamber, and who would wear it is told', () => {
  expect(arranged("locket ring for my cat's ashes")).toContain('ash-chamber');
  expect(arranged('a silver urn pendant')).toContain('ash-chamber');
  expect(briefOf('silver cross a man would wear').recipient).toBe('man');
});

describe('sums', () => {
  it.each([
    ['gold ring, budget 2.5 million naira', 2_500_000],
    ['gold ring, ₦400,000', 400_000],
    ['silver ring, 20k pesos', 20_000],
    ['one in a million ring', null],
  ])('%s: %s at most', (prompt, max) => expect(briefOf(prompt).budget.max).toBe(max));
});
