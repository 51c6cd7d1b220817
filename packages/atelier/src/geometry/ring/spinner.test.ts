import type { Brief } from '@filigree/contracts';
import { describe, expect, it } from 'vitest';
import { createDesign } from '../../design/createDesign.ts';
import { readDesign } from '../../design/document.ts';
import { SPINNER_MM } from '../../design/ring/spinner.ts';
import { openBrief } from '../../design/testing/briefs.ts';
import { ringOf } from '../../design/testing/ring.ts';
import { buildSolids } from '../buildSolids.ts';
import { atBench } from '../mesh/bench.ts';
import { heldGroups } from '../testing/hangs.ts';
import { countOpenEdges, solidOf } from '../testing/inspect.ts';

const WISHES: readonly (readonly [Partial<Brief>, number])[] = [
  [{ metals: ['Silver', 'Yellow Gold'], finish: 'Hammered' }, 0],
  [{ metals: ['Silver', 'Rose Gold', 'Yellow Gold'], ringSize: 4 }, 1],
  [{ metals: ['Titanium'], bandWidthMm: 8 }, 2],
  [{ gemstones: ['Diamond'], metals: ['Platinum'] }, 0],
  [{ gemstones: ['Sapphire'], setting: 'Channel', ringSize: 11 }, 1],
  [{ metals: ['Yellow Gold'], culture: ['Celtic'], noStones: true }, 0],
  [{ bandWidthMm: 3.5, metals: ['Silver'], noStones: true }, 3],
];

describe('a spinner ring', () => {
  it.each(WISHES)('turns freely and cannot be taken apart: %o, %d', async (wish, seed) => {
    const design = createDesign(openBrief({ type: 'Ring', arrangements: ['spinner'], ...wish }), seed);
    const ring = ringOf(design);
    expect(readDesign(JSON.parse(JSON.stringify(design)))).toEqual({ ok: true, design });
    const bands = ring.spinner?.bands ?? [];
    expect(bands.length).toBeGreaterThan(0);
    const built = await buildSolids(design);
    if (!built.ok) throw new Error(JSON.stringify(built.error));
    const { solids } = built;
    for (const { mesh } of solids.metal) expect(countOpenEdges(mesh)).toBe(0);
    expect(solids.metal).toHaveLength(bands.length + 1);
    const [sleeve, ...free] = solids.metal;
    await atBench((bench) => {
      const fixed = solidOf(bench, sleeve!.mesh);
      for (const { mesh } of free) {
        const turned = solidOf(bench, mesh);
        // Wherever it is turned it touches nothing.
        for (const angle of [0, 1.3, 2.9]) {
          const [c, s] = [Math.cos(angle), Math.sin(angle)];
          const at = bench.placed(turned, { x: [c, 0, -s], y: [0, 1, 0], z: [s, 0, c], origin: [0, 0, 0] });
          expect(bench.intersect(fixed, at).volume()).toBe(0);
        }
        expect(fixed.minGap(turned, 1)).toBeGreaterThan(SPINNER_MM.clear - 0.02);
      }
      expect(heldGroups(bench, solids)).toHaveLength(1);
    });
  });

  it('has its stones in the band that turns, as many as go around it', async () => {
    const design = createDesign(
      openBrief({ type: 'Ring', arrangements: ['spinner'], gemstones: ['Ruby'] }),
      1,
    );
    const built = await buildSolids(design);
    if (!built.ok) throw new Error(JSON.stringify(built.error));
    const inner = ringOf(design).size.innerDiameterMm / 2;
    expect(built.solids.stones.length).toBeGreaterThan(12);
    for (const { gemstone, placement } of built.solids.stones) {
      expect(gemstone).toBe('Ruby');
      expect(Math.hypot(placement.origin[0], placement.origin[2])).toBeGreaterThan(inner + SPINNER_MM.sleeve);
    }
  });

  it('weighs what its parts do: the sleeve is a ring less its channel', async () => {
    const design = createDesign(
      openBrief({
        type: 'Ring',
        arrangements: ['spinner'],
        noStones: true,
        bandWidthMm: 7,
        metals: ['Silver'],
      }),
      0,
    );
    const { band, size, spinner } = ringOf(design);
    const built = await buildSolids(design);
    if (!built.ok) throw new Error(JSON.stringify(built.error));
    const hoop = (width: number, from: number, to: number): number =>
      Math.PI * width * (to * to - from * from);
    const inner = size.innerDiameterMm / 2;
    const bands = spinner!.bands;
    const channel =
      bands.reduce((sum, free) => sum + free.band.widthMm, 0) + (bands.length + 1) * SPINNER_MM.clear;
    const expected =
      hoop(band.widthMm, inner, inner + band.thicknessMm) -
      hoop(channel, inner + SPINNER_MM.sleeve, inner + band.thicknessMm);
    // Edges are rounded.
    expect(built.solids.metal[0]!.volumeMm3 / expected).toBeGreaterThan(0.97);
    expect(built.solids.metal[0]!.volumeMm3 / expected).toBeLessThan(1.005);
  });
});

describe('a wish for a spinner', () => {
  const spinner = (wish: Partial<Brief>, seed = 0) =>
    ringOf(
      createDesign(openBrief({ type: 'Ring', arrangements: ['spinner'], noStones: true, ...wish }), seed),
    );

  it.each(['Hammered', 'Satin', 'Textured'] as const)(
    'has its %s surface on the bands that turn',
    (finish) => {
      for (const seed of [0, 1, 2, 3]) {
        const { spinner: parts, band } = spinner({ finish }, seed);
        for (const free of parts!.bands) expect(free.band.finish).toBe(finish);
        expect(band.texture.kind).toBe('none');
      }
    },
  );

  it('has a band of each further metal, the first for the sleeve', () => {
    for (const seed of [0, 1, 2, 3]) {
      const ring = spinner({ metals: ['Silver', 'Yellow Gold', 'Rose Gold'] }, seed);
      const metalOf = (id: string) => ring.alloys.find((alloy) => alloy.id === id)?.metal;
      expect(metalOf(ring.band.alloyId)).toBe('Silver');
      expect(new Set(ring.spinner!.bands.map(({ band }) => metalOf(band.alloyId)))).toEqual(
        new Set(['Yellow Gold', 'Rose Gold']),
      );
    }
  });

  it('says what it cannot have', () => {
    expect(spinner({ motifs: ['Star'] }).provenance.adjustments.join()).toMatch(/would stop the band/);
    expect(spinner({ bandWidthMm: 2 }).provenance.adjustments.join()).toMatch(/3\.7 mm wide at least/);
  });
});
