import { describe, expect, it } from 'vitest';
import { interpret } from '../../brief/index.ts';
import { createDesign } from '../createDesign.ts';
import { isRing, membersOf } from '../document.ts';
import type { RingDesign } from '../ring/document.ts';

const bridal = (prompt: string): [RingDesign, RingDesign][] => {
  const { brief } = interpret({ prompt });
  return [0, 1, 2, 3].map((seed) => {
    const rings = membersOf(createDesign(brief, seed)).filter(isRing);
    expect(rings).toHaveLength(2);
    return rings as [RingDesign, RingDesign];
  });
};

describe('a wedding band beside an engagement ring', () => {
  it('is curved and set as it was told, of the metal of the ring', () => {
    const pairs = bridal(
      'Bridal set: round halo engagement ring in white gold with a curved pave wedding band that sits flush underneath',
    );
    for (const [ring, band] of pairs) {
      expect([ring.halo !== null, ring.band.form === 'curved']).toEqual([true, false]);
      expect([band.band.form, band.bandStones !== null, band.centre]).toEqual(['curved', true, null]);
      expect(band.alloys[0]).toEqual(ring.alloys[0]);
      expect(band.size).toEqual(ring.size);
    }
  });

  it('is plain beside a ring with a row, and in the one size that was said', () => {
    for (const [ring, band] of bridal(
      'oval ruby engagement ring with a pave band and a plain wedding band, gold, size 9',
    )) {
      expect([band.bandStones, band.centre]).toEqual([null, null]);
      expect([ring.size.us, band.size.us]).toEqual([9, 9]);
    }
  });

  it('is that of the ring where nothing was said of it', () => {
    const { brief } = interpret({ prompt: 'pear sapphire engagement ring plus a matching wedding band' });
    expect(brief.eachRing ?? null).toBeNull();
  });
});

describe('two bands for two people', () => {
  it('are of one metal where only one was named, and show the surface that was asked for', () => {
    const pairs = bridal(
      'matching wedding bands, his 6mm brushed white gold and hers 2mm with a row of diamonds',
    );
    for (const [his, hers] of pairs) {
      expect(hers.alloys[0]!.metal).toBe('White Gold');
      expect([his.band.form, his.band.finish]).toEqual(['single', 'Brushed']);
    }
  });
});

describe('two of what is worn in numbers', () => {
  it('are two bangles, each with what goes around them', () => {
    const { brief } = interpret({
      prompt: 'Two gold bangles, 22k, with small flowers carved all around and red enamel in between',
    });
    expect(brief.setTypes).toEqual(['Bracelet', 'Bracelet']);
    for (const seed of [0, 1]) {
      const pieces = membersOf(createDesign(brief, seed));
      expect(pieces).toHaveLength(2);
      for (const piece of pieces)
        expect(!isRing(piece) && piece.carrier.kind === 'bangle' && piece.carrier.band.texture).toMatchObject(
          {
            kind: 'pattern',
            enamel: 'red',
          },
        );
    }
  });

  it.each(['two tone gold bangle', 'a bangle with two rubies', 'gold anklet, two strands'])(
    'are one in: %s',
    (prompt) => expect(interpret({ prompt }).brief.setTypes ?? null).toBeNull(),
  );
});
