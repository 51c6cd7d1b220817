import type { Brief } from '@filigree/contracts';
import { describe, expect, it } from 'vitest';
import { openBrief } from '../testing/briefs.ts';
import { createRing } from './createRing.ts';

const four = (changes: Partial<Brief> = {}) =>
  [0, 1, 2, 3].map((seed) => createRing(openBrief({ type: 'Ring', bandProfile: 'bombe', ...changes }), seed));

describe('a dome ring', () => {
  it('is broad and high at the top and narrow at the palm, without a stone, in four ways', () => {
    const rings = four();
    for (const { band, centre, head, bandStones, title } of rings) {
      expect([centre, head, bandStones]).toEqual([null, null, null]);
      expect(band.profile).toBe('bombe');
      expect(band.widthMm).toBeGreaterThan(8.8);
      expect(band.thicknessMm).toBeGreaterThanOrEqual(3);
      expect(band.widthMm * band.palmTaper).toBeLessThan(4.2);
      expect(title).toMatch(/^Dome ring in /);
    }
    expect(new Set(rings.map(({ band }) => JSON.stringify([band.ribs, Math.round(band.widthMm)]))).size).toBe(
      4,
    );
  });

  it('is hollowed from the finger side and says so, unless it was asked for solid', () => {
    for (const { wallMm, provenance } of four()) {
      expect(wallMm).toBeGreaterThanOrEqual(1);
      expect(provenance.adjustments.join(' ')).toMatch(/hollowed from the finger side/);
    }
    for (const { wallMm } of four({ hollow: false })) expect(wallMm).toBeUndefined();
  });

  it('is smooth where a finish or simplicity was asked for, and ribbed where a twist was', () => {
    for (const { band } of four({ finish: 'Hammered' })) {
      expect(band.ribs).toBeUndefined();
      expect(band.texture.kind).toBe('hammered');
    }
    for (const { band } of four({ arrangements: ['twist'] })) {
      expect(band.ribs).toBeDefined();
      expect(band.form).toBe('single');
    }
  });

  it('is set all over with what stones were named, or with the one that was', () => {
    for (const { bandStones, centre } of four({ gemstones: ['Ruby'], setting: 'Pave' })) {
      expect(bandStones).toMatchObject({ setting: 'pave', stone: { gemstone: 'Ruby' } });
      expect(centre).toBeNull();
    }
    for (const { centre, head } of four({ gemstones: ['Ruby'], stoneCount: 1 })) {
      expect(head?.kind).toBe('flush');
      expect(centre?.gemstone).toBe('Ruby');
    }
  });

  it.each<[string, Partial<Brief>]>([
    ['a domed stone', { gemstones: ['Opal'] }],
    ['a narrow band', { bandWidthMm: 4 }],
    ['a large stone', { gemstones: ['Sapphire'], caratWeight: 2 }],
    ['a figure', { motifs: ['Star'] }],
  ])('gives way to a half round band beside %s', (_, changes) => {
    for (const { band } of four(changes)) expect(band.profile).not.toBe('bombe');
  });
});

describe('a bevelled band', () => {
  it('keeps its edges as they are filed', () => {
    const brief = openBrief({
      type: 'Ring',
      bandProfile: 'bevelled',
      arrangements: ['band'],
      bandWidthMm: 6,
    });
    for (const seed of [0, 1, 2, 3]) {
      const { band } = createRing(brief, seed);
      expect(band.profile).toBe('bevelled');
      expect(band.edge).toBeUndefined();
      expect(band.milgrain).toBe(false);
    }
  });
});
