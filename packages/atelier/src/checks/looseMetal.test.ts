/** Every metal body of a piece holds on to the rest: large heads reach their bands, grains the metal between stones. */
import type { Brief } from '@filigree/contracts';
import { describe, expect, it } from 'vitest';
import { createDesign } from '../design/createDesign.ts';
import { isRing } from '../design/document.ts';
import type { Ornament } from '../design/ornament/document.ts';
import { openBrief } from '../design/testing/briefs.ts';
import { buildSolids } from '../geometry/buildSolids.ts';
import { looseMetal } from '../geometry/looseMetal.ts';
import { atBench, type Solid } from '../geometry/mesh/bench.ts';
import { bodiesOfMesh } from '../geometry/mesh/bodies.ts';
import { checkDesign } from './index.ts';

async function looseIn(brief: Partial<Brief>, seed: number): Promise<string[]> {
  const design = createDesign({ ...openBrief(), ...brief }, seed);
  const built = await buildSolids(design);
  if (!built.ok) throw new Error(built.error.part);
  return checkDesign(design, built.solids)
    .findings.filter(({ quantity }) => quantity === 'loose metal')
    .map(({ sentence }) => sentence);
}

describe('large heads', () => {
  it.each<[string, Partial<Brief>, readonly number[]]>([
    ['a round topaz of 24 mm', { gemstones: ['Topaz'], stoneCut: 'Round', stoneSizeMm: [24] }, [0, 1, 5]],
    [
      'an oval amethyst of 20 by 15 mm',
      { gemstones: ['Amethyst'], stoneCut: 'Oval', stoneSizeMm: [20, 15] },
      [0],
    ],
    ['a domed moonstone of 20 mm', { gemstones: ['Moonstone'], stoneSizeMm: [20] }, [1]],
  ])('a bezel about %s stands on its band', async (_, stone, seeds) => {
    for (const seed of seeds)
      expect(await looseIn({ type: 'Ring', setting: 'Bezel', ...stone }, seed)).toEqual([]);
  });

  it('the wire under a cluster of large stones reaches their cups, about a dome too', async () => {
    const about = { type: 'Ring', setting: 'Cluster', caratWeight: 29, stoneCut: 'Princess' } as const;
    expect(await looseIn({ ...about, gemstones: ['Turquoise'] }, 0)).toEqual([]);
  });

  it.each<[string, Partial<Brief>]>([
    ['rings', { type: 'Ring', caratWeight: 13, stoneCut: 'Oval', gemstones: ['Diamond'] }],
    ['brooches', { type: 'Brooch', caratWeight: 20, stoneCut: 'Round', gemstones: ['Topaz'] }],
  ])('the grains of large clusters of %s stand in the metal', async (_, brief) => {
    expect(await looseIn({ ...brief, setting: 'Cluster' }, 0)).toEqual([]);
  });
});

describe('grains along a band that is cut down over its whole width', () => {
  it.each(['bar', 'shared-prong'] as const)(
    'stand on what is left of it between stones in %s',
    async (setting) => {
      const brief = {
        ...openBrief(),
        type: 'Ring',
        gemstones: ['Lapis Lazuli'],
        arrangements: ['eternity'],
      } satisfies Brief;
      const design = createDesign(brief, 1);
      if (!isRing(design) || design.bandStones === null) throw new Error('no row around a band was drawn');
      const { band, bandStones } = design;
      const built = await buildSolids({
        ...design,
        band: { ...band, profile: 'flat', widthMm: 6, thicknessMm: 2.4 },
        bandStones: { ...bandStones, setting, milgrain: true, diameterMm: 2.2 },
      });
      if (!built.ok) throw new Error(built.error.part);
      for (const { mesh } of built.solids.metal) expect(bodiesOfMesh(mesh)).toHaveLength(1);
    },
  );
});

describe('bails and beads', () => {
  it.each<[string, Partial<Brief>]>([
    ['a star', { motifs: ['Star'] }],
    ['a cross', { motifs: ['Cross'] }],
  ])('a hinged bail holds on to the point of %s', async (_, brief) => {
    const seeds = [0, 1, 2, 3, 4, 5, 6, 7];
    const hinged = seeds.filter(
      (seed) =>
        (createDesign({ ...openBrief(), type: 'Pendant', ...brief }, seed) as { composition?: string })
          .composition === 'hinged-bail',
    );
    expect(hinged.length).toBeGreaterThan(0);
    for (const seed of hinged) expect(await looseIn({ type: 'Pendant', ...brief }, seed)).toEqual([]);
  });
});

describe('paved fields', () => {
  it('bear no bead where the seats of a narrow row meet', async () => {
    const design = createDesign({ ...openBrief(), type: 'Charm', setting: 'Pave' }, 0);
    if (!('carrier' in design)) throw new Error('not a piece');
    const alloyId = design.alloys[0].id;
    const stone = { gemstone: 'Diamond', cut: 'Round', form: 'faceted', colour: null } as const;
    const plate: Ornament = {
      ...{ kind: 'plate', alloyId, accentAlloyId: alloyId, outline: 'lozenge', enamel: [] },
      ...{ widthMm: 39.22, heightMm: 53, thicknessMm: 1.95, domeMm: 0, border: { kind: 'none' } },
      field: { kind: 'pave', stone, diameterMm: 2.4 },
    };
    const built = await buildSolids({ ...design, ornaments: [{ slot: 'main', count: 1, ornament: plate }] });
    expect(built).toMatchObject({ ok: true });
    if (built.ok) expect(built.solids.measures.filter(({ kind }) => kind === 'loose-metal')).toEqual([]);
  });
});

describe('slides', () => {
  it('hold a front that stands on its rim, beyond where they bow away', async () => {
    const design = createDesign({ ...openBrief(), type: 'Hairpin', noStones: true }, 0);
    if (!('carrier' in design)) throw new Error('not a piece');
    const coin: Ornament = {
      ...{ kind: 'plate', alloyId: design.alloys[0].id, accentAlloyId: design.alloys[0].id },
      ...{ outline: 'coin', widthMm: 18.7, heightMm: 18.7, thicknessMm: 1.3, domeMm: 1.7 },
      ...{ border: { kind: 'none' }, field: { kind: 'plain' }, enamel: [] },
    };
    const slide = { kind: 'barrette', lengthMm: 90, widthMm: 8 } as const;
    const carrier = {
      ...({ kind: 'fitted', alloyId: design.alloys[0].id, fitting: slide } as const),
      pair: false,
    };
    const built = await buildSolids({
      ...design,
      carrier: { ...carrier, shown: 'lies' },
      ornaments: [{ slot: 'main', count: 1, ornament: coin }],
    });
    expect(built).toMatchObject({ ok: true });
    if (built.ok) expect(built.solids.measures.filter(({ kind }) => kind === 'loose-metal')).toEqual([]);
  });
});

describe('loose metal', () => {
  const at = (x: number) => ({ x: [1, 0, 0], y: [0, 1, 0], z: [0, 0, 1], origin: [x, 0, 0] }) as const;
  const counted = (
    make: (bench: Parameters<Parameters<typeof atBench>[0]>[0]) => Solid[][],
    isRigid: boolean,
  ) =>
    atBench((bench) => {
      const parts = make(bench).map((solids, i) => {
        const solid = bench.union(solids);
        return {
          solid,
          part: {
            ...({ name: `part ${i}`, alloyId: 'main', metal: 'Silver', finish: 'Polished' } as const),
            ...{ mesh: bench.mesh(solid), volumeMm3: 1, areaMm2: 1, creaseAngleDegrees: 38 },
          },
        };
      });
      return looseMetal(bench, parts, isRigid).map(({ value }) => value);
    });

  it('is what stands apart, of one alloy and over several', async () => {
    const two = await counted(
      (bench) => [[bench.sphere(1, 16), bench.placed(bench.sphere(1, 16), at(3))]],
      true,
    );
    expect(two).toEqual([1]);
    const joined = await counted(
      (bench) => [[bench.sphere(1, 16), bench.placed(bench.sphere(1, 16), at(1.5))]],
      true,
    );
    expect(joined).toEqual([]);
    const soldered = await counted((bench) => {
      const ball = bench.sphere(1, 16);
      return [[ball], [bench.subtract(bench.placed(bench.sphere(1, 16), at(1.5)), [ball])]];
    }, true);
    expect(soldered).toEqual([]);
    const apart = await counted(
      (bench) => [[bench.sphere(1, 16)], [bench.placed(bench.sphere(1, 16), at(3))]],
      true,
    );
    expect(apart).toEqual([1]);
  });

  it('is no ring that hangs in another, in what hangs together by rings', async () => {
    const link = (bench: Parameters<Parameters<typeof atBench>[0]>[0], x: number): Solid =>
      bench.subtract(
        bench.prism(
          [
            [x - 2, -2],
            [x + 2, -2],
            [x + 2, 2],
            [x - 2, 2],
          ],
          0,
          1,
        ),
        [
          bench.prism(
            [
              [x - 1, -1],
              [x + 1, -1],
              [x + 1, 1],
              [x - 1, 1],
            ],
            -1,
            2,
          ),
        ],
      );
    expect(await counted((bench) => [[link(bench, 0), link(bench, 5)]], false)).toEqual([]);
    expect(await counted((bench) => [[link(bench, 0), link(bench, 5)]], true)).toEqual([1]);
    const grain = await counted(
      (bench) => [[link(bench, 0), bench.placed(bench.sphere(1, 16), at(5))]],
      false,
    );
    expect(grain).toEqual([1]);
  });

  it('knows bodies, pores and holes of a mesh', async () => {
    const [hollow] = await atBench((bench) => [
      bodiesOfMesh(bench.mesh(bench.subtract(bench.sphere(2, 32), [bench.sphere(1, 32)]))),
    ]);
    expect(hollow!.map(({ volumeMm3 }) => Math.sign(volumeMm3)).sort()).toEqual([-1, 1]);
    expect(hollow!.map(({ holes }) => holes)).toEqual([0, 0]);
  });
});
