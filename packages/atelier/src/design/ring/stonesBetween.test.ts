import { describe, expect, it } from 'vitest';
import { interpret } from '../../brief/index.ts';
import { createDesign } from '../createDesign.ts';
import { readDesign } from '../document.ts';
import type { RingDesign } from './document.ts';
import { betweenPitchMm, pairOffsetMm, pairWidthMm } from './stonesBetween.ts';

const rings = (prompt: string): RingDesign[] =>
  [0, 1, 2, 3].map((seed) => createDesign(interpret({ prompt }).brief, seed) as RingDesign);

describe('a row with small stones in its gaps', () => {
  it.each([
    ['three small opals in a row with tiny diamonds between them', 'Opal', 3],
    ['five sapphires across the band with small diamonds in between', 'Sapphire', 5],
    ['two rubies with a diamond between them', 'Ruby', 2],
    ['ring with 7 pearls with seed diamonds between each', 'Pearl', 7],
    ['platinum ring, a row of eleven sapphires separated by diamonds', 'Sapphire', 11],
  ])('has as many as were counted, the others distinctly smaller: %s', (prompt, gemstone, count) => {
    for (const ring of rings(prompt)) {
      const { bandStones: row } = ring;
      expect(row?.stone.gemstone).toBe(gemstone);
      expect(row?.between).toMatchObject({ count, stone: { gemstone: 'Diamond' } });
      expect(row!.between!.diameterMm).toBeLessThan(0.66 * row!.diameterMm);
      expect(ring.head).toBeNull();
      expect(row!.inTurn).toBeUndefined();
      expect(ring.title).toMatch(/half-hoop ring/);
      expect(ring.provenance.adjustments).toEqual([]);
      expect(row!.spanDegrees).toBeLessThan(300);
      expect(readDesign(JSON.parse(JSON.stringify(ring)))).toMatchObject({ ok: true });
    }
  });

  it('is made in four different ways', () => {
    const made = rings('five sapphires in a row with small diamonds in between, gold ring');
    const ways = made.map(
      ({ band, bandStones }) =>
        `${bandStones?.setting} ${bandStones?.between?.perGap} ${band.profile} ${bandStones?.milgrain}`,
    );
    expect(new Set(ways).size).toBe(4);
  });

  it('has as many in each gap as were told, on a band that bears them', () => {
    for (const { band, bandStones } of rings('five garnets, two tiny diamonds between each, gold ring')) {
      expect(bandStones?.between?.perGap).toBe(2);
      expect(band.widthMm).toBeGreaterThanOrEqual(
        pairWidthMm({ ...bandStones!, between: bandStones!.between! }),
      );
    }
    for (const { bandStones } of rings('five garnets, one tiny diamond between each, gold ring'))
      expect(bandStones?.between?.perGap).toBe(1);
  });

  it('cups pearls and keeps to the setting that was named', () => {
    const settings = (prompt: string) => new Set(rings(prompt).map(({ bandStones }) => bandStones?.setting));
    expect(settings('ring with 5 pearls with small diamonds between each')).toEqual(new Set(['bezel']));
    expect(settings('ring, 5 rubies in prongs with small diamonds between each')).toEqual(
      new Set(['shared-prong']),
    );
  });

  it('leaves light between neighbours', () => {
    const row = {
      diameterMm: 3,
      setting: 'bezel',
      between: {
        stone: { gemstone: 'Diamond', cut: 'Round', form: 'faceted', colour: null },
        diameterMm: 1.2,
        perGap: 2,
        count: 3,
      },
    } as const;
    const apart = Math.hypot(betweenPitchMm(row) / 2, pairOffsetMm(row));
    expect(apart).toBeGreaterThan((3 + 1.2) / 2 + 0.5);
  });
});
