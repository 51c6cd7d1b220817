import { describe, expect, it } from 'vitest';
import { interpret } from '../../brief/index.ts';
import { createDesign } from '../createDesign.ts';
import { ornamentStones } from '../ornament/document.ts';
import type { PieceDesign } from './document.ts';

const sketches = (prompt: string): PieceDesign[] =>
  [0, 1, 2, 3].map((seed) => createDesign(interpret({ prompt }).brief, seed) as PieceDesign);

describe('combs of a figure with stones of several kinds', () => {
  const drawn = sketches('hair comb, silver leaves with ivory pearls and little crystals, 4 inches wide');

  it('have all of them along their width, in every sketch', () => {
    for (const { carrier, ornaments, provenance } of drawn) {
      expect(carrier).toMatchObject({ fitting: { kind: 'comb', widthMm: 101.6 } });
      const stations = ornaments.filter(({ slot }) => slot === 'station').map(({ ornament }) => ornament);
      expect(stations.some(({ kind }) => kind === 'motif' || kind === 'emblem')).toBe(true);
      const gems = stations.filter(({ kind }) => kind === 'stone').flatMap(ornamentStones);
      expect(new Set(gems.map(({ gemstone }) => gemstone))).toEqual(new Set(['Pearl', 'Diamond']));
      expect(provenance.adjustments).toEqual([]);
    }
  });

  it('differ', () => expect(new Set(drawn.map(({ composition }) => composition)).size).toBe(4));

  it('are alike on both sides', () => {
    for (const { ornaments } of drawn) {
      const leaves = ornaments.filter(
        ({ slot, ornament }) => slot === 'station' && ornament.kind === 'motif',
      );
      const looks = leaves.map(({ ornament }) => ornament.kind === 'motif' && ornament.mirrored === true);
      expect(looks.filter(Boolean)).toHaveLength(looks.length / 2);
    }
  });

  it('are no others where one stone was counted', () => {
    for (const { composition } of sketches('hair comb with a silver leaf and one pearl, 4 inches wide'))
      expect(composition).not.toContain('garland');
  });
});
