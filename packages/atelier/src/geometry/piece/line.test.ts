import type { Brief } from '@filigree/contracts';
import { afterAll, describe, expect, it } from 'vitest';
import { createDesign, type Design } from '../../design/index.ts';
import { openBrief } from '../../design/testing/briefs.ts';
import { buildSolids } from '../buildSolids.ts';
import { atBench } from '../mesh/bench.ts';
import type { Solids } from '../solids.ts';
import { collide, treeOf } from '../testing/collide.ts';
import { heldGroups } from '../testing/hangs.ts';
import { bodiesOf, sharedMm3 } from '../testing/inspect.ts';

/** Short, so that there are fewer links to take apart. */
const TENNIS: Partial<Brief> = { type: 'Bracelet', braceletKind: 'tennis', lengthIn: 6 };
const RIVIERE: Partial<Brief> = { type: 'Necklace', arrangements: ['line'] };

/** Lines of which several things are asked are built once. */
const lines = new Map<string, Solids>();
afterAll(() => lines.clear());

async function built(design: Design): Promise<Solids> {
  const key = JSON.stringify(design);
  const known = lines.get(key);
  if (known !== undefined) return known;
  const made = await buildSolids(design);
  if (!made.ok) throw new Error(JSON.stringify(made.error));
  lines.set(key, made.solids);
  return made.solids;
}

const ROUND: Partial<Brief> = { ...TENNIS, gemstones: ['Diamond'], stoneCut: 'Round' };
const GROWING: Partial<Brief> = { ...TENNIS, gemstones: ['Ruby'], stoneCut: 'Oval' };
const BEZELS: Partial<Brief> = {
  ...TENNIS,
  gemstones: ['Emerald'],
  stoneCut: 'Emerald',
  setting: 'Bezel',
};
const ANKLET: Partial<Brief> = {
  type: 'Anklet',
  arrangements: ['line'],
  gemstones: ['Diamond'],
  stoneSizeMm: [6],
  lengthIn: 9,
};
const FOUR_SIZES: Partial<Brief> = { ...RIVIERE, gemstones: ['Diamond'], lengthIn: 13.5, stoneSizeMm: [6] };

const isLink = ({ name }: { readonly name: string }): boolean => /^(?:link|setting|ornament)/.test(name);

/** Bodies of the links, those at the ends included; links that met would be one. */
function linkBodies({ metal }: Solids): number {
  const bodies = metal
    .filter(isLink)
    .flatMap(({ mesh }) =>
      bodiesOf(mesh).map((body) => ({ tree: treeOf(mesh, body.indices), within: body })),
    );
  const meeting = bodies.filter((one, i) =>
    bodies.slice(i + 1).some((other) => collide(one, other, [0, 0, 0], 0)),
  );
  return bodies.length - meeting.length;
}

describe('a line of stones', () => {
  it.each<[string, Partial<Brief>, number]>([
    ['round stones between claws', ROUND, 0],
    ['stones that grow smaller', GROWING, 1],
    ['emerald cuts in bezels', BEZELS, 2],
    ['drops before half of a chain', { ...TENNIS, gemstones: ['Sapphire'], stoneCut: 'Pear' }, 3],
    ['pearls on pegs', { ...TENNIS, gemstones: ['Pearl'] }, 0],
    ['domes', { ...TENNIS, gemstones: ['Moonstone'] }, 0],
    ['the smallest stones', { ...TENNIS, gemstones: ['Diamond'], stoneSizeMm: [2] }, 3],
    ['large stones about an ankle', ANKLET, 0],
    ['a rivière of four sizes', FOUR_SIZES, 1],
  ])('hangs together, each in a link of its own that touches no other: %s', async (_, brief, seed) => {
    const solids = await built(createDesign(openBrief(brief), seed));
    expect(solids.stones.length).toBeGreaterThan(9);
    expect(linkBodies(solids)).toBe(solids.stones.length);
    expect(await atBench((bench) => heldGroups(bench, solids))).toHaveLength(1);
  });

  it.each<[string, Partial<Brief>, number]>([
    ['round', ROUND, 0],
    ['emerald cut', BEZELS, 2],
    ['growing smaller', GROWING, 1],
    ['about an ankle', ANKLET, 0],
    ['about a neck', { ...RIVIERE, gemstones: ['Diamond'], stoneCut: 'Round', lengthIn: 16 }, 0],
    ['a graduated rivière', FOUR_SIZES, 1],
    ['bezels about a neck', { ...RIVIERE, gemstones: ['Emerald'], stoneCut: 'Emerald', lengthIn: 17 }, 2],
  ])(
    'runs to the clasp on both sides, as long as asked, without a chain between: %s',
    async (_, brief, seed) => {
      const design = createDesign(openBrief(brief), seed);
      const solids = await built(design);
      expect(solids.metal.filter(({ name }) => name === 'chain')).toEqual([]);
      const at = solids.stones.map(({ placement: { origin } }) => origin);
      // From stone to stone all the way, and from the last to the first across the clasp.
      // Bracelets lie, necklaces hang: seen from within, the clasp is at the back or at the top.
      const middle = [0, 1, 2].map((k) => at.reduce((sum, place) => sum + place[k]!, 0) / at.length);
      const isHung = design.type === 'Necklace';
      const angles = at.map(([x, y, z]) => Math.atan2(x, isHung ? middle[2]! - z : middle[1]! - y));
      const way = at.map((_, i) => i).sort((i, k) => angles[i]! - angles[k]!);
      const apart = way
        .slice(1)
        .map((i, k) => Math.hypot(...[0, 1, 2].map((q) => at[i]![q]! - at[way[k]!]![q]!)));
      const [first, last] = [at[way[0]!]!, at[way[way.length - 1]!]!];
      const closingMm = Math.hypot(first[0] - last[0], first[1] - last[1], first[2] - last[2]);
      const lengthMm = apart.reduce((sum, mm) => sum + mm, closingMm);
      expect(Math.abs(lengthMm / ((brief.lengthIn ?? 0) * 25.4) - 1)).toBeLessThan(0.02);
      const claspMm =
        'carrier' in design && design.carrier.kind === 'chain' ? design.carrier.clasp.lengthMm : 0;
      expect(closingMm).toBeLessThan(claspMm + 5.6 + apart[0]! / 2 + apart[apart.length - 1]! / 2 + 0.5);
    },
  );

  it.each(['box', 'magnetic', 'lobster', 'toggle', 'spring-ring', 'hook'] as const)(
    'is closed by a %s that touches neither link nor ring',
    async (claspKind) => {
      const brief: Partial<Brief> = { ...TENNIS, gemstones: ['Sapphire'], stoneCut: 'Round', claspKind };
      const { metal } = await built(createDesign(openBrief(brief), 0));
      await atBench((bench) => {
        const closing = metal.filter(({ name }) => /ring|clasp/.test(name));
        expect(closing.length).toBeGreaterThanOrEqual(3);
        for (const one of closing)
          for (const other of metal)
            if (one !== other)
              expect(sharedMm3(bench, one.mesh, other.mesh), `${one.name} in ${other.name}`).toBeLessThan(
                1e-5,
              );
      });
    },
  );

  it('casts all links of a kind alike', async () => {
    const design = createDesign(openBrief(ROUND), 0);
    const { metal } = await built(design);
    const links = metal.filter(({ name }) => name.startsWith('link'));
    expect(links.length).toBeGreaterThan(30);
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
