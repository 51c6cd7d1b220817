import { describe, expect, it } from 'vitest';
import { interpret } from '../../brief/index.ts';
import { createDesign } from '../createDesign.ts';
import { openBrief } from '../testing/briefs.ts';
import type { RingDesign } from './document.ts';

const SEEDS = [0, 1, 2, 3, 9, 14, 23, 40];
const ringsFor = (prompt: string): RingDesign[] => {
  const { brief } = interpret({ prompt });
  return SEEDS.map((seed) => createDesign(brief, seed) as RingDesign);
};

describe('a rope along a band', () => {
  it.each([
    'silver ring with a rope border and a small anchor on top',
    'wide gold band, twisted wire edges, no stones',
    'mens gold ring with corded edges and a lion',
    'white gold band with a twisted rope detail',
  ])('%s: lies along its edges or around its middle', (prompt) => {
    const rings = ringsFor(prompt);
    for (const { band } of rings) expect(band).toMatchObject({ form: 'single' });
    expect(new Set(rings.map(({ band }) => band.cord))).toEqual(new Set(['edges', 'middle']));
  });

  it.each(['gold rope chain necklace', 'twisted rope band ring', 'silver signet with a rope border'])(
    '%s: is none',
    (prompt) => {
      const { brief } = interpret({ prompt });
      for (const seed of SEEDS) expect(JSON.stringify(createDesign(brief, seed))).not.toContain('"cord"');
    },
  );

  it('is told where the band is too narrow for it', () => {
    for (const ring of ringsFor('2 mm gold band with rope edges, no stones')) {
      expect(ring.band.cord).toBeUndefined();
      expect(ring.provenance.adjustments.join()).toMatch(/rope along the band is left out/);
    }
  });
});

describe('a figure that was named as the front', () => {
  it.each([
    'viking ring with a valknut on top',
    'silver ring with an anchor',
    'gold ring with a compass on top',
  ])('%s: holds no stone that nobody spoke of', (prompt) => {
    for (const { shoulders } of ringsFor(prompt))
      expect(shoulders).toMatchObject({ kind: 'emblem', ornament: { stone: null } });
  });

  it('holds the one that was named', () => {
    const rings = ringsFor('silver skull ring with a ruby');
    expect(JSON.stringify(rings.map(({ shoulders }) => shoulders))).toContain('Ruby');
  });
});

describe('one figure', () => {
  it.each([
    'toe ring with a little daisy',
    'silver ring with a single star',
    'dainty gold ring with one tiny heart',
    'thin silver band with a small butterfly',
  ])('%s: is never a row of them', (prompt) => {
    for (const { shoulders } of ringsFor(prompt)) expect(shoulders).toMatchObject({ place: 'front' });
  });

  it.each(['silver ring with stars', 'toe ring with little lotuses'])('%s: may be a row', (prompt) => {
    expect(JSON.stringify(ringsFor(prompt).map(({ shoulders }) => shoulders))).toContain('"around"');
  });
});

describe('a pattern that is cut through', () => {
  it.each([
    ['Persian dome ring with a star tile pattern cut through, garnet in the middle', 'star-tiles'],
    ['silver band with hearts cut out all around', 'heart-row'],
    ['pierced honeycomb band in white gold', 'honeycomb'],
    ['rose gold ring, flowers cut through the band and a moonstone on top', 'flower-row'],
  ])('%s', (prompt, pattern) => {
    for (const { band } of ringsFor(prompt)) {
      expect(band.texture).toMatchObject({ kind: 'pattern', pattern, pierced: true });
      expect(band.widthMm).toBeGreaterThanOrEqual(4.4);
    }
  });

  it('keeps the stone that was named, alone', () => {
    for (const ring of ringsFor(
      'wide gold ring with a star pattern cut through it and a turquoise in the middle',
    )) {
      expect(ring.centre?.gemstone).toBe('Turquoise');
      expect([ring.halo, ring.sideStones, ring.bandStones]).toEqual([null, null, null]);
    }
  });

  it('of one figure there is the one', () => {
    for (const { band } of ringsFor('silver ring with a heart cut out of it'))
      expect(band.texture).not.toMatchObject({ pierced: true });
  });

  it('is told where the band is too narrow', () => {
    for (const ring of ringsFor('3 mm silver band with stars cut out all around'))
      expect(ring.provenance.adjustments.join()).toMatch(/too narrow/);
  });
});

describe('a hidden figure', () => {
  it.each([
    ['emerald ring with a tiny bee hidden on the side', 'bee'],
    ['oval sapphire engagement ring with a secret anchor on one shoulder', 'anchor'],
    ['garnet ring, vine band, a little owl tucked away on the side', 'owl'],
  ])('%s: is a detail, the stone is the front', (prompt, form) => {
    for (const { detail, head, provenance } of ringsFor(prompt)) {
      expect(detail?.form).toContain(form);
      expect(detail?.sizeMm).toBeLessThan(6.5);
      expect(head).not.toBeNull();
      expect(provenance.adjustments.join()).not.toMatch(/left out|needs the front/);
    }
  });

  it('is none where stones are hidden', () => {
    for (const { detail } of ringsFor('engagement ring with a hidden halo and a star'))
      expect(detail).toBeUndefined();
  });
});

describe('a described band', () => {
  it.each(['engagement ring with a ruby, thorny vine band', 'amethyst ring with a twig band'])(
    '%s: carries its stone alone',
    (prompt) => {
      for (const { halo, head, sideStones } of ringsFor(prompt)) {
        expect([halo, sideStones]).toEqual([null, null]);
        expect(head?.kind).not.toBe('cluster');
      }
    },
  );
});

it('tells that five large stones are not all as large as the middle one', () => {
  const told = (stoneSizeMm: number): string =>
    createDesign(
      openBrief({ gemstones: ['Diamond'], stoneCut: 'Round', stoneCount: 5, stoneSizeMm: [stoneSizeMm] }),
      1,
    ).provenance.adjustments.join();
  expect(told(6)).toContain('smaller than its 6 mm');
  expect(told(2.5)).not.toContain('smaller than its');
});

describe('one stone that lies low', () => {
  it.each([
    "Mum's old ring has a 0.6ct old european cut diamond and two chipped sapphires. Put the diamond in something low profile",
    'low profile ring for a 0.5 ct round diamond, yellow gold',
    'ring with one 5 mm sapphire, low profile, I wear gloves',
  ])('is held in a rim, and in no row: %s', (prompt) => {
    for (const { head, centre, bandStones, halo, provenance } of ringsFor(prompt)) {
      expect([head?.kind, centre === null, bandStones, halo]).toEqual(['bezel', false, null, null]);
      expect(provenance.adjustments).toEqual([]);
    }
  });
});

describe('a band that is a twig', () => {
  it('is the branch: nothing of it was left out', () => {
    for (const { band, provenance } of ringsFor(
      'moonstone ring with mushrooms and a hexagon, twig like band',
    )) {
      expect(band.twig).toBeDefined();
      expect(provenance.adjustments.join()).not.toContain('branch');
    }
  });
});
