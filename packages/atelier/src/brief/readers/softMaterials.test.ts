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

describe('colours of leather and cord', () => {
  it.each([
    'leather bracelet for my husband, braided brown, steel clasp with an anchor on it',
    'leather bracelet in brown, silver clasp',
    'bracelet, leather, the colour should be dark brown',
    'necklace on a silk cord, blue, with a gold heart',
    'leather bracelet, black, with a silver clasp',
    'black bracelet, leather, with a silver clasp',
    'mens leather bracelet black and brown, braided',
    'bracelet on a cord - red please - with a little gold star',
    'pendant on a cord, black, with a gold star',
    'suede choker. burgundy. gold heart on it',
    'brown braided bracelet made of leather',
    'a cord bracelet in black or navy, with a silver disc',
    "leather wrap bracelet, I'd like it in cognac, with a silver bead",
  ])('are of no stone and no metal, wherever they stand: %s', (prompt) => {
    const { brief, notUnderstood } = interpret({ prompt });
    expect(brief.gemstones).toEqual([]);
    expect(brief.metals).not.toContain('Black Rhodium');
    expect(brief.softMaterial).not.toBeNull();
    expect(notUnderstood.join()).not.toMatch(/black|brown|blue|red|navy|cognac|burgundy/);
  });

  it.each([
    ['leather bracelet with a blue stone', 'Sapphire'],
    ['leather cord necklace with a green pendant', 'Emerald'],
    ['bracelet: brown plaited leather, blue topaz', 'Topaz'],
    ['red heart on a black cord, pendant', 'Ruby'],
  ] as const)('are of stones elsewhere: %s', (prompt, gemstone) => {
    expect(interpret({ prompt }).brief.gemstones).toEqual([gemstone]);
  });
});

describe('a figure that is to be the clasp', () => {
  it.each([
    'leather bracelet, steel clasp with an anchor on it',
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
