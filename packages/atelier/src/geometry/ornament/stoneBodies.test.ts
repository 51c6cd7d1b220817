import { describe, expect, it } from 'vitest';
import { interpret } from '../../brief/index.ts';
import { createDesign } from '../../design/createDesign.ts';
import type { PieceDesign } from '../../design/piece/document.ts';
import { buildSolids } from '../buildSolids.ts';

const drawn = (prompt: string): PieceDesign[] => {
  const { brief } = interpret({ prompt });
  return [0, 1, 2, 3].map((seed) => createDesign(brief, 7919 + seed) as PieceDesign);
};

describe('planets that are a stone', () => {
  it.each([
    ['a Saturn pendant, an opal for the planet and a ring of sapphires around it', 'Opal', 'Sapphire'],
    ['gold planet necklace, a pearl as the planet and rubies along its ring', 'Pearl', 'Ruby'],
    ['pendant of Saturn with a garnet for the planet and diamonds on the ring', 'Garnet', 'Diamond'],
  ])('%s', (prompt, globe, small) => {
    for (const { ornaments, provenance } of drawn(prompt)) {
      const main = ornaments.find(({ slot }) => slot === 'main')!.ornament;
      if (main.kind !== 'motif') throw new Error(`drawn as ${main.kind}`);
      expect(main.form).toBe('planet');
      expect(main.centre?.gemstone).toBe(globe);
      expect(main.centre!.widthMm).toBeGreaterThan(0.35 * main.sizeMm);
      expect(main.accent?.stone.gemstone).toBe(small);
      expect(provenance.adjustments).toEqual([]);
    }
  });

  it('stay planets of metal where the stone is a small one beside them', () => {
    for (const { ornaments } of drawn('a planet pendant with a tiny diamond')) {
      const main = ornaments.find(({ slot }) => slot === 'main')!.ornament;
      if (main.kind === 'motif' && main.centre !== null)
        expect(main.centre.widthMm).toBeLessThan(0.2 * main.sizeMm);
    }
  });

  it('are the stone alone where they have no ring', () => {
    for (const { ornaments } of drawn('rose gold pendant, turquoise as the earth'))
      expect(ornaments.map(({ ornament }) => ornament.kind)).toEqual(['stone']);
  });

  it('have their ring before and behind the stone, and small stones on both sides of it', async () => {
    const [design] = drawn('pendant of Saturn, a round opal for the planet and a ring of diamonds around it');
    const built = await buildSolids(design!);
    if (!built.ok) throw new Error(JSON.stringify(built.error));
    const { stones } = built.solids;
    const globe = stones.find(({ role }) => role === 'centre')!;
    const heights = stones.filter((one) => one !== globe).map(({ placement }) => placement.origin[1]);
    const [low, high] = [Math.min(...heights), Math.max(...heights)];
    expect(heights.length).toBeGreaterThan(8);
    expect(low).toBeLessThan(globe.placement.origin[1]);
    expect(high - low).toBeGreaterThan(1.5);
  });
});
