import type { Brief } from '@filigree/contracts';
import { describe, expect, it } from 'vitest';
import { createDesign } from '../design/createDesign.ts';
import { readDesign } from '../design/document.ts';
import { EMPTY_BRIEF } from '../design/emptyBrief.ts';
import { gemsWithin } from '../design/stones/within.ts';
import { openBrief } from '../design/testing/briefs.ts';
import { ringOf } from '../design/testing/ring.ts';
import { buildSolids } from '../geometry/buildSolids.ts';
import { atBench } from '../geometry/mesh/bench.ts';
import { bodiesOfMesh } from '../geometry/mesh/bodies.ts';
import type { Solids } from '../geometry/solids.ts';
import { countBodies, countOpenEdges, metalInStonesMm3 } from '../geometry/testing/inspect.ts';
import { checkDesign } from './index.ts';

/** Draws, reads back and builds a ring; it is one closed body that may be worn, with no metal left in its stones. */
async function sound(wish: Partial<Brief>, seed: number) {
  const design = createDesign(openBrief({ type: 'Ring', ...wish }), seed);
  expect(readDesign(JSON.parse(JSON.stringify(design)))).toEqual({ ok: true, design });
  const result = await buildSolids(design);
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  const { solids } = result;
  for (const { mesh } of solids.metal) expect(countOpenEdges(mesh)).toBe(0);
  await atBench((bench) => {
    expect(countBodies(bench, solids)).toBe(1);
    expect(metalInStonesMm3(bench, solids)).toBeLessThan(0.02);
  });
  expect(checkDesign(design, solids).findings.filter(({ severity }) => severity === 'fails')).toEqual([]);
  return { ring: ringOf(design), solids };
}
const widthAlongFinger = ({ bounds }: Solids): number => bounds.max[1] - bounds.min[1];
/** One of the four sketches, not always the same: the others have the same parts on other bands. */
const FIRST = [0];
const THIRD = [2];

describe('leaves on a ring', () => {
  const leaves: Partial<Brief> = { motifs: ['Floral'], figures: ['branch'] };

  it.each(FIRST)('stand on the shoulders in metal alone where one stone was named, %d', async (seed) => {
    const { ring } = await sound({ ...leaves, gemstones: ['Emerald'], setting: 'Solitary' }, seed);
    expect(ring.shoulders).toMatchObject({ kind: 'motif', place: 'shoulders', ornament: { accent: null } });
  });

  it('have stones among them where a second stone was named', () => {
    const design = createDesign(
      openBrief({ type: 'Ring', ...leaves, gemstones: ['Emerald', 'Ruby'], occasion: 'Engagement' }),
      0,
    );
    const { shoulders } = ringOf(design);
    expect(shoulders.kind === 'motif' && shoulders.ornament.accent?.stone.gemstone).toBe('Ruby');
  });
});

describe('a twig', () => {
  it.each(THIRD)('is the band, with leaves and without a stone that nobody named, %d', async (seed) => {
    const { ring, solids } = await sound(
      { arrangements: ['twig'], motifs: ['Floral'], figures: ['branch'] },
      seed,
    );
    expect(ring.band.twig).toBeDefined();
    expect(solids.stones).toEqual([]);
    // Bark and knots: at the palm, where no leaf is, the outside is not round.
    const radii = solids.metal.flatMap(({ mesh: { positions } }) =>
      Array.from({ length: positions.length / 3 }, (_, i) => i * 3)
        .filter((i) => positions[i + 2]! < -8 && Math.abs(positions[i + 1]!) < 0.4)
        .map((i) => Math.hypot(positions[i]!, positions[i + 2]!)),
    );
    const outer = radii.filter((radius) => radius > ring.size.innerDiameterMm / 2 + 1);
    expect(Math.max(...outer) - Math.min(...outer)).toBeGreaterThan(0.15);
    expect(Math.min(...radii)).toBeGreaterThan(ring.size.innerDiameterMm / 2 - 0.02);
  });

  it('carries the stone that was named', async () => {
    const { ring } = await sound({ arrangements: ['twig'], gemstones: ['Opal'], setting: 'Bezel' }, 1);
    expect([ring.band.twig === undefined, ring.centre?.gemstone]).toEqual([false, 'Opal']);
  });
});

describe('a figure around a band', () => {
  it.each([
    [['hexagons'], ['Geometric'], 'honeycomb'],
    [['daisy'], ['Floral'], 'flower-row'],
    [['crescent-moon'], ['Celestial', 'Star'], 'stars-and-moons'],
    [[], ['Heart'], 'heart-row'],
    [['wave'], ['Abstract'], 'wave-row'],
    [['mountain'], [], 'mountain-row'],
  ] as const)('is its border: %j', async (figures, motifs, pattern) => {
    const { ring, solids } = await sound(
      { arrangements: ['band', 'patterned'], figures: [...figures], motifs: [...motifs] },
      2,
    );
    expect(ring.band.texture).toMatchObject({ kind: 'pattern', pattern });
    expect(ring.shoulders.kind).toBe('plain');
    expect(solids.stones).toEqual([]);
  });

  it.each(FIRST)('of mountains has the stone that was named on top, %d', async (seed) => {
    const { ring } = await sound(
      { arrangements: ['patterned'], figures: ['mountain'], gemstones: ['Diamond'], stoneCut: 'Round' },
      seed,
    );
    expect(ring.centre).toMatchObject({ gemstone: 'Diamond', cut: 'Round' });
    expect(ring.head).not.toBeNull();
    expect(ring.band.texture).toMatchObject({ kind: 'pattern', pattern: 'mountain-row' });
  });

  it.each(['mountain', 'wave'] as const)(
    'that runs on is held by bridges where it is cut through: %s',
    async (figure) => {
      const { solids } = await sound({ arrangements: ['pierced'], figures: [figure] }, 0);
      expect(bodiesOfMesh(solids.metal[0]!.mesh)[0]!.holes).toBeGreaterThan(20);
    },
  );

  it.each(FIRST)('leaves room for one creature beside the stone that was named, %d', async (seed) => {
    const { ring } = await sound(
      {
        arrangements: ['patterned'],
        figures: ['hexagons', 'butterfly'],
        motifs: ['Geometric', 'Animal'],
        gemstones: ['Amethyst'],
      },
      seed,
    );
    expect(ring.centre?.gemstone).toBe('Amethyst');
    expect(ring.shoulders).toMatchObject({ place: 'beside', ornament: { form: 'butterfly' } });
  });

  it('a creature by itself is one, in every sketch', () => {
    for (const seed of [0, 1, 2, 3, 4, 5, 6, 7]) {
      const { shoulders } = ringOf(
        createDesign(openBrief({ type: 'Ring', figures: ['fox'], motifs: ['Animal'] }), seed),
      );
      expect(shoulders.kind === 'motif' && shoulders.place).toBe('front');
    }
  });
});

describe('crescents on both sides of a stone', () => {
  it.each(FIRST)('turn their backs to it, alike on the left and on the right, %d', async (seed) => {
    const { ring, solids } = await sound(
      {
        arrangements: ['flanked'],
        figures: ['crescent-moon'],
        motifs: ['Celestial'],
        gemstones: ['Moonstone'],
      },
      seed,
    );
    const { min, max } = solids.bounds;
    expect(min[0] + max[0]).toBeCloseTo(0, 1);
    // What stands over the band beside the head reaches as far to one edge of it as to the other.
    const outerMm = ring.size.innerDiameterMm / 2 + ring.band.thicknessMm;
    const across = solids.metal.flatMap(({ mesh: { positions: p } }) =>
      Array.from({ length: p.length / 3 }, (_, i) => 3 * i)
        .filter((i) => Math.hypot(p[i]!, p[i + 2]!) > outerMm + 0.1 && p[i]! > ring.centre!.widthMm / 2 + 2)
        .map((i) => p[i + 1]!),
    );
    expect(Math.max(...across)).toBeGreaterThan(1.5);
    expect(Math.max(...across) + Math.min(...across)).toBeCloseTo(0, 0);
  });
});

describe('baguettes on the shoulders', () => {
  it.each(THIRD)('stand in steps, the outer ones smaller and lower, %d', async (seed) => {
    const { ring, solids } = await sound(
      {
        arrangements: ['set-shoulders'],
        sideCut: 'Baguette',
        gemstones: ['Sapphire'],
        setting: 'Solitary',
        plateBorder: 'milgrain',
      },
      seed,
    );
    if (ring.shoulders.kind !== 'steps') throw new Error('no steps');
    const { perSide } = ring.shoulders;
    const side = solids.stones.filter(({ cut, placement }) => cut === 'Baguette' && placement.origin[0] > 0);
    expect(side).toHaveLength(perSide);
    const fromHead = [...side].sort((a, b) => a.placement.origin[0] - b.placement.origin[0]);
    for (const [i, stone] of fromHead.slice(1).entries()) {
      expect(stone.lengthMm).toBeLessThan(fromHead[i]!.lengthMm);
      expect(Math.hypot(...stone.placement.origin)).toBeLessThan(
        Math.hypot(...fromHead[i]!.placement.origin),
      );
    }
    expect(ring.band.milgrain).toBe(true);
  });
});

describe('a claddagh', () => {
  it.each(FIRST)('is two hands about a heart of the stone that was named, %d', async (seed) => {
    const { ring, solids } = await sound(
      { figures: ['claddagh'], motifs: ['Heart'], culture: ['Celtic'], gemstones: ['Aquamarine'] },
      seed,
    );
    expect(ring.shoulders).toMatchObject({ kind: 'emblem', ornament: { ground: 'silhouette' } });
    expect(solids.stones.map(({ cut }) => cut)).toEqual(['Heart']);
  });
});

describe('inlay', () => {
  it.each(THIRD)('lies level with the band, one stone as often as the other, %d', async (seed) => {
    const { ring, solids } = await sound(
      { arrangements: ['inlay'], gemstones: ['Turquoise', 'Onyx'], metals: ['Silver'] },
      seed,
    );
    const outer = ring.size.innerDiameterMm / 2 + ring.band.thicknessMm;
    const counts = ['Turquoise', 'Onyx'].map(
      (name) => solids.stones.filter(({ gemstone }) => gemstone === name).length,
    );
    expect(counts[0]).toBeGreaterThan(1);
    expect(counts[0]).toBe(counts[1]);
    for (const { mesh } of solids.metal)
      for (let i = 0; i < mesh.positions.length; i += 3)
        expect(Math.hypot(mesh.positions[i]!, mesh.positions[i + 2]!)).toBeLessThan(outer + 0.02);
  });

  it('of a transparent stone is told, and the stone set', () => {
    const design = createDesign(openBrief({ type: 'Ring', arrangements: ['inlay'], gemstones: ['Ruby'] }), 0);
    expect(ringOf(design).band.inlay).toBeUndefined();
    expect(design.provenance.adjustments.join()).toContain('opaque');
  });
});

describe('a band that is called wide', () => {
  it.each(FIRST)('is 7 mm and more under a head too, %d', async (seed) => {
    const { solids, ring } = await sound(
      { gemstones: ['Moonstone'], proportions: { ...EMPTY_BRIEF.proportions, band: 'wide' } },
      seed,
    );
    expect(ring.band.widthMm).toBeGreaterThanOrEqual(7);
    expect(widthAlongFinger(solids)).toBeGreaterThanOrEqual(7);
  });
});

describe('a navaratna', () => {
  it.each(THIRD)('is eight stones about a ruby, %d', async (seed) => {
    const { ring, solids } = await sound({ arrangements: ['navaratna'], metals: ['18k Gold'] }, seed);
    expect(ring.centre?.gemstone).toBe('Ruby');
    const names = solids.stones.map(({ gemstone, colour }) => `${colour ?? ''} ${gemstone}`.trim());
    expect(names.sort()).toEqual([
      'Diamond',
      'Emerald',
      'Pearl',
      'Ruby',
      'Sapphire',
      'orange Garnet',
      'red Onyx',
      'yellow Moonstone',
      'yellow Sapphire',
    ]);
    expect(ring.provenance.adjustments.join()).toContain('Coral');
  });

  it('is told where one of its stones is refused', () => {
    const design = createDesign(
      openBrief({ type: 'Ring', arrangements: ['navaratna'], excludedGemstones: ['Diamond'] }),
      0,
    );
    expect(gemsWithin(ringOf(design))).not.toContain('Diamond');
    expect(design.provenance.adjustments.join()).toContain('left out');
  });
});
