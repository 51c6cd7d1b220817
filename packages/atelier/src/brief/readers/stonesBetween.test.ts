import { describe, expect, it } from 'vitest';
import { interpret } from '../interpret.ts';

const read = (prompt: string) => interpret({ prompt }).brief;
const counts = (prompt: string) =>
  read(prompt).gemstoneCounts?.map(({ gemstone, count }) => `${count} ${gemstone}`) ?? null;

describe('small stones between those of a counted row', () => {
  it.each([
    ['three small opals in a row with tiny diamonds between them', ['3 Opal'], 'Diamond'],
    ['five sapphires across the band with small diamonds in between', ['5 Sapphire'], 'Diamond'],
    ['two rubies with a diamond between them', ['2 Ruby', '1 Diamond'], 'Diamond'],
    ['row of three emeralds separated by little diamonds', ['3 Emerald'], 'Diamond'],
    ['ring with 7 pearls with seed diamonds between each', ['7 Pearl'], 'Diamond'],
    ['five stone opal ring with tiny diamonds in between', ['5 Opal'], 'Diamond'],
    ['gold ring, four rubies, a small diamond in between each one', ['4 Ruby', '3 Diamond'], 'Diamond'],
    ['tiny diamonds between three sapphires on a yellow gold band', ['3 Sapphire'], 'Diamond'],
    ['trio of aquamarines interspersed with small diamonds, white gold ring', ['3 Aquamarine'], 'Diamond'],
    ['victorian ring, five garnets with two tiny pearls between each', ['5 Garnet', '8 Pearl'], 'Pearl'],
    ['ring of five opals, pairs of little diamonds in the gaps', ['5 Opal', '8 Diamond'], 'Diamond'],
    ['ring: three turquoises and between each a tiny diamond', ['3 Turquoise', '2 Diamond'], 'Diamond'],
  ])('are counted beside it: %s', (prompt, said, small) => {
    const brief = read(prompt);
    expect(counts(prompt)).toEqual(said);
    expect(brief.gemstones[1]).toBe(small);
    expect(brief.arrangements).toContain('alternating');
    expect(brief.arrangements).not.toContain('set-shoulders');
    expect(`${brief.stoneCount} ${brief.gemstones[0]}`).toBe(said[0]);
  });

  it('of one kind with the row are smaller ones of it', () => {
    expect(counts('three round diamonds with smaller diamonds between them, platinum ring')).toEqual([
      '3 Diamond',
      '2 Diamond',
    ]);
  });

  it('leave nothing of their own that was not understood, and say nothing of the size of the row', () => {
    const { brief, notUnderstood } = interpret({
      prompt: 'gold ring, four rubies, each separated by a tiny diamond',
    });
    expect(notUnderstood).toEqual([]);
    expect(brief.proportions.stone).toBeNull();
    expect(read('three small opals with tiny diamonds between them').proportions.stone).toBe('small');
  });

  it.each([
    'an emerald between two diamonds',
    'a ring with two rubies and a diamond',
    'ring with three opals and small diamonds on the band',
    'my budget is between 500 and 700, a ring with three sapphires',
    'two birthstones, garnet and opal, with a small diamond between them',
    'bracelet of five sapphires with small diamonds between them',
    "can't decide between ruby and sapphire for my ring with two diamonds",
  ])('are none here: %s', (prompt) => {
    expect(read(prompt).arrangements ?? []).not.toContain('alternating');
    expect(counts(prompt)).toBeNull();
  });
});
