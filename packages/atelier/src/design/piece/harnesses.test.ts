import { describe, expect, it } from 'vitest';
import { interpret } from '../../brief/index.ts';
import { checkDesign } from '../../checks/index.ts';
import { buildSolids } from '../../geometry/index.ts';
import { createDesign } from '../createDesign.ts';
import type { PieceDesign } from './document.ts';

const drawn = (prompt: string): PieceDesign[] => {
  const { brief } = interpret({ prompt });
  return [0, 1, 2, 3].map((seed) => createDesign(brief, 7919 + seed) as PieceDesign);
};

describe('a body chain that crosses over the chest', () => {
  it.each([
    'silver body harness with garnets',
    'gold body chain, waist chain and chains crossing over the chest, opals',
    'rose gold chest chain criss cross in front with one pearl',
  ])('%s: has its harness in every sketch, four ways', (prompt) => {
    const pieces = drawn(prompt);
    for (const { type, carrier, ornaments } of pieces) {
      expect(type).toBe('Body Chain');
      expect(carrier).toMatchObject({ kind: 'chain', harness: { neckMm: expect.any(Number) } });
      expect(ornaments.filter(({ slot }) => slot === 'main')).toHaveLength(1);
    }
    expect(new Set(pieces.map(({ composition }) => composition)).size).toBe(4);
  });

  it('is none where the waist alone was spoken of', () => {
    for (const { carrier } of drawn('gold waist chain with moonstones'))
      expect(carrier).not.toHaveProperty('harness');
  });

  it('is built of chains that hold one another, from the waist to above where they cross', async () => {
    for (const piece of drawn('silver body harness with amethysts').slice(0, 2)) {
      const built = await buildSolids(piece);
      if (!built.ok) throw new Error(JSON.stringify(built.error));
      const { findings } = checkDesign(piece, built.solids);
      expect(findings.filter(({ severity }) => severity === 'fails')).toEqual([]);
      const { min, max } = built.solids.bounds;
      const { carrier } = piece;
      if (carrier.kind !== 'chain' || carrier.harness === undefined) throw new Error('no harness');
      expect(max[2] - min[2]).toBeGreaterThan(carrier.harness.dropMm);
      expect(max[0] - min[0]).toBeGreaterThan(carrier.lengthMm * 0.35);
    }
  });
});
