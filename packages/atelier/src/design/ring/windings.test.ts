import { describe, expect, it } from 'vitest';
import { openBrief } from '../testing/briefs.ts';
import { createRing } from './createRing.ts';

const rings = (wish: Parameters<typeof openBrief>[0]) =>
  [0, 1, 2, 3].map((seed) => createRing(openBrief({ type: 'Ring', ...wish }), seed));

describe('a curved band', () => {
  it('bows at its top in every sketch, and not in one way only', () => {
    const all = rings({ arrangements: ['curved', 'band'] });
    for (const { band, composition } of all) {
      expect([band.form, composition]).toEqual(['curved', 'curved-band']);
      expect(band.bow).toBeDefined();
    }
    expect(new Set(all.map(({ band }) => band.bow!.depthMm)).size).toBeGreaterThan(1);
  });
  it('keeps its form under a finish and bears the stones that were named along it', () => {
    for (const { band } of rings({ arrangements: ['curved', 'band'], finish: 'Hammered' }))
      expect([band.form, band.texture.kind]).toEqual(['curved', 'hammered']);
    for (const { band, bandStones } of rings({ arrangements: ['curved', 'band'], gemstones: ['Sapphire'] }))
      expect([band.form, bandStones?.stone.gemstone]).toEqual(['curved', 'Sapphire']);
  });
});

describe('a wavy band', () => {
  it('goes in waves all around in every sketch, and not in one way only', () => {
    const all = rings({ arrangements: ['wavy', 'band'] });
    for (const { band, composition, centre } of all)
      expect([band.form, composition, centre]).toEqual(['wavy', 'wavy-band', null]);
    expect(new Set(all.map(({ band }) => band.waves!.count)).size).toBeGreaterThan(1);
  });
  it('bears a row where stones of a band were named, and one where one was', () => {
    for (const { band, bandStones } of rings({ arrangements: ['wavy', 'band'], gemstones: ['Diamond'] }))
      expect([band.form, bandStones?.stone.gemstone]).toEqual(['wavy', 'Diamond']);
    for (const { band, centre } of rings({ arrangements: ['wavy', 'solitaire'], gemstones: ['Opal'] }))
      expect([band.form, centre?.gemstone]).toEqual(['wavy', 'Opal']);
  });
  it('is led aside further where it is broad', () => {
    const heightOf = (bandWidthMm: number) =>
      Math.max(
        ...rings({ arrangements: ['wavy', 'band'], bandWidthMm }).map(({ band }) => band.waves!.heightMm),
      );
    expect(heightOf(5)).toBeGreaterThan(heightOf(1.8));
  });
});

describe('a coil', () => {
  it('goes around as often as was told', () => {
    for (const coils of [2, 3, 4])
      for (const { band, composition } of rings({ coils }))
        expect([band.form, band.turns, composition]).toEqual(['coil', coils, 'coil']);
  });
  it('bears the stone that was named', () => {
    for (const { band, centre } of rings({ arrangements: ['coil'], gemstones: ['Pearl'] }))
      expect([band.form, centre?.gemstone]).toEqual(['coil', 'Pearl']);
  });
  it('is a serpent where that was asked for', () => {
    for (const { band, shoulders } of rings({ coils: 2, motifs: ['Serpent'] }))
      expect([band.form, shoulders.kind]).toEqual(['single', 'motif']);
  });
});
