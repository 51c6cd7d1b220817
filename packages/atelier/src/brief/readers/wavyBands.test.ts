import { describe, expect, it } from 'vitest';
import { interpret } from '../interpret.ts';

const read = (prompt: string) => interpret({ prompt }).brief;

describe('a band that goes in waves', () => {
  it.each([
    'wavy gold wedding band',
    'a simple wave ring',
    'a thin wave band in silver',
    'undulating silver ring 3mm',
    'ring, the band should be slightly wavy',
    'a squiggle ring',
  ])('is no motif: %s', (prompt) => {
    const { arrangements, motifs, figures } = read(prompt);
    expect(arrangements).toContain('wavy');
    expect([motifs, figures ?? null]).toEqual([[], null]);
  });
  it.each([
    'a ring of an ocean wave',
    'wave ring for a surfer',
    'white gold wave band, 5 mm',
    'a signet ring with a wave',
    'wave signet ring',
  ])('is not meant by a wave that is shown: %s', (prompt) => {
    const { arrangements, figures } = read(prompt);
    expect(arrangements ?? []).not.toContain('wavy');
    expect(figures).toEqual(['wave']);
  });
  it('is what neither an edge nor a pattern nor a refusal asks for', () => {
    for (const prompt of [
      'earrings with wavy edges',
      'ring with wavy pattern',
      'no wavy bands, straight ring',
    ])
      expect(read(prompt).arrangements ?? []).not.toContain('wavy');
  });
  it('is one of a stack', () => {
    const { eachRing } = read('stack of 3 rings, one plain, one with a little moonstone and one wavy');
    expect(eachRing?.map(({ arrangements }) => arrangements)).toEqual([[], [], ['wavy']]);
  });
  it('bears one stone where one is told, a row where several are', () => {
    expect(read('wavy ring with a small round emerald').arrangements).toContain('solitaire');
    expect(read('wavy ring with diamonds').arrangements).not.toContain('solitaire');
  });
});
