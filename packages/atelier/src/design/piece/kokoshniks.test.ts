import { describe, expect, it } from 'vitest';
import { interpret } from '../../brief/index.ts';
import { createDesign } from '../createDesign.ts';
import { readDesign } from '../document.ts';
import { gemsWithin } from '../stones/within.ts';
import type { PieceDesign } from './document.ts';
import { heightAt, shieldReachMm } from './shield.ts';

const drawn = (prompt: string): PieceDesign[] => {
  const { brief } = interpret({ prompt });
  return [0, 1, 2, 3].map((seed) => createDesign(brief, 7919 + seed) as PieceDesign);
};

describe('a kokoshnik', () => {
  it('is a shield that rises to its middle in every sketch, four ways, and bears what was named', () => {
    const pieces = drawn('a kokoshnik tiara in white gold with diamonds and pearls');
    for (const piece of pieces) {
      const { carrier, ornaments, provenance } = piece;
      if (carrier.kind !== 'tiara' || carrier.shield === undefined) throw new Error('no shield');
      const { shield } = carrier;
      expect(heightAt(carrier, shield, 0)).toBeCloseTo(shield.middleMm, 6);
      expect(heightAt(carrier, shield, shieldReachMm(carrier))).toBeLessThan(shield.middleMm / 2);
      expect(gemsWithin(ornaments)).toEqual(expect.arrayContaining(['Diamond', 'Pearl']));
      expect(ornaments.find(({ slot }) => slot === 'main')?.ornament).toMatchObject({
        stone: { gemstone: 'Diamond' },
      });
      expect(provenance.adjustments).toEqual([]);
      expect(readDesign(piece)).toMatchObject({ ok: true });
    }
    expect(new Set(pieces.map(({ composition }) => composition)).size).toBe(4);
  });

  it('bears a figure in its middle where one was named, and nothing set where no stones are wanted', () => {
    for (const { ornaments } of drawn('gold kokoshnik with a swan'))
      expect(ornaments.find(({ slot }) => slot === 'main')?.ornament).toMatchObject({ form: 'swan' });
    for (const { ornaments } of drawn('plain gold kokoshnik without stones'))
      expect(gemsWithin(ornaments)).toEqual([]);
  });

  it('is none where a tiara alone was asked for', () => {
    for (const { carrier } of drawn('russian imperial tiara with pearls, all of separate rays'))
      expect(carrier).not.toHaveProperty('shield');
  });
});
