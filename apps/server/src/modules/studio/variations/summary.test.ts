import { describe, expect, it } from 'vitest';
import { atelierDraftingTable } from '../bench/atelier-drafting-table.ts';
import { summaryOf } from './summary.ts';

const summarised = (prompt: string) => {
  const { brief } = atelierDraftingTable.interpret({ prompt });
  return summaryOf(atelierDraftingTable.sketch(brief, 1));
};

describe('a design in short', () => {
  it('has the length of every chain that is worn with others, the shortest first', () => {
    const summary = summarised('layered gold necklace with a ruby, three chains');
    const lengths = summary?.chainLengthsMm ?? [];
    expect(lengths).toHaveLength(3);
    expect(lengths).toEqual([...lengths].sort((a, b) => a - b));
    expect(new Set(lengths).size).toBe(3);
    expect(lengths).toContain(summary?.lengthMm);
  });

  it('has one length of a single chain, and none of what has no chain', () => {
    const single = summarised('18 inch gold chain');
    expect(single).toMatchObject({ chainLengthsMm: [], ringSizeUs: null });
    expect(single?.lengthMm).toBeCloseTo(457.2, 0);
    expect(summarised('a silver ring, size 7')).toMatchObject({
      lengthMm: null,
      chainLengthsMm: [],
      ringSizeUs: 7,
    });
  });
});
