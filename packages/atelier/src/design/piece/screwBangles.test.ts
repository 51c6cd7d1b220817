import { describe, expect, it } from 'vitest';
import { interpret } from '../../brief/index.ts';
import { createDesign } from '../createDesign.ts';
import type { PieceDesign } from './document.ts';

describe('screws around a bangle', () => {
  it.each(['gold bangle with screw heads around it', 'love bangle in rose gold with screws'])(
    '%s',
    (prompt) => {
      const { brief, notUnderstood } = interpret({ prompt });
      expect(notUnderstood).toEqual([]);
      const drawn = [0, 1, 2, 3].map((seed) => createDesign(brief, seed) as PieceDesign);
      for (const { carrier, ornaments } of drawn) {
        if (carrier.kind !== 'bangle') throw new Error(carrier.kind);
        expect(carrier.band.screws!.count).toBeGreaterThanOrEqual(8);
        expect(carrier.band.screws!.widthMm).toBeLessThan(carrier.band.widthMm / 2);
        expect(ornaments).toEqual([]);
      }
      expect(new Set(drawn.map(({ composition }) => composition)).size).toBe(4);
    },
  );
});
