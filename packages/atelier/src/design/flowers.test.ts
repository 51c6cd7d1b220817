import { describe, expect, it } from 'vitest';
import { interpret } from '../brief/index.ts';
import { createDesign } from './createDesign.ts';
import { isRing, readDesign, type SoleDesign } from './document.ts';

const sketches = (prompt: string): SoleDesign[] => {
  const { brief } = interpret({ prompt });
  return [0, 1, 2, 3].map((seed) => createDesign(brief, seed) as SoleDesign);
};

/** The flower that a design shows: what its petals and its middle are. */
function flowerOf(design: SoleDesign) {
  if (isRing(design)) {
    const { head, centre } = design;
    if (head?.kind !== 'cluster' || head.petalStones === undefined) return null;
    return { petals: head.petals, accent: head.accent, stones: head.petalStones, middle: centre?.gemstone };
  }
  for (const { ornament } of design.ornaments)
    if (ornament.kind === 'rosette' && ornament.petalStones)
      return {
        petals: ornament.petals,
        accent: ornament.accent,
        stones: ornament.petalStones,
        middle: ornament.stone.gemstone,
      };
  return null;
}

describe('flowers whose petals are stones', () => {
  it.each([
    ['a flower pendant with amethyst petals and a citrine middle', 'Amethyst', 'Citrine'],
    ['sapphire flower earrings with a diamond centre', 'Sapphire', 'Diamond'],
    ['hairpin with a flower of rubies', 'Ruby', 'Ruby'],
    ['daisy ring of diamonds with an emerald centre', 'Diamond', 'Emerald'],
    ['bracelet with a flower of opal petals and a garnet centre', 'Opal', 'Garnet'],
  ])('%s: in every sketch, and no two alike', (prompt, petals, middle) => {
    const drawn = sketches(prompt);
    const flowers = drawn.map(flowerOf);
    expect(flowers.map((flower) => flower?.accent.gemstone)).toEqual(Array(4).fill(petals));
    expect(flowers.map((flower) => flower?.middle)).toEqual(Array(4).fill(middle));
    expect(new Set(drawn.map((design) => JSON.stringify([design.composition, flowerOf(design)]))).size).toBe(
      4,
    );
    for (const { title, provenance } of drawn) {
      expect(title).toMatch(/flower/);
      expect(provenance.adjustments).toEqual([]);
    }
  });

  it('has the cut, the number and the setting that were said', () => {
    for (const design of sketches('ring with six marquise rubies as petals around a diamond, in bezels')) {
      const flower = flowerOf(design);
      expect([flower?.petals, flower?.accent.cut, flower?.stones.setting]).toEqual([6, 'Marquise', 'bezel']);
    }
    for (const design of sketches('forget-me-not brooch of topaz with a citrine centre'))
      expect(flowerOf(design)?.petals).toBe(5);
  });

  it('sets soft stones and domes in bezels', () => {
    for (const design of sketches('flower ring with turquoise petals and a pearl middle'))
      expect(flowerOf(design)?.stones.setting).toBe('bezel');
  });

  it('lies low on a toe, its petals in bezels', () => {
    for (const design of sketches('toe ring, a flower with ruby petals and a diamond centre')) {
      expect(flowerOf(design)?.stones.setting).toBe('bezel');
      expect(design).toMatchObject({ head: { kind: 'cluster', clearanceMm: 0.5 } });
      expect(readDesign(design)).toMatchObject({ ok: true });
      expect(design.provenance.adjustments).toEqual([]);
    }
  });

  it('is one of stones where stones without a name stand before its word', () => {
    for (const design of sketches('silver toe ring with a small red stone flower'))
      expect(flowerOf(design)).not.toBeNull();
  });
});
