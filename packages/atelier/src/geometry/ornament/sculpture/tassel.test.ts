import type { Brief } from '@filigree/contracts';
import { describe, expect, it } from 'vitest';
import { createDesign } from '../../../design/index.ts';
import { openBrief } from '../../../design/testing/briefs.ts';
import { buildSolids } from '../../buildSolids.ts';
import { atBench } from '../../mesh/bench.ts';
import { heldGroups } from '../../testing/hangs.ts';
import { countOpenEdges, solidOf } from '../../testing/inspect.ts';

const TASSEL: Partial<Brief> = { arrangements: ['tassel'] };

describe('a tassel', () => {
  it.each([
    ['earrings', { ...TASSEL, type: 'Earrings' as const }, 2],
    ['earrings with a stone', { ...TASSEL, type: 'Earrings' as const, gemstones: ['Moonstone' as const] }, 2],
    ['a necklace', { ...TASSEL, type: 'Necklace' as const, lengthIn: 18 }, 1],
    [
      'a necklace with beads',
      { ...TASSEL, type: 'Necklace' as const, lengthIn: 16, gemstones: ['Turquoise' as const] },
      1,
    ],
  ])('hangs from its cap by every chain, and none touches another: %s', async (_, brief, pieces) => {
    const design = createDesign(openBrief(brief), 0);
    const made = await buildSolids(design);
    if (!made.ok) throw new Error(JSON.stringify(made.error));
    const { solids } = made;
    const chains = solids.metal.filter(({ name }) => name.startsWith('tassel chain'));
    expect(chains.length / pieces).toBeGreaterThanOrEqual(5);
    expect(chains.length / pieces).toBeLessThanOrEqual(9);
    for (const { mesh, name } of solids.metal) expect(countOpenEdges(mesh), name).toBe(0);
    await atBench((bench) => {
      expect(heldGroups(bench, solids)).toHaveLength(pieces);
      const parts = solids.metal.map(({ name, mesh }) => ({ name, solid: solidOf(bench, mesh) }));
      for (const one of parts.filter(({ name }) => name.startsWith('tassel')))
        for (const other of parts)
          if (one !== other)
            expect(
              bench.intersect(one.solid, other.solid).volume(),
              `${one.name} in ${other.name}`,
            ).toBeLessThan(1e-4);
    });
  });

  it('is of beads where a stone was named for it', () => {
    const beaded = [0, 1, 2, 3, 4].some((seed) => {
      const design = createDesign(openBrief({ ...TASSEL, type: 'Earrings', gemstones: ['Onyx'] }), seed);
      return (
        'ornaments' in design &&
        design.ornaments.some(
          ({ ornament }) => ornament.kind === 'sculpture' && ornament.beads?.gemstone === 'Onyx',
        )
      );
    });
    expect(beaded).toBe(true);
  });

  it('of pearls is of their strings in every sketch; what falls like water ends unlike far', () => {
    for (const seed of [0, 1, 2, 3]) {
      const design = createDesign(openBrief({ ...TASSEL, type: 'Earrings', gemstones: ['Pearl'] }), seed);
      expect(JSON.stringify(design)).toContain('"form":"tassel"');
      expect(JSON.stringify(design)).toContain('"beads":{"gemstone":"Pearl"');
    }
    const falls = [0, 1, 2, 3, 4, 5].some((seed) =>
      JSON.stringify(createDesign(openBrief({ ...TASSEL, type: 'Earrings' }), seed)).includes(
        '"uneven":true',
      ),
    );
    expect(falls).toBe(true);
  });
});
