import { describe, expect, it } from 'vitest';
import { createDesign } from '../../design/createDesign.ts';
import { motifOfForm } from '../../design/ornament/motif.ts';
import { seededRandom } from '../../design/random.ts';
import { NO_ERA } from '../../design/ring/eras.ts';
import { openBrief } from '../../design/testing/briefs.ts';
import { ringOf } from '../../design/testing/ring.ts';
import { buildSolids } from '../buildSolids.ts';

const accent = { gemstone: 'Lapis Lazuli', cut: 'Round', form: 'cabochon', colour: null } as const;

const styleOf = (alloyId: string, sizeMm: number) => ({
  era: null,
  eraRules: NO_ERA,
  alloyId,
  accentAlloyId: alloyId,
  centre: null,
  accent,
  small: accent,
  presence: 1,
  sizeMm,
});

describe('motifs on the shoulders of a halo ring', () => {
  it.each([
    ['Geometric', 'hexagons', 1.5],
    ['Geometric', 'hexagons', 1.2],
    ['Geometric', 'deco-fan', 1.6],
    ['Eye', 'almond-eye', 1.5],
  ] as const)(
    'stand beside it, not under it: %s, %s, halo of %d mm',
    async (motif, form, meleeDiameterMm) => {
      const ring = ringOf(
        createDesign(
          openBrief({ type: 'Ring', gemstones: ['Diamond'], setting: 'Halo', caratWeight: 0.25 }),
          1,
        ),
      );
      const ornament = motifOfForm(motif, form, styleOf(ring.band.alloyId, 5), seededRandom(2));
      const built = await buildSolids({
        ...ring,
        band: { ...ring.band, widthMm: 1.8 },
        halo: { ...ring.halo!, stone: accent, meleeDiameterMm, rows: 1 },
        shoulders: { kind: 'motif', motif, place: 'shoulders', ornament },
        bandStones: null,
      });
      if (!built.ok) throw new Error(JSON.stringify(built.error));
      expect(built.solids.measures.filter(({ kind }) => kind === 'loose-metal')).toEqual([]);
    },
  );
});

describe('motifs on the shoulders of a cluster ring', () => {
  it('leave the walls of their small stones whole under its petals', async () => {
    const ring = ringOf(
      createDesign(
        openBrief({
          type: 'Ring',
          gemstones: ['Lapis Lazuli'],
          setting: 'Cluster',
          stoneCut: 'Oval',
          stoneSizeMm: [10.7],
        }),
        1,
      ),
    );
    expect(ring.head).toMatchObject({ kind: 'cluster' });
    const ornament = motifOfForm('Star', 'starburst', styleOf(ring.band.alloyId, 5.75), seededRandom(2));
    const built = await buildSolids({
      ...ring,
      band: { ...ring.band, widthMm: 2.5 },
      shoulders: { kind: 'motif', motif: 'Star', place: 'shoulders', ornament },
      bandStones: null,
    });
    if (!built.ok) throw new Error(JSON.stringify(built.error));
    const walls = built.solids.measures.filter(({ kind }) => kind === 'bezel-wall');
    expect(walls.length).toBeGreaterThan(0);
    for (const { value } of walls) expect(value).toBeGreaterThan(0.45);
  });
});

describe('a halo of two stones', () => {
  const kind = (gemstone: 'Emerald' | 'Diamond') => ({
    gemstone,
    cut: 'Round' as const,
    form: 'faceted' as const,
    colour: null,
  });

  it.each([1, 2] as const)('has them by turns, or row by row: %d rows', async (rows) => {
    const ring = ringOf(
      createDesign(openBrief({ type: 'Ring', gemstones: ['Amethyst'], setting: 'Halo' }), 1),
    );
    const built = await buildSolids({
      ...ring,
      halo: { ...ring.halo!, rows, stone: kind('Emerald'), inTurn: [kind('Emerald'), kind('Diamond')] },
      bandStones: null,
    });
    if (!built.ok) throw new Error(JSON.stringify(built.error));
    const about = built.solids.stones.filter(({ role }) => role === 'halo').map(({ gemstone }) => gemstone);
    const changes = about.filter((gemstone, at) => at > 0 && gemstone !== about[at - 1]).length;
    if (rows === 1) expect(changes).toBeGreaterThan(about.length / 2);
    else expect(changes).toBe(1);
  });
});
