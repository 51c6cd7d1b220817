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

describe('lengths said apart', () => {
  it('are the pearl of a stud, the height of a cross, the width of a bangle', () => {
    expect(brief('I want three pearl studs. 6 mm, yellow gold posts').stoneSizeMm).toEqual([6]);
    expect(brief('a gold cross, 2 cm tall, chain of 50 cm')).toMatchObject({
      pieceSizeMm: [20],
      bandWidthMm: null,
    });
    expect(brief('a bangle with my name LEILANI, black enamel, plumeria scroll, 8 mm').bandWidthMm).toBe(8);
  });
});

describe('inches across', () => {
  it.each([
    ['a silver cuff, about an inch wide', 25.4],
    ['a silver cuff half an inch wide', 12.7],
    ['hammered gold bangle, 1 inch wide', 25.4],
    ['a 3/4 inch silver cuff', 19.05],
    ['a silver cuff, the width is about an inch', 25.4],
    ['a silver bracelet of 7 inches', null],
    ['a silver ring, a quarter of an inch wide', 6.35],
  ])('%s', (prompt, mm) => expect(brief(prompt).bandWidthMm).toBe(mm));
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
    ['five stones in a row: two garnets, a ruby, an opal and a sapphire, gold ring', 5],
    ['six gems round a bangle, two rubies, two opals, an emerald and a pearl', 6],
    ['a ring with four stones: sapphires and a ruby', 4],
    ['three stones (a diamond and two emeralds) in a ring', 3],
    ['three pearls and two rubies on a brooch', 5],
    ['a modest ring: oval opal, two small diamonds', 3],
    ['bracelet with a sapphire for each child, we have four', 4],
    ['a pearl for each of my three girls, on a bar necklace', 3],
  ])('%s', (prompt, count) => expect(brief(prompt).stoneCount).toBe(count));
});

describe('carats of a stone', () => {
  it.each([
    ['smoky topaz, emerald cut, like 20 carats, yellow gold', 20],
    ['oval citrine, about 10 carats, gold ring', 10],
  ])('%s', (prompt, carats) => {
    expect(brief(prompt).caratWeight).toBe(carats);
    expect(brief(prompt).metals).toEqual(['Yellow Gold']);
  });

  it.each(['asscher, 3 carats, platinum, D colour VVS', '1.01 ct oval, G/VS2, in a claw mount'])(
    'graded as only diamonds are: %s',
    (prompt) => expect(brief(prompt).gemstones).toEqual(['Diamond']),
  );

  it('and what is grown in a laboratory without a name', () => {
    expect(brief('studs, 2ct total, round, lab, white gold').gemstones).toEqual(['Diamond']);
    expect(brief('a lab sapphire ring, oval').gemstones).toEqual(['Sapphire']);
  });

  it('and none where another stone is named', () => {
    expect(brief('oval sapphire ring, colour E please no').gemstones).toEqual(['Sapphire']);
    expect(brief('pear cut emerald and pear cut diamond').gemstones).toEqual(['Emerald', 'Diamond']);
    expect(brief('emerald or cushion cut diamond').gemstones).toEqual(['Diamond']);
  });
});

describe('thousands', () => {
  it.each([
    ['radiant diamond on 14k yellow gold, size 6.5, max 15k', 15000],
    ['a tennis bracelet, platinum. 20k tops', 20000],
    ['18k white gold ring, emerald, budget of 10k', 10000],
    ['a sapphire ring, we can go up to 9k', 9000],
    ['engagement ring, no more than 10k', 10000],
    ['a ruby ring, 24k all in', 24000],
    ['princess cut, 14k rose gold, size 6. Around 8k', 8000],
  ])('of money: %s', (prompt, max) => expect(brief(prompt).budget).toEqual({ min: null, max }));

  it.each([
    ['a chain, nothing under 14k', '14k Gold'],
    ['a band in white gold, 18k max', '18k Gold'],
    ['earrings up to 14k gold', '14k Gold'],
    ['belly chain 22k gold plated', '22k Gold'],
    ['a chain in 14k yellow gold or 18k', '18k Gold'],
    ['a ring, below 18k gold is fine', '18k Gold'],
  ])('and karats: %s', (prompt, metal) => {
    expect(brief(prompt).metals).toContain(metal);
    expect(brief(prompt).budget.max).toBeNull();
  });
});
