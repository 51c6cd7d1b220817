import type { Brief } from '@filigree/contracts';
import { describe, expect, it } from 'vitest';
import { createDesign } from '../createDesign.ts';
import { isRing } from '../document.ts';
import type { PieceDesign } from '../piece/document.ts';
import { createSole } from '../set/createSole.ts';
import { openBrief } from '../testing/briefs.ts';
import { countStones } from './count-stones.ts';
import { expectationsOf } from './expectations.ts';

const generation = (brief: Brief, first = 0): PieceDesign[] =>
  [0, 1, 2, 3].map((at) => {
    const design = createDesign(brief, first + at);
    if (isRing(design)) throw new Error('a ring');
    return design as PieceDesign;
  });

const missing = (brief: Brief, design: PieceDesign): string[] =>
  expectationsOf(brief)
    .filter(({ isMet }) => !isMet(design))
    .map(({ name }) => name);

describe('a candidate', () => {
  it.each<[string, Partial<Brief>, string]>([
    [
      'a figure is the brooch, on no plate',
      { type: 'Brooch', figures: ['bee'], motifs: ['Animal'], gemstones: ['Amethyst'] },
      'bee as the piece itself',
    ],
    [
      'stones in the plural are several',
      {
        type: 'Body Chain',
        gemstones: ['Turquoise'],
        gemstoneNumbers: [{ gemstone: 'Turquoise', number: 'several' }],
      },
      'several of Turquoise',
    ],
    [
      'what was refused is nowhere',
      { type: 'Anklet', gemstones: ['Aquamarine'], excludedGemstones: ['Pearl'] },
      'no stone that was refused',
    ],
    [
      'a motif that was refused is in no other figure',
      { type: 'Necklace', motifs: ['Infinity'], excludedMotifs: ['Heart'], noStones: true },
      'no figure that was refused',
    ],
    [
      'a part that was refused is nowhere',
      { type: 'Necklace', engraving: 'Yasmin', excludedParts: ['plate'], noStones: true },
      'no plate',
    ],
    ['hoops are hoops', { type: 'Earrings', earringKind: 'hoop', gemstones: ['Diamond'] }, 'worn as hoop'],
  ])('%s', (_what, wish, name) => {
    const brief = openBrief(wish);
    expect(expectationsOf(brief).map((expectation) => expectation.name)).toContain(name);
    // One may keep a small fault, so that no two are alike.
    const falling = generation(brief).filter((design) => missing(brief, design).includes(name));
    expect(falling.length).toBeLessThanOrEqual(1);
  });

  it('is what the seed itself draws where nothing is missing from that', () => {
    const brief = openBrief({ type: 'Pendant', figures: ['owl'], metals: ['Silver'], noStones: true });
    for (const seed of [0, 1, 2, 3]) {
      const own = createSole(brief, seed);
      if (expectationsOf(brief).every(({ isMet }) => isMet(own)))
        expect(createDesign(brief, seed)).toEqual(own);
    }
  });

  it('is weighed in the hearing of who follows, the one of the seed first', () => {
    const brief = openBrief({ type: 'Brooch', figures: ['bee'], gemstones: ['Amethyst', 'Opal'] });
    const heard: { seed: number; cost: number }[] = [];
    const design = createDesign(brief, 2, (candidate, expectations) => {
      heard.push({ seed: candidate.design.seed, cost: candidate.cost });
      expect(expectations.map(({ name }) => name)).toContain('Opal somewhere');
    });
    expect(design).toEqual(createDesign(brief, 2));
    expect(heard[0]?.seed).toBe(2);
    const least = Math.min(...heard.map(({ cost }) => cost));
    expect(heard.length).toBe(heard[0]?.cost === 0 ? 1 : 16);
    expect(least).toBeLessThanOrEqual(heard[0]!.cost);
  });

  it('is the same for the same brief and seed, and keeps the seed that was asked for', () => {
    const brief = openBrief({ type: 'Brooch', figures: ['bee'], gemstones: ['Amethyst'] });
    for (const seed of [1, 2, 4294967295]) {
      expect(createDesign(brief, seed)).toEqual(createDesign(brief, seed));
      expect(createDesign(brief, seed).seed).toBe(seed);
    }
  });
});

describe('the stones of a document', () => {
  it('are counted one by one where they stand for themselves, and told where they stand in rows', () => {
    const ring = createSole(openBrief({ type: 'Ring', gemstones: ['Ruby'], setting: 'Halo' }), 0);
    expect(countStones(ring).get('Ruby')?.single).toBe(1);
    const hoops = createSole(
      openBrief({ type: 'Earrings', earringKind: 'hoop', gemstones: ['Diamond'], setting: 'Pave' }),
      0,
    );
    expect(countStones(hoops).get('Diamond')?.inRows).toBe(true);
  });
});
