import { describe, expect, it } from 'vitest';
import { interpret } from '../interpret.ts';

describe('leather, cord and silk', () => {
  it.each([
    ['braided black leather bracelet with a silver star', 'leather', 'wheat'],
    ['gold sun necklace on a waxed cotton cord', 'cotton cord', null],
    ['anklet of plaited suede with a shell', 'suede', 'wheat'],
  ] as const)('%s: read as what no chain is made of', (prompt, material, chain) => {
    const { brief, notUnderstood } = interpret({ prompt });
    expect(brief.softMaterial).toBe(material);
    expect(brief.chainKind).toBe(chain);
    expect(notUnderstood).toEqual([]);
  });

  it.each([
    'gold bracelet in a leather box',
    'bracelet of braided silver wire',
    'necklace with a string of pearls',
    'bracelet, chain instead of leather',
    'a ring with a leather look',
  ])('%s: of none of them', (prompt) => {
    expect(interpret({ prompt }).brief.softMaterial).toBeNull();
  });

  it('colours no stone and twists no bangle', () => {
    const { brief } = interpret({ prompt: 'braided red leather bracelet with a compass' });
    expect(brief.gemstones).toEqual([]);
    expect(brief.arrangements ?? []).not.toContain('twist');
    expect(brief.braceletKind).toBe('chain');
  });
});

describe('a figure that is to be the clasp', () => {
  it.each([
    'silver bracelet with a skull clasp',
    'gold necklace, lion shaped closure',
    'anklet with a fish clasp',
  ])('%s', (prompt) => {
    const { brief, notUnderstood } = interpret({ prompt });
    expect(brief.arrangements).toContain('figure-clasp');
    expect(brief.figures).toHaveLength(1);
    expect(notUnderstood).toEqual([]);
  });

  it('is none beside an ordinary clasp', () => {
    const { brief } = interpret({ prompt: 'anchor bracelet with a lobster clasp' });
    expect(brief.arrangements ?? []).not.toContain('figure-clasp');
  });
});
