import { type Brief, LETTERINGS } from '@filigree/contracts';
import { describe, expect, it } from 'vitest';
import { createDesign } from '../createDesign.ts';
import { EMPTY_BRIEF } from '../emptyBrief.ts';
import { setLine } from './fonts.ts';

const SEEDS = [0, 1, 2, 3, 4, 5, 6, 7];

/** Every face that a design's letters are in. */
const facesIn = (wishes: Partial<Brief>, seed: number): string[] =>
  [
    ...JSON.stringify(createDesign({ ...EMPTY_BRIEF, ...wishes }, seed)).matchAll(/"lettering":"([a-z]+)"/g),
  ].map(([, face]) => face!);

const LETTERED: readonly (readonly [string, Partial<Brief>])[] = [
  ['inside a band', { type: 'Ring', noStones: true, arrangements: ['band'], engraving: 'Always' }],
  ['inside a ring with a stone', { type: 'Ring', gemstones: ['Ruby'], engraving: 'Ever yours' }],
  ['on a signet', { type: 'Ring', arrangements: ['signet'], engraving: 'RJB' }],
  ['inside a minimalist band', { type: 'Ring', era: 'Minimalist', noStones: true, engraving: 'us' }],
  ['as a name on a chain', { type: 'Necklace', arrangements: ['nameplate'], engraving: 'Sophia' }],
  ['as a name about a wrist', { type: 'Bracelet', arrangements: ['nameplate'], engraving: 'Ada' }],
  ['as an initial', { type: 'Pendant', engraving: 'A' }],
  ['on a bar', { type: 'Necklace', arrangements: ['bar'], engraving: 'breathe' }],
  ['on a disc', { type: 'Pendant', arrangements: ['disc'], engraving: 'Milo 2024' }],
  ['on a locket', { type: 'Pendant', arrangements: ['locket'], engraving: 'Mum' }],
  ['on cufflinks', { type: 'Cufflinks', engraving: 'JM' }],
  ['on a tag beside a figure', { type: 'Charm', motifs: ['Animal'], figures: ['cat'], engraving: 'Milo' }],
];

describe('the hand that was asked for', () => {
  it.each(LETTERED)('is kept %s', (_, wishes) => {
    for (const lettering of LETTERINGS)
      for (const seed of SEEDS) {
        const faces = facesIn({ ...wishes, lettering }, seed);
        expect(faces.length, `${lettering} ${seed}`).toBeGreaterThan(0);
        expect(new Set(faces), `${lettering} ${seed}`).toEqual(new Set([lettering]));
      }
  });

  it('leaves other designs as they were', () => {
    for (const [, wishes] of LETTERED)
      expect(createDesign({ ...EMPTY_BRIEF, ...wishes, lettering: null }, 2)).toEqual(
        createDesign({ ...EMPTY_BRIEF, ...wishes }, 2),
      );
  });
});

describe('the faces', () => {
  it('have the letters of the languages that customers write', () => {
    for (const face of LETTERINGS) expect(setLine('Añoranza Zoë Łucja 1904 & Ж', face).missing).toEqual([]);
  });

  it('are each another', () => {
    const drawn = LETTERINGS.map((face) =>
      JSON.stringify(setLine('Always', face).glyphs.map(({ glyph }) => glyph.getPath(0, 0, 10).commands)),
    );
    expect(new Set(drawn).size).toBe(LETTERINGS.length);
  });
});
