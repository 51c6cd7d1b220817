import type { Brief } from '@filigree/contracts';
import { afterAll, describe, expect, it } from 'vitest';
import { createDesign } from '../../design/createDesign.ts';
import { type Design, readDesign } from '../../design/document.ts';
import type { RingDesign } from '../../design/ring/document.ts';
import { openBrief } from '../../design/testing/briefs.ts';
import { ringOf } from '../../design/testing/ring.ts';
import { buildSolids } from '../buildSolids.ts';
import { atBench } from '../mesh/bench.ts';
import type { Solids } from '../solids.ts';
import { countBodies, countOpenEdges, metalInStonesMm3, solidOf } from '../testing/inspect.ts';

const designOf = (wish: Partial<Brief>, seed: number): Design =>
  createDesign(openBrief({ type: 'Ring', arrangements: ['filigree'], ...wish }), seed);

/** Rings of which several things are asked are built once. */
const rings = new Map<string, Solids>();
afterAll(() => rings.clear());

async function built(design: Design): Promise<Solids> {
  const key = JSON.stringify(design);
  const known = rings.get(key);
  if (known !== undefined) return known;
  const result = await buildSolids(design);
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  rings.set(key, result.solids);
  return result.solids;
}

const BANDS: readonly (readonly [Partial<Brief>, number])[] = [
  [{ bandWidthMm: 4 }, 0],
  [{ bandWidthMm: 7, bandProfile: 'flat' }, 1],
  [{ bandWidthMm: 11, ringSize: 11, bandProfile: 'd-shape' }, 2],
  [{ metals: ['Silver'], ringSize: 4 }, 3],
];

describe('a band of filigree', () => {
  it.each(BANDS)('is one sound body with light through it: %o, %d', async (wish, seed) => {
    const design = designOf({ noStones: true, arrangements: ['filigree', 'band'], ...wish }, seed);
    const { band } = ringOf(design);
    expect(band.filigree).toBeDefined();
    expect(readDesign(JSON.parse(JSON.stringify(design)))).toEqual({ ok: true, design });
    const solids = await built(design);
    for (const { mesh } of solids.metal) expect(countOpenEdges(mesh)).toBe(0);
    const whole = await built({ ...design, band: withoutFiligree(band) } as RingDesign);
    const volume = ({ metal }: Solids): number => metal.reduce((sum, part) => sum + part.volumeMm3, 0);
    // Pierced, and yet wire is there.
    expect(volume(solids)).toBeLessThan(0.93 * volume(whole));
    expect(volume(solids)).toBeGreaterThan(0.35 * volume(whole));
    await atBench((bench) => {
      expect(countBodies(bench, solids)).toBe(1);
      // Openings make handles: each lets light through.
      const solid = bench.union(solids.metal.map(({ mesh }) => solidOf(bench, mesh)));
      expect(solid.genus()).toBeGreaterThan(20);
      // It is worn on a finger.
      const inner = ringOf(design).size.innerDiameterMm / 2;
      for (const { mesh } of solids.metal)
        for (let i = 0; i < mesh.positions.length; i += 3)
          expect(Math.hypot(mesh.positions[i]!, mesh.positions[i + 2]!)).toBeGreaterThan(inner - 0.02);
    });
  });

  it('is its own mirror image', async () => {
    const solids = await built(
      designOf({ noStones: true, arrangements: ['filigree', 'band'], ...BANDS[1]![0] }, BANDS[1]![1]),
    );
    const side = (sign: number): Promise<number> =>
      atBench((bench) => {
        const solid = bench.union(solids.metal.map(({ mesh }) => solidOf(bench, mesh)));
        const half = bench.hull(
          [0, 30 * sign].flatMap((x) => [-20, 20].flatMap((y) => [-20, 20].map((z) => [x, y, z] as const))),
        );
        return bench.intersect(solid, half).volume();
      });
    const [left, right] = [await side(-1), await side(1)];
    expect(Math.abs(left - right) / left).toBeLessThan(0.01);
  });

  it('gives way to a motif that was asked for, which is said', () => {
    for (const seed of [0, 1, 2, 3]) {
      const ring = ringOf(
        designOf({ noStones: true, arrangements: ['filigree', 'band'], motifs: ['Star'] }, seed),
      );
      expect(ring.band.filigree).toBeUndefined();
      expect(ring.provenance.adjustments.join()).toMatch(/The filigree arrangement cannot be made/);
    }
  });

  it('is too much for a narrow one, which is said', () => {
    const ring = ringOf(designOf({ noStones: true, arrangements: ['filigree', 'band'], bandWidthMm: 2 }, 0));
    expect(ring.band.filigree).toBeUndefined();
    expect(ring.provenance.adjustments.join()).toMatch(/no room for filigree/);
  });
});

const withoutFiligree = ({ filigree: _filigree, ...band }: RingDesign['band']): RingDesign['band'] => band;

describe('a gallery of filigree', () => {
  it.each([
    [{ gemstones: ['Diamond'], stoneCut: 'Round', caratWeight: 1.2 }, 0],
    [{ gemstones: ['Sapphire'], stoneCut: 'Oval' }, 1],
    [{ gemstones: ['Emerald'], stoneCut: 'Emerald', caratWeight: 2 }, 2],
    [{ gemstones: ['Opal'], stoneCut: 'Oval' }, 0],
    [{ gemstones: ['Ruby'], stoneCut: 'Pear', metals: ['Platinum'] }, 3],
  ] as const)('stands between the prongs, in one body with the ring: %o, %d', async (wish, seed) => {
    const design = designOf(wish as unknown as Partial<Brief>, seed);
    const ring = ringOf(design);
    if (ring.head?.kind !== 'prong') throw new Error('no prongs');
    expect(ring.head.gallery).toBe('filigree');
    expect(ring.title).toMatch(/filigree gallery/);
    const solids = await built(design);
    for (const { mesh } of solids.metal) expect(countOpenEdges(mesh)).toBe(0);
    const plain = await built({ ...ring, head: { ...ring.head, gallery: 'basket' } });
    await atBench((bench) => {
      expect(countBodies(bench, solids)).toBe(1);
      expect(metalInStonesMm3(bench, solids)).toBeLessThan(0.02 * solids.stones.length);
      const handles = ({ metal }: Solids): number =>
        bench.union(metal.map(({ mesh }) => solidOf(bench, mesh))).genus();
      expect(handles(solids)).toBeGreaterThan(handles(plain) + 3);
    });
  });
});
