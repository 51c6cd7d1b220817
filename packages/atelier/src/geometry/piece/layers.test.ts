import type { Brief } from '@filigree/contracts';
import { afterAll, describe, expect, it } from 'vitest';
import { createDesign, type Design } from '../../design/index.ts';
import type { PieceDesign } from '../../design/piece/document.ts';
import { openBrief } from '../../design/testing/briefs.ts';
import { buildSolids } from '../buildSolids.ts';
import { atBench } from '../mesh/bench.ts';
import type { Solids } from '../solids.ts';
import { heldGroups } from '../testing/hangs.ts';
import { countOpenEdges, sharedMm3 } from '../testing/inspect.ts';

/** Chains of which several things are asked are built once. */
const chains = new Map<string, Solids>();
afterAll(() => chains.clear());

async function built(design: Design): Promise<Solids> {
  const key = JSON.stringify(design);
  const known = chains.get(key);
  if (known !== undefined) return known;
  const made = await buildSolids(design);
  if (!made.ok) throw new Error(JSON.stringify(made.error));
  chains.set(key, made.solids);
  return made.solids;
}

const carrierOf = (design: Design) => {
  if (!('carrier' in design) || design.carrier.kind !== 'chain') throw new Error('a piece on chains');
  return design.carrier;
};

/** The corners of a box chain's last link graze the ring about it, mm3. */
const GRAZE_MM3 = 0.006;

const SEEDS = [0, 1, 2, 3];

const LAYERED = { arrangements: ['layered' as const] };
const CASES: readonly (readonly [string, Partial<Brief>])[] = [
  ['necklaces with a stone', { ...LAYERED, type: 'Necklace', gemstones: ['Sapphire'] }],
  ['necklaces with a figure', { ...LAYERED, type: 'Necklace', figures: ['butterfly'] }],
  ['four chains about a neck', { ...LAYERED, type: 'Necklace', rows: 4, lengthIn: 14 }],
  ['strands of beads', { type: 'Necklace', arrangements: ['layered', 'strand'], gemstones: ['Pearl'] }],
  ['bracelets', { ...LAYERED, type: 'Bracelet', rows: 2, lengthIn: 7, gemstones: ['Ruby'] }],
  [
    'bare chains about a wrist',
    { type: 'Bracelet', arrangements: ['layered', 'chain'], rows: 3, noStones: true },
  ],
  ['anklets', { ...LAYERED, type: 'Anklet', gemstones: ['Diamond'] }],
];

/** The first wish in all its ways; of the others, which share them, one in turn. */
function seedsOf(brief: Partial<Brief>): readonly number[] {
  const nth = CASES.findIndex(([, other]) => other === brief);
  return nth === 0 ? SEEDS : [SEEDS[nth % SEEDS.length]!];
}

describe('chains worn together', () => {
  it('are drawn in four ways, each of as many as were asked for', () => {
    for (const [name, brief] of CASES) {
      const designs = SEEDS.map((seed) => createDesign(openBrief(brief), seed));
      expect(new Set(designs.map(({ composition }) => composition)).size, name).toBe(4);
      for (const design of designs)
        expect(carrierOf(design).layers?.length ?? 0, name).toBeGreaterThanOrEqual((brief.rows ?? 2) - 1);
    }
  });

  it('end in their bars beyond large stones along them', async () => {
    const design = createDesign(
      openBrief({ ...LAYERED, type: 'Bracelet', lengthIn: 7, rows: 2, gemstones: ['Diamond'] }),
      0,
    );
    const carrier = carrierOf(design);
    const large = { gemstone: 'Diamond', cut: 'Oval', form: 'faceted', colour: null } as const;
    const stone = { ...large, lengthMm: 20, widthMm: 14.82, depthMm: 8.97, nominalCarat: 17 };
    const alloyId = carrier.alloyId;
    const links = { kind: 'wheat', alloyId, widthMm: 3.39, wireMm: 0.69 } as const;
    const made = await buildSolids({
      ...(design as PieceDesign),
      carrier: { ...carrier, chain: links, front: 'let-in' },
      ornaments: [
        {
          ...{ slot: 'station', count: 3 },
          ornament: {
            ...{ kind: 'stone', alloyId, stone, orientation: 'upright', halo: null },
            hold: { kind: 'prong', prongCount: 4, prongForm: 'round' },
          },
        },
      ],
    });
    expect(made.ok).toBe(true);
  });

  it.each(CASES)('hold together by one clasp, and none touches another: %s', async (_, brief) => {
    for (const seed of seedsOf(brief)) {
      const design = createDesign(openBrief(brief), seed);
      const solids = await built(design);
      for (const { mesh, name } of solids.metal) expect(countOpenEdges(mesh), name).toBe(0);
      await atBench((bench) => {
        expect(heldGroups(bench, solids), design.composition).toHaveLength(1);
        solids.metal.forEach((one, i) => {
          for (const other of solids.metal.slice(i + 1)) {
            const shared = sharedMm3(bench, one.mesh, other.mesh);
            expect(shared, `${design.composition}: ${one.name} in ${other.name}`).toBeLessThan(GRAZE_MM3);
          }
        });
      });
    }
  });

  it.each(CASES)('are each as long as said, the clasp included: %s', async (_, brief) => {
    const design = createDesign(openBrief(brief), seedsOf(brief)[0]!);
    const carrier = carrierOf(design);
    const lengths = [carrier, ...(carrier.layers ?? [])].map(({ lengthMm }) => lengthMm);
    if (brief.lengthIn) expect(lengths[0]).toBeCloseTo(brief.lengthIn * 25.4, 0);
    const { metal } = await built(design);
    const chains = metal.filter(({ name }) => /^chain/.test(name));
    expect(chains.length).toBe(lengths.length);
    chains.forEach(({ mesh, name }, i) => {
      const measured = aroundMm(mesh.positions);
      expect(Math.abs(measured / lengths[i]! - 1), `${name}: ${measured} of ${lengths[i]} mm`).toBeLessThan(
        0.03,
      );
    });
  });

  it('lie apart by two inches about a neck, and by more where something hangs between', () => {
    const plain = carrierOf(
      createDesign(openBrief({ ...LAYERED, type: 'Necklace', rows: 3, noStones: true }), 0),
    );
    expect((plain.layers ?? []).map(({ lengthMm }) => lengthMm)).toEqual([
      plain.lengthMm + 50,
      plain.lengthMm + 100,
    ]);
  });

  it('are of both metals where two were named', () => {
    const design = createDesign(
      openBrief({ ...LAYERED, type: 'Necklace', metals: ['14k Gold', 'Silver'] }),
      0,
    );
    const carrier = carrierOf(design);
    const ids = [carrier.chain.alloyId, ...(carrier.layers ?? []).map(({ chain }) => chain.alloyId)];
    expect(new Set(ids).size).toBe(2);
  });
});

/** Around a closed curve about its middle, through the middle of what lies in each of many directions; across gaps straight. */
function aroundMm(positions: Float32Array): number {
  const SECTORS = 240;
  const size = [0, 1, 2].map((k) => {
    const values = positions.filter((_, i) => i % 3 === k);
    return { low: values.reduce((a, b) => Math.min(a, b)), high: values.reduce((a, b) => Math.max(a, b)) };
  });
  const flat = size[1]!.high - size[1]!.low < size[2]!.high - size[2]!.low ? 2 : 1;
  const middle = [0, flat].map((k) => (size[k]!.low + size[k]!.high) / 2);
  const sums = Array.from({ length: SECTORS }, () => ({ x: 0, y: 0, n: 0 }));
  for (let i = 0; i < positions.length; i += 3) {
    const x = positions[i]! - middle[0]!;
    const y = positions[i + flat]! - middle[1]!;
    const sum =
      sums[Math.min(SECTORS - 1, Math.floor(((Math.atan2(y, x) + Math.PI) / (2 * Math.PI)) * SECTORS))]!;
    sum.x += x;
    sum.y += y;
    sum.n += 1;
  }
  const places = sums.filter(({ n }) => n > 0).map(({ x, y, n }) => [x / n, y / n] as const);
  return places.reduce((sum, [x, y], i) => {
    const next = places[(i + 1) % places.length]!;
    return sum + Math.hypot(next[0] - x, next[1] - y);
  }, 0);
}
