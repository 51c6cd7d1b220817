/** Metal that would let a stone go, or cannot be set at all, gives way at the bench, and the customer is told. */
import type { Brief, Metal, SettingStyle } from '@filigree/contracts';
import { describe, expect, it } from 'vitest';
import { createDesign } from '../design/createDesign.ts';
import { isRing, type SoleDesign } from '../design/document.ts';
import { openBrief } from '../design/testing/briefs.ts';
import { buildSolids } from '../geometry/buildSolids.ts';
import { checkDesign } from './index.ts';

const designed = (brief: Partial<Brief>, seed: number): SoleDesign =>
  createDesign({ ...openBrief(), ...brief }, seed) as SoleDesign;
const toldOf = ({ provenance }: SoleDesign): string => provenance.adjustments.join(' ');

async function refusals(design: SoleDesign): Promise<string[]> {
  const built = await buildSolids(design);
  if (!built.ok) throw new Error(built.error.part);
  const { findings, advice } = checkDesign(design, built.solids);
  return [
    ...findings.filter(({ severity }) => severity === 'fails').map(({ sentence }) => sentence),
    ...advice
      .filter(({ severity, verdict }) => severity === 'fails' && verdict === 'wears')
      .map(({ reason }) => reason),
  ];
}

describe('stones on tungsten carbide', () => {
  it.each<SettingStyle>(['Prong', 'Halo', 'Bezel', 'Pave', 'Cluster'])('are held: %s', async (setting) => {
    const design = designed({ type: 'Ring', metals: ['Tungsten'], gemstones: ['Diamond'], setting }, 1);
    expect(await refusals(design)).toEqual([]);
    expect(toldOf(design)).toMatch(/Tungsten carbide cannot be pushed|raised from tungsten/);
    expect(design.alloys[0]!.metal).toBe('Tungsten');
  });

  it('keep the prongs that were asked for, in a metal joined to it that is not excluded', () => {
    const design = designed(
      {
        type: 'Ring',
        metals: ['Tungsten'],
        gemstones: ['Ruby'],
        setting: 'Prong',
        excludedMetals: ['White Gold'],
      },
      0,
    );
    expect(isRing(design) && design.head?.kind).toBe('prong');
    expect(design.alloys.map(({ metal }) => metal)).toEqual(['Tungsten', 'Platinum']);
    expect(design.title).toContain('tungsten carbide and platinum');
  });

  it.each<Partial<Brief>>([
    { arrangements: ['eternity'], setting: 'Pave' },
    { arrangements: ['eternity'], setting: 'Channel' },
    { arrangements: ['half-eternity'], rows: 2 },
  ])('are sunk along a band: %o', async (brief) => {
    const design = designed({ type: 'Ring', metals: ['Tungsten'], gemstones: ['Diamond'], ...brief }, 0);
    expect(await refusals(design)).toEqual([]);
    expect(isRing(design) && design.bandStones?.setting).toBe('flush');
    expect(design.composition).toBe('flush-set');
    expect(toldOf(design)).toContain('sunk into it');
  });

  it.each(['Pendant', 'Bracelet', 'Earrings', 'Brooch'] as const)(
    'are held on other pieces: %s',
    async (type) => {
      for (const seed of [0, 1])
        expect(
          await refusals(designed({ type, metals: ['Tungsten'], gemstones: ['Sapphire'] }, seed)),
        ).toEqual([]);
    },
  );
});

describe('stones on pure gold', () => {
  it.each(['Ring', 'Pendant', 'Earrings', 'Body Chain'] as const)('are held: %s', async (type) => {
    for (const seed of [0, 1, 2, 3]) {
      const design = designed({ type, metals: ['24k Gold'], gemstones: ['Sapphire', 'Diamond'] }, seed);
      // All four are told of; two are built.
      if (seed % 2 === 0) expect(await refusals(design)).toEqual([]);
      const isSofter = design.alloys.some(({ karat }) => karat === 22);
      expect(toldOf(design).includes('22k gold, the finest that does')).toBe(isSofter);
      expect(design.title).toContain(isSofter ? '22k yellow gold' : '24k yellow gold');
    }
  });
});

describe('stones on pure gold and tungsten carbide together', () => {
  it('are held by neither', async () => {
    const wish: Partial<Brief> = {
      metals: ['24k Gold', 'Tungsten'],
      gemstones: ['Garnet'],
      motifs: ['Star'],
    };
    const design = designed({ type: 'Pendant', ...wish }, 0);
    expect(toldOf(design)).toMatch(/22k gold.*be pushed over a stone/);
    expect(await refusals(design)).toEqual([]);
  });
});

describe('tension', () => {
  it.each<Metal>(['Silver', '10k Gold', '22k Gold', '24k Gold', 'Tungsten'])(
    'is not made of %s, which does not keep its spring',
    async (metal) => {
      for (const seed of [0, 1]) {
        const design = designed(
          { type: 'Ring', metals: [metal], gemstones: ['Diamond'], setting: 'Tension' },
          seed,
        );
        expect(isRing(design) && design.head?.kind).toBe('bezel');
        expect(toldOf(design)).toContain('keep the spring');
        expect(await refusals(design)).toEqual([]);
      }
    },
  );

  it.each<Metal>(['14k Gold', '18k Gold', 'Platinum', 'Titanium'])('is made of %s', (metal) => {
    const design = designed({ type: 'Ring', metals: [metal], gemstones: ['Diamond'], setting: 'Tension' }, 0);
    expect(isRing(design) && design.head?.kind).toBe('tension');
  });
});

describe('gold of a colour', () => {
  it.each<[Metal, Metal, string]>([
    ['24k Gold', 'Rose Gold', '18k rose gold'],
    ['24k Gold', 'White Gold', '18k white gold'],
    ['22k Gold', 'Rose Gold', '18k rose gold'],
  ])('%s with %s is the finest there is', (karat, colour, made) => {
    for (const type of ['Ring', 'Pendant'] as const) {
      const design = designed({ type, metals: [karat, colour], noStones: true }, 0);
      expect(design.title).toContain(made);
      expect(toldOf(design)).toContain(`${karat.slice(0, 2)} karat is only yellow`);
    }
  });

  it('is yellow as fine as asked', () => {
    const design = designed({ type: 'Ring', metals: ['22k Gold', 'Yellow Gold'], noStones: true }, 0);
    expect(design.title).toContain('22k yellow gold');
    expect(design.provenance.adjustments).toEqual([]);
  });
});
