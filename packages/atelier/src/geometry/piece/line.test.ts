import type { Brief } from '@filigree/contracts';
import { describe, expect, it } from 'vitest';
import { createDesign, type Design } from '../../design/index.ts';
import { openBrief } from '../../design/testing/briefs.ts';
import { buildSolids } from '../buildSolids.ts';
import { atBench } from '../mesh/bench.ts';
import type { Solids } from '../solids.ts';
import { heldGroups } from '../testing/hangs.ts';
import { solidOf } from '../testing/inspect.ts';

/** Short, so that there are fewer links to take apart. */
const TENNIS: Partial<Brief> = { type: 'Bracelet', braceletKind: 'tennis', lengthIn: 6 };
const RIVIERE: Partial<Brief> = { type: 'Necklace', arrangements: ['line'] };

async function built(design: Design): Promise<Solids> {
  const made = await buildSolids(design);
  if (!made.ok) throw new Error(JSON.stringify(made.error));
  return made.solids;
}

const isLink = ({ name }: { readonly name: string }): boolean => /^(?:link|setting|ornament)/.test(name);

/** Bodies of the links, those at the ends included. */
const linkBodies = ({ metal }: Solids): Promise<number> =>
  atBench(
    (bench) => bench.bodies(bench.union(metal.filter(isLink).map(({ mesh }) => solidOf(bench, mesh)))).length,
  );

describe('a line of stones', () => {
  it.each<[string, Partial<Brief>, number]>([
    ['round stones between claws', { ...TENNIS, gemstones: ['Diamond'], stoneCut: 'Round' }, 0],
    ['stones that grow smaller', { ...TENNIS, gemstones: ['Ruby'], stoneCut: 'Oval' }, 1],
    [
      'emerald cuts in bezels',
      { ...TENNIS, gemstones: ['Emerald'], stoneCut: 'Emerald', setting: 'Bezel' },
      2,
    ],
    ['drops before half of a chain', { ...TENNIS, gemstones: ['Sapphire'], stoneCut: 'Pear' }, 3],
    ['pearls on pegs', { ...TENNIS, gemstones: ['Pearl'] }, 0],
    ['domes', { ...TENNIS, gemstones: ['Moonstone'] }, 0],
    ['the smallest stones', { ...TENNIS, gemstones: ['Diamond'], stoneSizeMm: [2] }, 3],
    ['large stones about an ankle', { type: 'Anklet', arrangements: ['line'], stoneSizeMm: [6] }, 0],
    ['a rivière of four sizes', { ...RIVIERE, gemstones: ['Diamond'], lengthIn: 13.5, stoneSizeMm: [6] }, 1],
  ] as const)(
    'hangs together, each in a link of its own that touches no other: %s',
    async (_, brief, seed) => {
      const solids = await built(createDesign(openBrief(brief), seed));
      expect(solids.stones.length).toBeGreaterThan(9);
      expect(await linkBodies(solids)).toBe(solids.stones.length);
      expect(await atBench((bench) => heldGroups(bench, solids))).toHaveLength(1);
    },
  );

  it('goes round the wrist, the clasp and a little chain left free', async () => {
    const design = createDesign(openBrief({ ...TENNIS, gemstones: ['Diamond'], stoneCut: 'Round' }), 0);
    const { metal } = await built(design);
    const links = metal.filter(({ name }) => name.startsWith('link'));
    const lengthMm = links.length * 4.05;
    expect(lengthMm).toBeGreaterThan(0.8 * 6 * 25.4);
    expect(new Set(links.map(({ model }) => model?.mesh)).size).toBe(1);
  });

  it('has the carats that were asked for all of it, and as many stones as were counted', () => {
    const carats = createDesign(openBrief({ ...TENNIS, gemstones: ['Diamond'], caratWeight: 4 }), 0);
    const count = createDesign(openBrief({ ...TENNIS, gemstones: ['Diamond'], stoneCount: 30 }), 0);
    const groups = (design: Design) => ('ornaments' in design ? design.ornaments : []);
    const total = groups(carats).reduce(
      (sum, { count: many, ornament }) =>
        sum + many * (ornament.kind === 'stone' ? ornament.stone.nominalCarat : 0),
      0,
    );
    expect(total).toBeGreaterThan(3.6);
    expect(total).toBeLessThan(4.6);
    expect(carats.provenance.adjustments).toEqual([]);
    expect(groups(count).reduce((sum, { count: many }) => sum + many, 0)).toBe(30);
  });

  it('is drawn in four ways', () => {
    for (const brief of [TENNIS, RIVIERE]) {
      const drawn = [0, 1, 2, 3].map((seed) => createDesign(openBrief(brief), seed).composition);
      expect(new Set(drawn).size).toBe(4);
      for (const id of drawn) expect(id).toMatch(/-line-/);
    }
  });
});
