import { describe, expect, it } from 'vitest';
import { interpret } from '../../brief/index.ts';
import { createDesign } from '../createDesign.ts';
import type { PieceDesign } from '../piece/document.ts';
import { gemsWithin } from '../stones/within.ts';

const drawn = (prompt: string): PieceDesign[] => {
  const { brief } = interpret({ prompt });
  return [0, 1, 2, 3].map((seed) => createDesign(brief, 7919 + seed) as PieceDesign);
};

describe('a figure with inlay', () => {
  it.each([
    [
      'gold scarab brooch with open wings, turquoise and lapis inlay',
      'winged-scarab',
      ['Turquoise', 'Lapis Lazuli'],
    ],
    ['silver butterfly pendant inlaid with onyx', 'butterfly', ['Onyx']],
    [
      'peacock brooch with turquoise, coral and lapis inlay',
      'peacock',
      ['Turquoise', 'Lapis Lazuli', 'Onyx'],
    ],
  ] as const)('%s: its cells hold every stone that was named, in every sketch', (prompt, form, gems) => {
    for (const { ornaments, provenance } of drawn(prompt)) {
      const emblem = ornaments.map(({ ornament }) => ornament).find(({ kind }) => kind === 'emblem');
      expect(emblem).toMatchObject({ kind: 'emblem', form, ground: 'silhouette' });
      const inlay = emblem?.kind === 'emblem' ? (emblem.inlay ?? []) : [];
      expect(new Set(gemsWithin(inlay))).toEqual(new Set(gems));
      expect(provenance.adjustments.join()).not.toMatch(/open wings|left out/);
    }
  });

  it('is none where stones are to be set', () => {
    for (const { ornaments } of drawn('gold butterfly pendant with an onyx'))
      expect(JSON.stringify(ornaments)).not.toContain('"inlay"');
  });
});
