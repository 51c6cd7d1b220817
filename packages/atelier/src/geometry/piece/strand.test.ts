import { describe, expect, it } from 'vitest';
import { EMPTY_BRIEF } from '../../design/emptyBrief.ts';
import { createDesign, type Design } from '../../design/index.ts';
import { buildSolids } from '../index.ts';
import { beadsOn } from './strand.ts';

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

describe('strands as pieces', { timeout: 60_000 }, () => {
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
});
