import { describe, expect, it } from 'vitest';
import { interpret } from '../interpret.ts';

const brief = (prompt: string) => interpret({ prompt }).brief;

describe('jewelers in short', () => {
  it.each([
    ['18W trilogy ring', ['White Gold', '18k Gold']],
    ['9Y belcher chain', ['Yellow Gold', '10k Gold']],
    ['studs, 14RG', ['Rose Gold', '14k Gold']],
    ['18ct yel band', ['Yellow Gold', '18k Gold']],
  ])('%s', (prompt, metals) => expect(brief(prompt).metals).toEqual(metals));

  it('solitaires, shanks and stones', () => {
    expect(brief('plat sol, 2.2 shank, sz M')).toMatchObject({
      setting: 'Solitary',
      bandWidthMm: 2.2,
      motifs: [],
    });
    expect(brief('pr studs, tanz rd 5mm')).toMatchObject({ gemstones: ['Tanzanite'], stoneCut: 'Round' });
    expect(brief('anillo de oro con un sol').figures).toEqual(['sun']);
    expect(brief('a ring with a halo of baguettes').stoneCut).toBeNull();
  });

  it('and sums without their coin', () => {
    expect(brief('a silver choker, under 60').budget.max).toBe(60);
    expect(brief('a silver ring for fingers under 18 mm').budget.max).toBeNull();
    expect(brief('a necklace with under 60 pearls').budget.max).toBeNull();
  });
});

describe('inches written "in"', () => {
  it.each([
    ['ankle bracelet gold 9.5 in with tiny pearls', 9.5],
    ['silver curb chain 20 in and a clasp that holds', 20],
    ['a bracelet, 7 in please', 7],
    ['an anklet, 10 inches and a half', 10.5],
  ])('%s', (prompt, inches) => expect(brief(prompt).lengthIn).toBe(inches));

  it('and a number in something is no length', () => {
    expect(brief('a necklace with 12 in a row of pearls').lengthIn).toBeNull();
  });
});

describe('stones that were counted', () => {
  it.each([
    ['He gave me a garnet ring once. I want it again: a cluster of seven garnets in 9ct gold', 7],
    ['Replacing a pearl brooch that was stolen; it had five pearls in a bar', 5],
    ['a ring with a sapphire flanked by two diamonds', 3],
    ['a ring with a big diamond and six small diamonds', 7],
  ])('%s', (prompt, count) => expect(brief(prompt).stoneCount).toBe(count));
});
