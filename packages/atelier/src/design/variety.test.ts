import { type Brief, JEWELRY_TYPES } from '@filigree/contracts';
import { describe, expect, it } from 'vitest';
import { createDesign } from './createDesign.ts';
import { readDesign } from './document.ts';
import { openBrief } from './testing/briefs.ts';

/** As a customer counts them: what cannot be seen (seed, labels) does not make two designs different. */
const lookOf = (brief: Brief, seed: number): string => {
  const { seed: _, provenance, title, composition, ...look } = createDesign(brief, seed);
  return JSON.stringify(look);
};

const BRIEFS: readonly (readonly [string, Partial<Brief>])[] = [
  ['an open wish', {}],
  ['a stone, a metal and a style', { gemstones: ['Sapphire'], metals: ['Rose Gold'], era: 'Art Deco' }],
  ['a motif', { motifs: ['Floral'], metals: ['Silver'] }],
];

describe.each(JEWELRY_TYPES)('%s', { timeout: 60_000 }, (type) => {
  it.each(BRIEFS)('%s gives sixty sound designs of which no two are equal', (_what, brief) => {
    const asked = openBrief({ ...brief, type });
    const seeds = Array.from({ length: 60 }, (_, seed) => seed);
    for (const seed of seeds) {
      const reading = readDesign(JSON.parse(JSON.stringify(createDesign(asked, seed))));
      expect(reading, `${seed}`).toMatchObject({ ok: true });
    }
    expect(new Set(seeds.map((seed) => lookOf(asked, seed))).size).toBe(seeds.length);
  });
});
