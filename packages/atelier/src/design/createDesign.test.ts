import {
  type Brief,
  DESIGN_ERAS,
  GEMSTONES,
  METAL_FINISHES,
  METALS,
  OCCASIONS,
  SETTING_STYLES,
  STONE_CUTS,
} from '@filigree/contracts';
import { describe, expect, it } from 'vitest';
import { createDesign } from './createDesign.ts';
import { readDesign } from './document.ts';
import { seededRandom } from './random.ts';
import type { RingDesign } from './ring/document.ts';
import { openBrief } from './testing/briefs.ts';
import { ringOf } from './testing/ring.ts';

function ring(brief: Partial<Brief>, seed = 1): RingDesign {
  return ringOf(createDesign(openBrief(brief), seed));
}
const four = (brief: Partial<Brief>): RingDesign[] => [0, 1, 2, 3].map((seed) => ring(brief, seed));

describe('createDesign', () => {
  it('gives the same document for the same brief and seed', () => {
    const brief = { gemstones: ['Sapphire'], era: 'Victorian' } satisfies Partial<Brief>;
    expect(ring(brief, 77)).toEqual(ring(brief, 77));
    expect(ring(brief, 77)).not.toEqual(ring(brief, 81));
  });

  it('keeps what was asked in every sketch', () => {
    for (const design of four({
      metals: ['18k Gold', 'Rose Gold'],
      gemstones: ['Sapphire'],
      stoneCut: 'Oval',
      caratWeight: 1.5,
      bandWidthMm: 2.4,
      ringSize: 5.5,
    })) {
      expect(design.centre).toMatchObject({ gemstone: 'Sapphire', cut: 'Oval', nominalCarat: 1.5 });
      expect(design.band.widthMm).toBe(2.4);
      expect(design.alloys[0]).toMatchObject({ family: 'gold', karat: 18, colour: 'rose' });
      expect(design.size).toEqual({ us: 5.5, innerDiameterMm: 16.1 });
    }
  });

  it.each([
    ['Halo', (d: RingDesign) => d.halo !== null],
    ['Bezel', (d: RingDesign) => d.head?.kind === 'bezel'],
    ['Tension', (d: RingDesign) => d.head?.kind === 'tension'],
    ['Cluster', (d: RingDesign) => d.head?.kind === 'cluster'],
    ['Channel', (d: RingDesign) => d.bandStones?.setting === 'channel'],
    ['Bar', (d: RingDesign) => d.bandStones?.setting === 'bar'],
    ['Prong', (d: RingDesign) => d.head?.kind === 'prong' || d.bandStones?.setting === 'shared-prong'],
    ['Solitary', (d: RingDesign) => d.centre !== null && !d.halo && !d.sideStones && !d.bandStones],
    ['Pave', (d: RingDesign) => d.bandStones?.setting === 'pave' || d.bandStones?.setting === 'shared-prong'],
  ] as const)('fulfils the setting %s in four sketches that differ', (setting, holds) => {
    const designs = four({ setting });
    for (const design of designs) expect(holds(design), `${setting}: ${design.title}`).toBe(true);
    const looks = designs.map(({ band, head, shoulders, halo, sideStones, bandStones }) =>
      JSON.stringify([band.form, band.profile, head, shoulders, halo, sideStones, bandStones]),
    );
    expect(new Set(looks).size).toBe(4);
  });

  it('gives an open brief four different compositions', () => {
    expect(new Set(four({}).map((design) => design.composition)).size).toBe(4);
  });

  it('sets exactly as many stones as were counted', () => {
    for (const design of four({ stoneCount: 3 })) expect(design.sideStones?.perSide).toBe(1);
    for (const design of four({ stoneCount: 5 })) expect(design.sideStones?.perSide).toBe(2);
  });

  it('makes plain bands when no stones are wanted', () => {
    for (const design of four({ noStones: true, finish: 'Hammered', bandWidthMm: 6 })) {
      expect(design.centre).toBeNull();
      expect(design.bandStones).toBeNull();
      expect(design.band).toMatchObject({ finish: 'Hammered', widthMm: 6, texture: { kind: 'hammered' } });
    }
  });

  it('never uses what was excluded', () => {
    for (const design of four({ gemstones: ['Ruby'], excludedGemstones: ['Diamond'], setting: 'Halo' })) {
      expect(JSON.stringify(design)).not.toContain('"Diamond"');
    }
  });

  it('makes the nearest makeable piece of an impossible wish and says so', () => {
    const pearl = ring({ gemstones: ['Pearl'], stoneCut: 'Princess' });
    expect(pearl.centre).toMatchObject({ form: 'bead', cut: 'Round' });
    expect(pearl.provenance.adjustments.join(' ')).toMatch(/never cut/);
    const tungsten = ring({ metals: ['Tungsten'], setting: 'Prong' });
    expect(tungsten.head).toMatchObject({ kind: 'prong', alloyId: 'second' });
    expect(tungsten.provenance.adjustments.join(' ')).toMatch(/cannot be pushed.*joined to it/);
    const tense = ring({ gemstones: ['Emerald'], setting: 'Tension' });
    expect(tense.head?.kind).toBe('bezel');
    const boulder = ring({ gemstones: ['Diamond'], caratWeight: 90 });
    expect(boulder.centre?.lengthMm).toBeLessThanOrEqual(24);
    expect(boulder.provenance.adjustments).not.toHaveLength(0);
  });

  it('gives valid documents for 400 random briefs', () => {
    for (let seed = 0; seed < 400; seed++) {
      const random = seededRandom(seed);
      const maybe = <T>(list: readonly T[]): T | null =>
        random() < 0.5 ? list[Math.floor(random() * list.length)] : null;
      const listed = <T>(list: readonly T[]): T[] => [maybe(list)].filter((x): x is T & {} => x !== null);
      const cut = maybe(STONE_CUTS);
      const design = ring(
        {
          metals: listed(METALS),
          gemstones: listed(GEMSTONES),
          stoneCut: cut,
          setting: maybe(SETTING_STYLES),
          finish: maybe(METAL_FINISHES),
          era: maybe(DESIGN_ERAS),
          occasion: maybe(OCCASIONS),
          stoneCount: maybe([1, 2, 3, 4, 5, 7, 9, 40]),
          caratWeight: maybe([0.05, 0.5, 1.5, 8, 60]),
          bandWidthMm: maybe([0.5, 1.4, 2, 4, 9, 25]),
          ringSize: maybe([0, 4, 7.25, 16]),
        },
        seed,
      );
      const reading = readDesign(JSON.parse(JSON.stringify(design)));
      expect(reading, `seed ${seed}`).toEqual({ ok: true, design });
    }
  });

  it('draws two hundred different rings from one brief', () => {
    const documents = Array.from({ length: 200 }, (_, seed) =>
      JSON.stringify({ ...ring({}, seed), seed: 0 }),
    );
    expect(new Set(documents).size).toBe(200);
  });
});
