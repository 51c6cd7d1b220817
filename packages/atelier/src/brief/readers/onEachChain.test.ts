import { describe, expect, it } from 'vitest';
import { interpret } from '../interpret.ts';

const briefOf = (prompt: string) => interpret({ prompt }).brief;

describe('things that each have their own chain', () => {
  it.each([
    'layered necklace two chains one with coin one with a tiny evil eye',
    'layered necklace, one chain with a coin and one with a heart',
    'two layered chains, one with a moon and one with a star',
    'double layer necklace with a pearl on one and a cross on the other',
    'layered gold necklace with a coin and an evil eye',
    'double chain necklace, coin on the longer chain and a heart on the shorter',
    'layered necklace: top chain with a tiny star, bottom chain with a moon',
    'stacked necklace, shorter one has a clover and longer one has a medallion',
    'layered necklace, one with initial A and one with a heart',
    '2 chains layered, one has a pearl, the other has a diamond',
  ])('%s', (prompt) => expect(briefOf(prompt).arrangements).toContain('mismatched'));

  it.each([
    'layered necklace with an evil eye coin',
    'layered necklace with a coin with a heart on it',
    'layered necklace with a moon and star',
    'layered necklaces, each with a star',
    'layered necklace with one big sun',
    'layered necklace with one chain plain and one with a cross',
    'a necklace with one moon and one star',
  ])('not: %s', (prompt) => expect(briefOf(prompt).arrangements ?? []).not.toContain('mismatched'));

  it('reads a strand of several as a chain', () => {
    const { arrangements, rows } = briefOf(
      'layered bracelet, one strand with a heart and another with a pearl',
    );
    expect(arrangements).not.toContain('strand');
    expect(rows ?? null).toBeNull();
  });
});
