import { MOTIFS } from '@filigree/contracts';
import { describe, expect, it } from 'vitest';
import { drawMotif, motifForms, motifOfForm, motifOrnamentSchema } from '../../../design/ornament/motif.ts';
import type { OrnamentStyle } from '../../../design/ornament/style.ts';
import type { StoneKind } from '../../../design/parts.ts';
import { seededRandom } from '../../../design/random.ts';
import { NO_ERA } from '../../../design/ring/eras.ts';
import { stoneOfSize } from '../../../design/stones/weight.ts';
import { assemble } from '../../assembly.ts';
import { frameAt } from '../../frame.ts';
import { atBench, type Bench } from '../../mesh/bench.ts';
import type { Solids } from '../../solids.ts';
import { StoneTray } from '../../stones/placing.ts';
import {
  countBodies,
  countBodiesWithStones,
  countOpenEdges,
  metalInStonesMm3,
  solidOf,
  stoneOverlapMm3,
} from '../../testing/inspect.ts';
import { Workpiece } from '../../workpiece.ts';
import type { BuiltOrnament } from '../built.ts';
import { buildMotif } from './build.ts';

const diamond: StoneKind = { gemstone: 'Diamond', cut: 'Round', form: 'faceted', colour: null };

const styleOf = (sizeMm: number, stones: boolean): OrnamentStyle => ({
  era: null,
  eraRules: NO_ERA,
  alloyId: 'main',
  accentAlloyId: 'main',
  centre: stones ? stoneOfSize({ ...diamond, gemstone: 'Sapphire' }, 6, 6) : null,
  accent: stones ? diamond : null,
  small: stones ? diamond : null,
  presence: 1,
  sizeMm,
});

function made(bench: Bench, spec: ReturnType<typeof motifOfForm>): { solids: Solids; built: BuiltOrnament } {
  const work = new Workpiece();
  const tray = new StoneTray();
  const built = buildMotif(bench, work, tray, frameAt([0, 0, 0]), spec);
  const solids = assemble(bench, {
    components: [
      {
        work,
        tray,
        at: [frameAt([0, 0, 0])],
        alloys: [
          {
            id: 'main',
            metal: '18k Gold',
            family: 'gold',
            karat: 18,
            colour: 'yellow',
            plating: 'none',
            recycled: false,
          },
        ],
        baseAlloyId: 'main',
        baseName: 'motif',
        otherName: 'motif',
        finish: 'Polished',
      },
    ],
    runs: [],
    measures: [],
    anchors: {
      framed: null,
      focus: built.focus,
      focusNormal: [0, 0, 1],
      focusRadiusMm: 5,
      fingerAxis: [0, 1, 0],
    },
  });
  return { solids, built };
}

const FORMS = MOTIFS.flatMap((motif) => motifForms(motif).map((form) => ({ motif, form })));
/** What `npm run test:figures` asks for. */
const EVERY = process.env.EVERY_FIGURE === '1';
// Each at its smallest, where least has room, and every third (or every one) in turn at its largest or between them. The
// twelve signs share their two builders: each is built at one size, its neighbours at the others.
const sizesOf = (motif: (typeof MOTIFS)[number], i: number): number[] => {
  if (motif === 'Zodiac') return [[5, 12, 30][i % 3]!];
  return EVERY || i % 3 === 0 ? [5, i % 2 === 0 ? 30 : 12] : [5];
};
const CASES = FORMS.flatMap(({ motif, form }, i) =>
  sizesOf(motif, i).map((sizeMm, j) => ({
    motif,
    form,
    sizeMm,
    seed: i + 7 * j,
    stones: (i + j) % 4 !== 3,
  })),
);

describe('motifs', () => {
  it('offers at least three forms of each, and documents that can be read back', () => {
    for (const motif of MOTIFS) {
      expect(motifForms(motif).length).toBeGreaterThanOrEqual(3);
      const spec = drawMotif(motif, styleOf(14, true), seededRandom(5));
      expect(motifOrnamentSchema.parse(JSON.parse(JSON.stringify(spec)))).toEqual(spec);
    }
    const rose = motifOfForm('Floral', 'rose', styleOf(14, true), seededRandom(1));
    expect(motifOrnamentSchema.safeParse({ ...rose, motif: 'Star' }).success).toBe(false);
  });

  it.each(CASES)('models $form at $sizeMm mm', async ({ motif, form, sizeMm, seed, stones }) => {
    const spec = motifOfForm(motif, form, styleOf(sizeMm, stones), seededRandom(seed));
    await atBench((bench) => {
      const { solids, built } = made(bench, spec);
      for (const part of solids.metal) expect(countOpenEdges(part.mesh)).toBe(0);
      expect(countBodies(bench, solids)).toBe(1);
      expect(countBodiesWithStones(bench, solids, 1.05)).toBe(1);
      expect(stoneOverlapMm3(bench, solids)).toBeLessThan(1e-3);
      if (solids.stones.length > 0) expect(metalInStonesMm3(bench, solids)).toBeLessThan(0.03);
      if (!stones) expect(solids.stones).toHaveLength(0);

      const { min, max } = solids.bounds;
      const slack = 0.02;
      expect(min[0]).toBeGreaterThan(-built.leftMm - slack);
      expect(max[0]).toBeLessThan(built.rightMm + slack);
      expect(min[1]).toBeGreaterThan(-built.downMm - slack);
      expect(max[1]).toBeLessThan(built.upMm + slack);
      expect(min[2]).toBeGreaterThan(-slack);
      expect(Math.min(built.leftMm, built.rightMm, built.upMm, built.downMm)).toBeGreaterThan(0);
      const size = Math.max(max[0] - min[0], max[1] - min[1]);
      expect(Math.abs(size / sizeMm - 1)).toBeLessThan(0.15);

      // A ring of wire about a hold bites into the metal.
      const metal = bench.union(solids.metal.map((part) => solidOf(bench, part.mesh)));
      for (const hold of Object.values(built.holds)) {
        const probe = bench.placed(bench.sphere(0.4, 16), {
          x: [1, 0, 0],
          y: [0, 1, 0],
          z: [0, 0, 1],
          origin: hold,
        });
        expect(bench.intersect(metal, probe).volume()).toBeGreaterThan(0.01);
      }
    });
  });

  it.each([
    ['Heart', 'puffed'],
    ['Heart', 'open-heart'],
    ['Infinity', 'infinity-ribbon'],
    ['Animal', 'fox'],
    ['Animal', 'butterfly'],
  ] as const)('hangs straight between its two highest places: %s, %s', async (motif, form) => {
    const spec = motifOfForm(motif, form, styleOf(16, false), seededRandom(2));
    await atBench((bench) => {
      const { built, solids } = made(bench, spec);
      const [x, y] = built.holds.top;
      const middle = (solids.bounds.min[0] + solids.bounds.max[0]) / 2;
      expect(Math.abs(x - middle)).toBeLessThan(0.5);
      expect(y).toBeGreaterThan(0);
    });
  });

  it('models the same motif twice', async () => {
    const spec = motifOfForm('Floral', 'branch', styleOf(15, true), seededRandom(3));
    const positions = async () => atBench((bench) => made(bench, spec).solids.metal[0].mesh.positions);
    expect(await positions()).toEqual(await positions());
  });
});

describe('small stones with corners', () => {
  it.each([
    ['Infinity', 'infinity-stones', 60, 3.5],
    ['Infinity', 'infinity-stones', 24, 2.2],
    ['Floral', 'branch', 30, 2.4],
    ['Star', 'five-point', 20, 1.6],
  ] as const)(
    '%s, %s of %d mm: their beads stand in metal, and no two meet',
    async (motif, form, sizeMm, small) => {
      const princess = { ...diamond, cut: 'Princess' as const };
      const spec = motifOfForm(motif, form, { ...styleOf(sizeMm, true), small: princess }, seededRandom(3));
      await atBench((bench) => {
        const { solids } = made(bench, { ...spec, accent: { stone: princess, diameterMm: small } });
        expect(countBodies(bench, solids)).toBe(1);
        expect(stoneOverlapMm3(bench, solids)).toBeLessThan(1e-3);
      });
    },
  );
});
