import { describe, expect, it } from 'vitest';
import { EMPTY_BRIEF } from '../../design/emptyBrief.ts';
import { createDesign, type Design } from '../../design/index.ts';
import { buildSolids } from '../index.ts';
import { atBench } from '../mesh/bench.ts';
import { heldGroups } from '../testing/hangs.ts';
import { countOpenEdges } from '../testing/inspect.ts';
import { beadsOn, spacersBetween } from './strand.ts';

const PEARL = { gemstone: 'Pearl', cut: 'Round', form: 'bead', colour: null } as const;

/** Light between neighbours along the string; negative where beads overlap. */
const gaps = (beads: ReturnType<typeof beadsOn>): number[] =>
  [...beads]
    .sort((a, b) => a.at - b.at)
    .slice(1)
    .map((bead, i) => {
      const before = [...beads].sort((a, b) => a.at - b.at)[i]!;
      return bead.at - before.at - (bead.diameterMm + before.diameterMm) / 2;
    });

describe('beads on a string', () => {
  it('fill it from clasp to clasp, one against the other', () => {
    const beads = beadsOn({ stone: PEARL, diameterMm: 7, endShare: 1 }, 450, []);
    expect(beads).toHaveLength(61);
    for (const gap of gaps(beads)) {
      expect(gap).toBeGreaterThan(0.1);
      expect(gap).toBeLessThan(0.7);
    }
    expect(Math.min(...beads.map(({ at }) => at))).toBeLessThan(7);
  });

  it('grow smaller towards the clasp where the strand is graduated', () => {
    const beads = beadsOn({ stone: PEARL, diameterMm: 10, endShare: 0.5 }, 450, []);
    const sorted = [...beads].sort((a, b) => Math.abs(a.at - 225) - Math.abs(b.at - 225));
    expect(sorted[0]!.diameterMm).toBe(10);
    expect(sorted.at(-1)!.diameterMm).toBeLessThan(5.4);
    for (const gap of gaps(beads)) expect(gap).toBeGreaterThan(0.1);
  });

  it('leave free what is let in', () => {
    const taken = [
      { from: 220, to: 230 },
      { from: 100, to: 109 },
    ];
    const beads = beadsOn({ stone: PEARL, diameterMm: 6, endShare: 1 }, 450, taken);
    for (const { at } of beads)
      for (const { from, to } of taken) expect(at + 3 <= from || at - 3 >= to).toBe(true);
  });
});

describe('spacers', () => {
  it.each([
    [1, 4],
    [3, 5],
  ])('lie between the beads, after every %d, and leave both free', (every, widthMm) => {
    const strand = {
      stone: PEARL,
      diameterMm: 12,
      endShare: 0.5,
      spacers: { alloyId: 'main', widthMm, every },
    };
    const beads = beadsOn(strand, 420, []).sort((a, b) => a.at - b.at);
    const at = spacersBetween(beads, widthMm);
    expect(at.length).toBeGreaterThan(beads.length / every - 4);
    expect(at.length).toBeLessThanOrEqual(beads.length / every + 2);
    for (const gap of gaps(beads)) expect(gap).toBeGreaterThan(0);
  });

  it('are metal of the piece, closed and apart from the string', async () => {
    const design = createDesign(
      { ...EMPTY_BRIEF, type: 'Bracelet', gemstones: ['Onyx'], arrangements: ['strand', 'spacers'] },
      1,
    );
    const built = await buildSolids(design);
    if (!built.ok) throw new Error('not built');
    const spacers = built.solids.metal.filter(({ name }) => name === 'spacers');
    expect(spacers).toHaveLength(1);
    expect(countOpenEdges(spacers[0]!.mesh)).toBe(0);
    expect(spacers[0]!.volumeMm3).toBeGreaterThan(5);
  });
});

describe('a string with stations', () => {
  it.each([
    [178, 6.6],
    [450, 7.2],
    [240, 4.6],
  ])('of %d mm is full to the clasp and beside what is let in', (lengthMm, diameterMm) => {
    const half = lengthMm / 2;
    const taken = [-0.3, 0, 0.3].map((share) => ({
      from: half + share * lengthMm - 3,
      to: half + share * lengthMm + 3,
    }));
    for (const stations of [[], taken]) {
      const beads = beadsOn({ stone: PEARL, diameterMm, endShare: 1 }, lengthMm, stations);
      const edges = [
        { from: -1, to: 0 },
        ...beads.map((bead) => ({ from: bead.at - bead.diameterMm / 2, to: bead.at + bead.diameterMm / 2 })),
        ...stations,
        { from: lengthMm, to: lengthMm + 1 },
      ].sort((one, other) => one.from - other.from);
      for (const [i, { from }] of edges.slice(1).entries()) {
        expect(from - edges[i]!.to).toBeGreaterThan(0.05);
        expect(from - edges[i]!.to).toBeLessThan(1.3);
      }
      for (const bead of beads) expect(Math.abs(bead.diameterMm / diameterMm - 1)).toBeLessThan(0.09);
    }
  });
});

describe('strands as pieces', () => {
  const built = async (design: Design) => {
    const made = await buildSolids(design);
    if (!made.ok) throw new Error(JSON.stringify(made.error));
    return made.solids;
  };

  it('a pearl necklace is a strand of pearls, a beaded bracelet one of the named stone', async () => {
    const necklace = createDesign({ ...EMPTY_BRIEF, type: 'Necklace', arrangements: ['strand'] }, 0);
    const { stones } = await built(necklace);
    expect(stones.length).toBeGreaterThan(50);
    expect(new Set(stones.map(({ gemstone, form }) => `${gemstone} ${form}`))).toEqual(
      new Set(['Pearl bead']),
    );
    expect(necklace.title).toMatch(/^Pearl strand necklace in /);
    const bracelet = createDesign(
      { ...EMPTY_BRIEF, type: 'Bracelet', braceletKind: 'beaded', gemstones: ['Turquoise'] },
      1,
    );
    expect(bracelet.title).toMatch(/^Turquoise bead bracelet in /);
    const beads = (await built(bracelet)).stones;
    expect(beads.length).toBeGreaterThan(15);
    expect(beads.every(({ gemstone, form }) => gemstone === 'Turquoise' && form === 'bead')).toBe(true);
  });

  const SEVERAL = { ...EMPTY_BRIEF, arrangements: ['strand' as const], gemstones: ['Pearl' as const] };
  it.each([
    [{ ...SEVERAL, type: 'Necklace' as const, rows: 3, lengthIn: 16 }, 3],
    [{ ...SEVERAL, type: 'Bracelet' as const, rows: 2 }, 2],
    [{ ...SEVERAL, type: 'Anklet' as const, rows: 5, stoneSizeMm: [4] }, 5],
  ])('several strands hang together between bars, and no bead meets another', async (brief, strands) => {
    const compositions = new Set<string>();
    for (const seed of [0, 1, 2, 3]) {
      const design = createDesign(brief, seed);
      compositions.add(design.composition);
      // The bars of all lie alike: of the further wishes two are built.
      if (strands !== 3 && seed % 2 === 0) continue;
      const solids = await built(design);
      for (const { mesh, name } of solids.metal) expect(countOpenEdges(mesh), name).toBe(0);
      expect(await atBench((bench) => heldGroups(bench, solids))).toHaveLength(1);
      const { stones } = solids;
      expect(stones.length).toBeGreaterThan(15 * strands);
      let closest = Infinity;
      for (const [i, one] of stones.entries())
        for (const other of stones.slice(i + 1)) {
          const [a, b] = [one.placement.origin, other.placement.origin];
          const apart = Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
          closest = Math.min(closest, apart - (one.widthMm + other.widthMm) / 2);
        }
      expect(closest, `${design.composition}: light between beads`).toBeGreaterThan(0);
    }
    expect(compositions.size).toBe(4);
  });

  it('beads of two stones follow one another', async () => {
    const design = createDesign(
      { ...SEVERAL, type: 'Necklace', gemstones: ['Onyx', 'Pearl'], arrangements: ['strand', 'alternating'] },
      0,
    );
    const { stones } = await built(design);
    const along = [...stones].sort((a, b) => a.placement.origin[0] - b.placement.origin[0]);
    const left = along
      .slice(0, along.length / 2)
      .sort((a, b) => a.placement.origin[2] - b.placement.origin[2]);
    const changes = left.slice(1).filter((bead, i) => bead.gemstone !== left[i]!.gemstone).length;
    expect(changes).toBeGreaterThan(0.9 * (left.length - 1));
    expect(design.title).toMatch(/^Onyx and pearl strand necklace in /);
  });
});
