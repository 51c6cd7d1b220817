import type { Brief } from '@filigree/contracts';
import { describe, expect, it } from 'vitest';
import { departuresOf } from '../departures.ts';
import { EMPTY_BRIEF } from '../emptyBrief.ts';
import { createDesign } from '../index.ts';
import { openBrief } from '../testing/briefs.ts';
import { ringOf } from '../testing/ring.ts';
import { createRing } from './createRing.ts';
import type { RingDesign } from './document.ts';
import { findRingFaults } from './faults.ts';

const SEEDS = [0, 1, 2, 3, 4, 5, 6, 7];
const WEDDING: Partial<Brief> = { type: 'Ring', arrangements: ['band'], occasion: 'Engagement' };
const bands = (wish: Partial<Brief>): RingDesign[] =>
  SEEDS.map((seed) => createRing({ ...EMPTY_BRIEF, ...WEDDING, ...wish }, seed));

describe('bands', () => {
  it('are of metal where nothing speaks of stones, even for a wedding', () => {
    for (const { centre, head, bandStones } of bands({}))
      expect([centre, head, bandStones]).toEqual([null, null, null]);
  });

  it('are set all along with the stones that were named, brittle ones and domes too', () => {
    for (const gemstone of ['Sapphire', 'Emerald', 'Turquoise'] as const)
      for (const { head, bandStones } of bands({ gemstones: [gemstone] })) {
        expect(head).toBeNull();
        expect(bandStones?.stone.gemstone).toBe(gemstone);
      }
  });

  it('have stones that were counted in one row, and no room left beside it', () => {
    const rows = (wish: Partial<Brief>) =>
      bands({ gemstones: ['Diamond'], stoneCut: 'Princess', setting: 'Invisible', ...wish });
    expect(rows({}).some(({ bandStones }) => bandStones!.rows > 1)).toBe(true);
    for (const { band, bandStones } of rows({ stoneCount: 7 })) {
      expect(bandStones?.rows).toBe(1);
      expect(band.widthMm).toBeLessThan(2 * bandStones!.diameterMm);
    }
    for (const { bandStones } of rows({ stoneCount: 14, rows: 2 })) expect(bandStones?.rows).toBe(2);
  });

  it('keep a pearl, and a stone that was described, in a setting', () => {
    for (const wish of [{ gemstones: ['Pearl'] }, { gemstones: ['Ruby'], caratWeight: 1 }] as const)
      for (const { centre } of bands({ ...wish, gemstones: [...wish.gemstones] }))
        expect(centre?.gemstone).toBe(wish.gemstones[0]);
  });

  it('are two for a couple, and one beside an engagement ring', () => {
    const pair = (wish: Partial<Brief>) =>
      createDesign({ ...EMPTY_BRIEF, type: 'Ring', setTypes: ['Ring', 'Ring'], ...wish }, 0);
    expect(ringOf(pair(WEDDING)).centre).toBeNull();
    expect(ringOf(pair({ occasion: 'Engagement' })).centre).not.toBeNull();
  });
});

describe('bands of two metals', () => {
  const two = { metals: ['Platinum', 'Rose Gold'] as Brief['metals'] };

  it('are inlaid with the second, or wound of both', () => {
    for (const ring of [...bands(two), ...bands({ ...two, arrangements: ['band', 'twist'] })]) {
      expect(ring.alloys).toHaveLength(2);
      expect(ring.band.second?.alloyId).toBe(ring.alloys[1]!.id);
      expect(findRingFaults(ring)).toEqual([]);
      expect(ring.band.form === 'single' || ring.band.form === 'twist').toBe(true);
      expect(ring.title).toMatch(/in platinum and 14k rose gold/);
    }
  });

  it('have the stripe that was asked for, in every sketch and as wide as said', () => {
    for (const stripeMm of [0.8, 1, 3])
      for (const { band, title } of bands({ ...two, stripeMm })) {
        expect([band.form, title.includes('rose gold')]).toEqual(['single', true]);
        expect((band.second?.widthShare ?? 0) * band.widthMm).toBeCloseTo(stripeMm, 1);
      }
    // Of the stripe alone the metal was named.
    for (const { alloys, band } of bands({ metals: ['Rose Gold'], stripeMm: 1 }))
      expect(alloys.find(({ id }) => id === band.second?.alloyId)?.colour).toBe('rose');
  });

  it('have their border within the second, between rims of the first', () => {
    for (const ring of bands({ ...two, culture: ['Celtic'] })) {
      const { texture, second, widthMm } = ring.band;
      expect(texture).toMatchObject({ kind: 'pattern' });
      const rimMm = (widthMm * (1 - (second?.widthShare ?? 0))) / 2;
      expect(rimMm).toBeGreaterThan(0.3);
      expect(rimMm).toBeLessThan(Math.max(0.45, 0.11 * widthMm));
      expect(findRingFaults(ring)).toEqual([]);
    }
  });

  it('say where a stone leaves no place for a stripe', () => {
    for (const { provenance } of bands({ ...two, gemstones: ['Sapphire'], arrangements: [], stripeMm: 1 }))
      expect(provenance.adjustments.join()).toMatch(/A stripe is laid into a band that bears nothing else/);
  });

  it('are of one where the width that was asked for has no room, and say so', () => {
    const narrow = bands({ ...two, bandWidthMm: 1.5 }).filter(({ band }) => band.form === 'single');
    expect(narrow.length).toBeGreaterThan(0);
    for (const { alloys, provenance } of narrow) {
      expect(alloys).toHaveLength(1);
      expect(provenance.adjustments.join()).toMatch(/no place for a second metal: it is all in platinum/);
    }
  });
});

describe('stones about a stone', () => {
  const about = (wish: Partial<Brief>) =>
    SEEDS.map((seed) =>
      ringOf(createDesign({ ...EMPTY_BRIEF, type: 'Ring', arrangements: ['surround'], ...wish }, seed)),
    );

  it.each(['Pearl', 'Turquoise', 'Opal', 'Emerald', 'Diamond'] as const)('are of %s as asked', (gemstone) => {
    for (const { halo, provenance } of about({ gemstones: ['Garnet', gemstone] })) {
      expect(halo?.stone.gemstone).toBe(gemstone);
      expect(halo?.stone.form).toBe(
        gemstone === 'Pearl'
          ? 'bead'
          : gemstone === 'Turquoise' || gemstone === 'Opal'
            ? 'cabochon'
            : 'faceted',
      );
      if (halo?.stone.form !== 'faceted') expect(halo?.meleeDiameterMm).toBeGreaterThanOrEqual(1.5);
      expect(provenance.adjustments).toEqual([]);
    }
  });

  it('are told to be missing where another setting leaves them no room', () => {
    const brief: Brief = {
      ...EMPTY_BRIEF,
      type: 'Ring',
      arrangements: ['surround'],
      gemstones: ['Ruby'],
      setting: 'Tension',
    };
    expect(departuresOf(brief, createRing(brief, 0)).join()).toMatch(
      /The surround arrangement cannot be made/,
    );
  });
});

describe('a band that a figure goes around', () => {
  it('shows the stone that was named with it, on the band or in the figure', () => {
    const brief = openBrief({
      type: 'Ring',
      arrangements: ['band'],
      gemstones: ['Ruby'],
      motifs: ['Floral'],
      figures: ['branch'],
    });
    for (const seed of [0, 1, 2, 3, 4, 5]) {
      const ring = ringOf(createDesign(brief, seed));
      expect(JSON.stringify([ring.centre, ring.shoulders]), String(seed)).toContain('Ruby');
      expect(ring.shoulders.kind, String(seed)).toBe('motif');
    }
  });
});
