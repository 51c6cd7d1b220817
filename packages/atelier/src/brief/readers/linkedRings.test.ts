import { describe, expect, it } from 'vitest';
import { interpret } from '../interpret.ts';

const read = (prompt: string) => interpret({ prompt }).brief;

describe('rings that are linked, on a piece that is none', () => {
  it.each([
    'silver pendant made of two circles linked together',
    'necklace with two interlocking rings, gold',
    'silver necklace with two rings that are linked',
    'two loops linked together necklace',
    'a necklace with 2 hoops linked into each other',
    'gold necklace, two circles intertwined',
    'interlocking circle necklace',
    'brooch of two entwined circles',
    'necklace with two joined circles',
    'earrings with two linked circles',
    'bracelet with two interlocking circles',
    'pendant: a small ring linked through a larger ring',
  ])('%s', (prompt) => {
    const { arrangements, motifs, setTypes, type, figureCount } = read(prompt);
    expect(arrangements).toEqual(['rolling']);
    expect(motifs).toEqual([]);
    expect(setTypes).toBeNull();
    expect(type).not.toBe('Ring');
    expect(figureCount).toBeNull();
  });

  it.each(['gold pendant of three interlocked rings', 'trinity ring pendant', 'russian ring necklace'])(
    'are three: %s',
    (prompt) => {
      expect(read(prompt)).toMatchObject({ arrangements: ['rolling'], figureCount: 3 });
    },
  );

  it.each([
    'pendant of two circles linked together, one smooth and one covered with small diamonds',
    'pendant, two rings intertwined, with diamonds on one',
    'interlocking circle necklace, one circle plain and the other pavé diamonds',
  ])('of which one is unlike the other: %s', (prompt) => {
    expect(read(prompt).arrangements).toEqual(['rolling', 'mismatched']);
  });

  it.each([
    'open circle pendant',
    'pendant with two circles',
    'chain link bracelet',
    'necklace of linked ovals',
    'gold hoop earrings joined by a chain',
    'interlocking hearts necklace',
  ])('are nothing else: %s', (prompt) => {
    expect(read(prompt).arrangements ?? []).not.toContain('rolling');
  });

  it('are bands where rings for a finger are asked for', () => {
    expect(read('two interlocking rings, gold')).toMatchObject({ type: 'Ring', setTypes: ['Ring', 'Ring'] });
  });
});
