import { describe, expect, it } from 'vitest';
import type { Chain } from '../../design/chain/document.ts';
import { CHAIN_KINDS } from '../../design/chain/document.ts';
import { chainOf } from '../../design/chain/draw.ts';
import { findChainFaults, thickestWireMm } from '../../design/chain/proportions.ts';
import type { Alloy } from '../../design/parts.ts';
import { seededRandom } from '../../design/random.ts';
import { atBench, type Bench, BuildFault, type Solid } from '../mesh/bench.ts';
import { countOpenEdges, meshVolumeMm3, solidOf } from '../testing/inspect.ts';
import { buildChain } from './build.ts';
import { type ChainPath, hangingPath, lyingLoopPath, pathLengthMm, saggingPath } from './paths.ts';

const ALLOY: Alloy = {
  id: 'main',
  metal: '14k Gold',
  family: 'gold',
  karat: 14,
  colour: 'yellow',
  plating: 'none',
  recycled: false,
};
const FINISHING = { name: 'chain', alloy: ALLOY, finish: 'Polished', triangleBudget: 9000 } as const;
const WIDTHS = { herringbone: 4, byzantine: 5, rope: 3, curb: 4, rolo: 3 } as Readonly<
  Record<string, number>
>;
const chainFor = (kind: Chain['kind'], seed = 1): Chain =>
  chainOf(kind, 'main', WIDTHS[kind] ?? 2, seededRandom(seed));
const straight = (lengthMm: number): ChainPath => ({
  points: [
    [0, 0, 0],
    [lengthMm, 0, 0],
  ],
  normal: [0, 0, 1],
  closed: false,
});

/** Overlap of all pairs of bodies whose boxes meet, mm3. */
function overlapMm3(bench: Bench, bodies: readonly Solid[]): number {
  const boxes = bodies.map((body) => body.boundingBox());
  const apart = (i: number, k: number): boolean =>
    [0, 1, 2].some((q) => boxes[i].max[q] < boxes[k].min[q] || boxes[k].max[q] < boxes[i].min[q]);
  let sum = 0;
  for (let i = 0; i < bodies.length; i++) {
    for (let k = i + 1; k < bodies.length; k++)
      if (!apart(i, k)) sum += bench.intersect(bodies[i], bodies[k]).volume();
  }
  return sum;
}

/** Whether a group of bodies can be drawn out of another along x without the two ever touching. */
function comesApart(bench: Bench, held: Solid, drawn: Solid, stepMm: number): boolean {
  const [a, b] = [held.boundingBox(), drawn.boundingBox()];
  const far = a.max[0] - b.min[0] + stepMm;
  for (let x = stepMm; x < far; x += stepMm) {
    const moved = bench.placed(drawn, { x: [1, 0, 0], y: [0, 1, 0], z: [0, 0, 1], origin: [x, 0, 0] });
    if (bench.intersect(held, moved).volume() > 1e-6) return false;
  }
  return true;
}

describe('buildChain', () => {
  it.each(CHAIN_KINDS)('%s: closed links that hold each other and do not touch', async (kind) => {
    await atBench((bench) => {
      const chain = chainFor(kind);
      expect(findChainFaults(chain, 'chain')).toEqual([]);
      const built = buildChain(bench, chain, straight(kind === 'byzantine' ? 36 : 24), FINISHING);
      expect(countOpenEdges(built.part.mesh)).toBe(0);
      const bodies = bench.bodies(solidOf(bench, built.part.mesh));
      expect(bodies).toHaveLength(built.links);
      expect(overlapMm3(bench, bodies)).toBeLessThan(1e-6);
      const middles = bodies.map((body) => (body.boundingBox().min[0] + body.boundingBox().max[0]) / 2);
      const order = middles.map((x, i) => [x, i] as const).sort((p, q) => p[0] - q[0]);
      const half = Math.floor(bodies.length / 2);
      const pick = (from: number, to: number): Solid =>
        bench.union(order.slice(from, to).map(([, i]) => bodies[i]));
      expect(comesApart(bench, pick(0, half), pick(half, bodies.length), chain.wireMm * 0.3)).toBe(false);
    });
  });

  it.each(CHAIN_KINDS)(
    '%s: as long as asked within half a repeat, volume the sum of its links',
    async (kind) => {
      await atBench((bench) => {
        const chain = chainFor(kind, 5);
        const wanted = 180;
        const path = lyingLoopPath(wanted, 10, [0, 0, 0]);
        const built = buildChain(bench, chain, path, { ...FINISHING, triangleBudget: 60_000 });
        const repeats = kind === 'byzantine' ? 8 : kind === 'ball' ? 2 : 1;
        expect(Math.abs(built.lengthMm - wanted)).toBeLessThan((0.5 * repeats * wanted) / built.links + 0.01);
        expect(built.part.volumeMm3 / meshVolumeMm3(built.part.mesh)).toBeCloseTo(1, 4);
        expect(built.ends?.start.roomMm).toBeGreaterThan(0.2);
      });
    },
  );

  it('keeps to the budget of triangles for a necklace', async () => {
    await atBench((bench) => {
      for (const kind of CHAIN_KINDS) {
        const { part } = buildChain(bench, chainFor(kind), hangingPath(450, 125, 0.3, [0, 0, 0], 15), {
          ...FINISHING,
          triangleBudget: 140_000,
        });
        expect(part.mesh.indices.length / 3, kind).toBeLessThan(200_000);
      }
    });
  });

  it.each(CHAIN_KINDS)('%s: links of a bent chain do not touch either', async (kind) => {
    await atBench((bench) => {
      const path = saggingPath([-22, 0, 0], [22, 0, 0], 62, [0, -1, 0]);
      const built = buildChain(bench, chainFor(kind), path, FINISHING);
      const share = overlapMm3(bench, bench.bodies(solidOf(bench, built.part.mesh))) / built.part.volumeMm3;
      // Nested links are made for gentle bends: at 13 mm their lips begin to touch.
      expect(share).toBeLessThan(kind === 'herringbone' ? 0.01 : kind === 'snake' ? 1e-3 : 1e-4);
    });
  });

  it('weighs wire as Pappus does: section times the length of its middle', async () => {
    await atBench((bench) => {
      const chain: Chain = { kind: 'rolo', alloyId: 'main', widthMm: 4, wireMm: 0.7, section: 'round' };
      const built = buildChain(bench, chain, straight(40), FINISHING);
      const one = Math.PI * 0.35 ** 2 * Math.PI * (4 - 0.7);
      expect(built.part.volumeMm3 / (built.links * one)).toBeCloseTo(1, 3);
    });
  });

  it.each(CHAIN_KINDS)(
    '%s: narrow ones can be made of the thickest wire that its rules allow',
    async (kind) => {
      const narrow = chainOf(kind, 'main', 0.1, seededRandom(3));
      for (const share of [1, 1.12, 1.2, 1.35, 1.7]) {
        const widthMm = Math.round(100 * narrow.widthMm * share) / 100;
        const wireMm = Math.floor(100 * thickestWireMm(kind, widthMm)) / 100;
        const chain: Chain = { ...narrow, widthMm, wireMm };
        expect(findChainFaults(chain, 'chain')).toEqual([]);
        await atBench((bench) => {
          const { part } = buildChain(bench, chain, straight(12), FINISHING);
          expect(countOpenEdges(part.mesh)).toBe(0);
        });
      }
    },
  );

  it.each([
    [2, 0.44],
    [4, 1],
    [6, 1.56],
    [10, 2.6],
  ])(
    'curb links %d mm wide lie close: hardly any light is left between them, and none touches another',
    async (widthMm, wireMm) => {
      await atBench((bench) => {
        const chain: Chain = { kind: 'curb', alloyId: 'main', widthMm, wireMm, filed: true };
        const built = buildChain(bench, chain, straight(9 * widthMm), {
          ...FINISHING,
          triangleBudget: 30_000,
        });
        const bodies = bench.bodies(solidOf(bench, built.part.mesh));
        expect(overlapMm3(bench, bodies)).toBeLessThan(1e-6);
        // What one sees through of the middle of the chain, from above.
        const field = (x: number, y: number): Solid =>
          bench.hull(
            [-1, 1].flatMap((s) =>
              [-1, 1].flatMap((t) => [-50, 50].map((z) => [4.5 * widthMm + s * x, t * y, z] as const)),
            ),
          );
        const shadow = bench.intersect(bench.union(bodies), field(2 * widthMm, 0.36 * widthMm)).project();
        expect(shadow.area() / (4 * 0.72 * widthMm ** 2)).toBeGreaterThan(0.83);
        shadow.delete();
      });
    },
  );

  it('refuses wire that does not pass through its own links', async () => {
    const chain: Chain = { kind: 'rolo', alloyId: 'main', widthMm: 3, wireMm: 1, section: 'round' };
    expect(findChainFaults(chain, 'chain')).toHaveLength(1);
    await expect(atBench((bench) => buildChain(bench, chain, straight(40), FINISHING))).rejects.toThrow(
      BuildFault,
    );
  });
});

describe('paths', () => {
  it('have the length asked for', () => {
    expect(pathLengthMm(hangingPath(450, 125, 0.4, [0, 0, 0], 15))).toBeCloseTo(450, 1);
    expect(pathLengthMm(lyingLoopPath(180, 8, [0, 0, 0]))).toBeCloseTo(180, 0);
    expect(pathLengthMm(lyingLoopPath(180, 0, [0, 0, 0]))).toBeCloseTo(180, 1);
    const sag = saggingPath([0, 0, 0], [40, 0, 12], 55, [0, -1, 0]);
    expect(pathLengthMm(sag)).toBeCloseTo(55, 1);
    expect(sag.points[sag.points.length - 1][2]).toBeCloseTo(12, 3);
  });
});
