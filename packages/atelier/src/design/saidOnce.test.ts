/** What is said of a piece is said once, with its last value, and nothing asked for is left out in silence. */
import type { Brief } from '@filigree/contracts';
import { describe, expect, it } from 'vitest';
import { createDesign } from './createDesign.ts';
import { openBrief } from './testing/briefs.ts';

const told = (brief: Partial<Brief>, seed: number): string[] =>
  createDesign({ ...openBrief(), ...brief }, seed).provenance.adjustments;
const SEEDS = [0, 1, 2, 3];

describe('adjustments', () => {
  it.each<Partial<Brief>>([
    { type: 'Necklace', chainKind: 'mariner', arrangements: ['chain'] },
    { type: 'Bracelet', chainKind: 'mariner', braceletKind: 'chain', noStones: true },
  ])('are said once: %o', (brief) => {
    for (const seed of SEEDS) {
      const lines = told(brief, seed);
      expect(lines.join(' ')).toContain('anchor');
      expect(new Set(lines).size).toBe(lines.length);
    }
  });

  it.each<Partial<Brief>>([
    { setting: 'Invisible', bandWidthMm: 1 },
    { setting: 'Channel', bandWidthMm: 0.8, gemstones: ['Ruby'] },
  ])('give one width for a band that is too narrow: %o', (brief) => {
    for (const seed of SEEDS) {
      const widths = told({ type: 'Ring', arrangements: ['band'], ...brief }, seed).filter((line) =>
        line.startsWith('A band of'),
      );
      expect(widths).toHaveLength(1);
    }
  });

  it.each<Partial<Brief>>([
    { type: 'Bracelet', gemstones: ['Ruby'], stoneCut: 'Oval' },
    { type: 'Bracelet', gemstones: ['Sapphire'], stoneCut: 'Marquise' },
    {
      type: 'Ring',
      gemstones: ['Sapphire'],
      stoneCut: 'Marquise',
      setting: 'Channel',
      arrangements: ['band'],
    },
  ])('tell of a cut that rows do not take: %o', (brief) => {
    for (const seed of [...SEEDS, 4, 5]) {
      const design = createDesign({ ...openBrief(), ...brief }, seed);
      const isShown = JSON.stringify(design).includes(`"cut":"${brief.stoneCut}"`);
      const isSaid = design.provenance.adjustments.join(' ').includes(brief.stoneCut!.toLowerCase());
      expect(isShown || isSaid).toBe(true);
    }
  });
});
