import type { Brief } from '@filigree/contracts';
import { describe, expect, it } from 'vitest';
import { createDesign } from '../createDesign.ts';
import { openBrief } from '../testing/briefs.ts';
import type { PieceDesign } from './document.ts';

const SEEDS = [11, 12, 13, 14] as const;
const drawn = (changes: Partial<Brief>): PieceDesign[] =>
  SEEDS.map((seed) => createDesign(openBrief(changes), seed) as PieceDesign);

const fittingsOf = (pieces: readonly PieceDesign[]) =>
  pieces.map(({ carrier }) => (carrier.kind === 'fitted' ? carrier.fitting : null));

describe('ear cuffs', () => {
  it('are open rings for one ear, each sketch another', () => {
    const pieces = drawn({ type: 'Earrings', earringKind: 'cuff' });
    for (const fitting of fittingsOf(pieces)) expect(fitting).toMatchObject({ kind: 'hoop', form: 'cuff' });
    expect(pieces.every(({ carrier }) => carrier.kind === 'fitted' && !carrier.pair)).toBe(true);
    expect(new Set(pieces.map(({ composition }) => composition)).size).toBe(4);
    expect(pieces[0]!.title).toMatch(/\bear cuff in/i);
  });

  it('bear what was named on their outside', () => {
    for (const piece of drawn({ type: 'Earrings', earringKind: 'cuff', motifs: ['Star'] }))
      expect(piece.ornaments.some(({ slot }) => slot === 'main')).toBe(true);
  });

  it('have a vine that climbs up from them where leaves were named, green where they are to be', () => {
    const leafy = { type: 'Earrings', earringKind: 'cuff', motifs: ['Floral'], figures: ['branch'] } as const;
    const asked = { ...leafy, motifs: [...leafy.motifs], figures: [...leafy.figures] };
    for (const { ornaments, provenance } of drawn({ ...asked, enamelColours: ['green'] })) {
      expect(ornaments.map(({ ornament }) => ornament)).toMatchObject([
        { kind: 'emblem', form: 'leafy-vine', enamel: ['green'], stone: null },
      ]);
      expect(provenance.adjustments).toEqual([]);
    }
    for (const { ornaments } of drawn(asked))
      expect(ornaments[0]!.ornament).toMatchObject({ form: 'leafy-vine', enamel: [] });
  });

  it('are set along it with small stones', () =>
    expect(
      fittingsOf(drawn({ type: 'Earrings', earringKind: 'cuff', gemstones: ['Diamond'] })).some(
        (fitting) => fitting?.kind === 'hoop' && fitting.stones !== undefined,
      ),
    ).toBe(true));
});

describe('the stones of a family', () => {
  it('are all in a pendant, on a bar where they are many', () => {
    for (const { ornaments } of drawn({ type: 'Pendant', occasion: 'Birthstone', stoneCount: 4 }))
      expect(new Set(JSON.stringify(ornaments).match(/"gemstone":"\w+"/g)).size).toBe(4);
  });
});

describe('one earring', () => {
  it('is drawn once and called one', () => {
    for (const { carrier, title } of drawn({
      type: 'Earrings',
      earringKind: 'hoop',
      arrangements: ['single'],
    })) {
      expect(carrier).toMatchObject({ kind: 'fitted', pair: false });
      expect(title).toMatch(/earring\b/);
    }
  });
});

describe('penannular brooches', () => {
  it('are an open ring with a pin, and bear stones on both ends', () => {
    for (const fitting of fittingsOf(drawn({ type: 'Brooch', arrangements: ['penannular'] })))
      expect(fitting?.kind).toBe('penannular');
    for (const { ornaments } of drawn({
      type: 'Brooch',
      arrangements: ['penannular'],
      gemstones: ['Garnet'],
    }))
      expect(ornaments.map(({ ornament }) => ornament.kind)).toEqual(['stone']);
  });
});

describe('a maang tikka', () => {
  it('hangs on a chain from a hook in the hair', () => {
    for (const { carrier, ornaments, title } of drawn({ type: 'Tiara', arrangements: ['forehead-drop'] })) {
      expect(carrier).toMatchObject({ kind: 'fitted', fitting: { kind: 'fish-hook' } });
      expect(ornaments.find(({ slot }) => slot === 'main')?.chainMm).toBeGreaterThan(0);
      expect(title).toMatch(/maang tikka/);
    }
  });
});

describe('the longest of several chains', () => {
  it.each([
    [null, 24],
    [16, 26],
  ])('is as long as was told (the piece %s in)', (lengthIn, longestIn) => {
    for (const { carrier } of drawn({ type: 'Necklace', arrangements: ['layered'], lengthIn, longestIn })) {
      if (carrier.kind !== 'chain') throw new Error('no chain');
      const lengths = [carrier, ...(carrier.layers ?? [])].map(({ lengthMm }) => lengthMm);
      expect(Math.max(...lengths)).toBeCloseTo(longestIn * 25.4, 0);
      if (lengthIn !== null) expect(carrier.lengthMm).toBeCloseTo(lengthIn * 25.4, 0);
    }
  });

  it('is told where the others leave it no room', () => {
    for (const { provenance } of drawn({
      type: 'Necklace',
      arrangements: ['layered'],
      lengthIn: 18,
      longestIn: 18.5,
    }))
      expect(provenance.adjustments.join(' ')).toMatch(/cannot all be within 18.5 in/);
  });
});

describe('what is told', () => {
  it.each([
    [{ type: 'Body Chain', arrangements: ['navel'] }, /through the navel is not made here/],
    [{ type: 'Necklace', extensionMm: 50.8 }, /An extension of 51 mm/],
    [
      { type: 'Pendant', unwritten: 'Ayatul Kursi', ofFaith: { faith: 'muslim', person: null } },
      /sign of the faith/,
    ],
    [{ type: 'Necklace', unwritten: 'Arabic', engraving: 'Fatima' }, /other writing \(Arabic\)/],
    [{ type: 'Ring', occasion: 'Birthstone' }, /No month of birth was told/],
    [{ type: 'Necklace', occasion: 'Birthstone', stoneCount: 3 }, /No months of birth were told/],
  ] as [Partial<Brief>, RegExp][])('of %j', (changes, told) => {
    for (const { provenance } of drawn(changes)) expect(provenance.adjustments.join(' ')).toMatch(told);
  });
});
