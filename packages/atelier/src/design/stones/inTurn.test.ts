import type { Brief } from '@filigree/contracts';
import { describe, expect, it } from 'vitest';
import { createDesign } from '../createDesign.ts';
import type { PieceDesign } from '../piece/document.ts';
import type { RingDesign } from '../ring/document.ts';
import { openBrief } from '../testing/briefs.ts';
import { stonesInTurn } from './inTurn.ts';
import { gemsWithin } from './within.ts';

const gemsOf = (brief: Partial<Brief>, isRow = false) =>
  stonesInTurn(openBrief(brief), { isRow })?.map(({ gemstone }) => gemstone) ?? null;

const SEEDS = [0, 1, 2, 3];
const ring = (brief: Partial<Brief>, seed: number) =>
  createDesign(openBrief({ type: 'Ring', ...brief }), seed) as RingDesign;
const piece = (brief: Partial<Brief>, seed: number) => createDesign(openBrief(brief), seed) as PieceDesign;

describe('stones in turn', () => {
  it('are those that were named, where it was said or they are a family', () => {
    expect(gemsOf({ gemstones: ['Ruby', 'Diamond'] })).toBeNull();
    expect(gemsOf({ gemstones: ['Ruby', 'Diamond'] }, true)).toEqual(['Ruby', 'Diamond']);
    expect(gemsOf({ gemstones: ['Ruby', 'Diamond'], arrangements: ['alternating'] })).toEqual([
      'Ruby',
      'Diamond',
    ]);
    expect(gemsOf({ gemstones: ['Ruby', 'Emerald', 'Opal'] })).toBeNull();
    expect(gemsOf({ gemstones: ['Ruby', 'Emerald', 'Opal'], recipient: 'mother' })).toEqual([
      'Ruby',
      'Emerald',
      'Opal',
    ]);
    expect(gemsOf({ gemstones: ['Ruby', 'Emerald', 'Opal', 'Topaz'] })).toHaveLength(4);
  });

  it('are the colours of one gem in a rainbow', () => {
    const rainbow = stonesInTurn(openBrief({ gemstones: ['Sapphire'], arrangements: ['alternating'] }), {
      isRow: false,
    });
    expect(new Set(rainbow?.map(({ gemstone }) => gemstone))).toEqual(new Set(['Sapphire']));
    expect(new Set(rainbow?.map(({ colour }) => colour)).size).toBe(6);
    expect(gemsOf({ gemstones: ['Garnet'], arrangements: ['alternating'] })).toBeNull();
  });
});

describe('rings of several gems', () => {
  it.each(SEEDS)('a family stands in a row, each once (seed %i)', (seed) => {
    const { bandStones, head, title, provenance } = ring(
      { gemstones: ['Garnet', 'Emerald', 'Sapphire', 'Topaz'], recipient: 'mother' },
      seed,
    );
    expect(head).toBeNull();
    expect(bandStones?.inTurn?.map(({ gemstone }) => gemstone)).toEqual([
      'Garnet',
      'Emerald',
      'Sapphire',
      'Topaz',
    ]);
    expect(bandStones!.spanDegrees).toBeLessThan(120);
    expect(bandStones!.diameterMm).toBeGreaterThan(2.5);
    expect(title).toMatch(/arnet, emerald, sapphire and topaz /);
    expect(provenance.adjustments).toEqual([]);
  });

  it.each(SEEDS)('side stones are of the gem and cut that were asked for (seed %i)', (seed) => {
    const design = ring(
      { gemstones: ['Diamond', 'Emerald'], arrangements: ['side-stones'], sideCut: 'Baguette' },
      seed,
    );
    expect(design.centre?.gemstone).toBe('Diamond');
    expect(design.sideStones).toMatchObject({ perSide: 1, stone: { gemstone: 'Emerald', cut: 'Baguette' } });
  });

  it.each(SEEDS)('sides stand beside a halo too (seed %i)', (seed) => {
    const design = ring(
      { gemstones: ['Diamond', 'Sapphire'], arrangements: ['side-stones'], setting: 'Halo' },
      seed,
    );
    expect(design.halo?.stone.gemstone).toBe('Diamond');
    expect(design.sideStones?.stone.gemstone).toBe('Sapphire');
  });

  it.each(SEEDS)('rows lie side by side; a narrow band says how many it holds (seed %i)', (seed) => {
    expect(ring({ gemstones: ['Diamond'], rows: 3 }, seed).bandStones?.rows).toBe(3);
    const narrow = ring({ gemstones: ['Diamond'], rows: 3, bandWidthMm: 2 }, seed);
    expect(narrow.bandStones!.rows).toBeLessThan(3);
    expect(narrow.provenance.adjustments.join(' ')).toMatch(/no room for 3 rows/);
  });
});

describe('pieces of several gems', () => {
  it.each(SEEDS)('birthstones stand along a necklace, each once (seed %i)', (seed) => {
    const { ornaments, provenance } = piece(
      { type: 'Necklace', gemstones: ['Ruby', 'Opal', 'Topaz', 'Emerald'] },
      seed,
    );
    const shown = gemsWithin(ornaments);
    for (const gem of ['Ruby', 'Opal', 'Topaz', 'Emerald']) expect(shown).toContain(gem);
    expect(provenance.adjustments).toEqual([]);
  });

  it('says what has found no place', () => {
    const { provenance } = piece({ type: 'Cufflinks', gemstones: ['Pearl', 'Ruby', 'Sapphire'] }, 0);
    expect(provenance.adjustments.join(' ')).toMatch(/no place for sapphire/);
    const bangle = piece({ type: 'Bracelet', braceletKind: 'cuff', noStones: true, rows: 4 }, 0);
    expect(bangle.provenance.adjustments.join(' ')).toMatch(/no place for 4 rows/);
  });
});
