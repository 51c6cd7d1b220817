import { describe, expect, it } from 'vitest';
import { interpret } from '../../../brief/index.ts';
import { createDesign } from '../../createDesign.ts';
import { readDesign } from '../../document.ts';
import type { RingDesign } from '../document.ts';

const SEEDS = [0, 1, 2, 3, 4, 5, 6, 7];
const rings = (prompt: string): RingDesign[] =>
  SEEDS.map((seed) => createDesign(interpret({ prompt }).brief, seed) as RingDesign);

describe('few different stones in a row', () => {
  it.each([
    ['mothers ring, 3 birthstones in a row: ruby, emerald, sapphire. silver', 3],
    ["grandmother's ring with garnet, topaz, opal and amethyst", 4],
  ])('%s: each in its own bezel, or between prongs', (prompt, count) => {
    const made = rings(prompt);
    const settings = made.map(({ bandStones }) => bandStones?.setting);
    expect(new Set(settings)).toEqual(new Set(['bezel', 'shared-prong']));
    for (const { bandStones, title } of made) {
      expect(bandStones?.inTurn).toHaveLength(count);
      expect(title).not.toContain('pavé');
    }
  });

  it('that go all around are a row of many', () => {
    const made = rings('eternity band alternating ruby and diamond');
    expect(made.some(({ bandStones }) => (bandStones?.spanDegrees ?? 0) > 300)).toBe(true);
  });
});

describe('stones that were told larger than a row holds', () => {
  it('are drawn as large as it does, and that is said', () => {
    for (const ring of rings('gold ring with ten lapis lazuli in bezels, 10 mm stones, and spinels')) {
      expect(readDesign(JSON.parse(JSON.stringify(ring))).ok).toBe(true);
      if (ring.bandStones?.setting === 'bezel')
        expect(ring.provenance.adjustments.join(' ')).toContain('do not stand in a row around a finger');
    }
  });
});

describe('a solitaire', () => {
  it.each([
    'oval diamond solitaire engagement ring, thin plain yellow gold band',
    'solitaire ring with a ruby',
  ])('%s: of four sketches three and more hold the stone in prongs', (prompt) => {
    const heads = rings(prompt).map(({ head }) => head?.kind);
    for (let from = 0; from + 4 <= heads.length; from++)
      expect(heads.slice(from, from + 4).filter((kind) => kind !== 'prong').length).toBeLessThan(2);
  });

  it('in a bezel is in a bezel', () => {
    for (const { head } of rings('bezel set solitaire ring')) expect(head?.kind).toBe('bezel');
  });
});

describe('a wedding band with one small stone', () => {
  it('has it in the metal, with metal on both sides', () => {
    for (const { head, centre, band } of rings('3mm wedding band with one small diamond set in the front')) {
      expect(head?.kind).toBe('flush');
      expect(band.widthMm).toBe(3);
      expect(centre?.widthMm).toBeLessThanOrEqual(2);
    }
  });
});
