import type { Brief } from '@filigree/contracts';
import { describe, expect, it } from 'vitest';
import { createDesign } from './createDesign.ts';
import type { PieceDesign } from './piece/document.ts';
import type { RingDesign } from './ring/document.ts';
import { openBrief } from './testing/briefs.ts';

const SEEDS = [0, 1, 2, 3] as const;
const ringOf = (asked: Partial<Brief>, seed: number) => createDesign(openBrief(asked), seed) as RingDesign;
const pieceOf = (asked: Partial<Brief>, seed: number) => createDesign(openBrief(asked), seed) as PieceDesign;
const toldOf = ({ provenance }: RingDesign | PieceDesign): string =>
  provenance.adjustments.map((told) => (typeof told === 'string' ? told : JSON.stringify(told))).join(' ');

describe('engagement rings of which no setting was named', () => {
  it.each([
    { gemstones: ['Diamond'], stoneCut: 'Oval', caratWeight: 1.2 },
    { excludedSettings: ['Halo'], proportions: { ...openBrief().proportions, band: 'slim' } },
    {},
  ] satisfies Partial<Brief>[])('have a stone alone in prongs among any four: %j', (asked) => {
    for (const from of [0, 7, 18]) {
      const four = SEEDS.map((seed) => ringOf({ ...asked, occasion: 'Engagement' }, from + seed));
      expect(
        four.some(
          ({ head, bandStones, sideStones, halo, band }) =>
            head?.kind === 'prong' &&
            band.form === 'single' &&
            bandStones === null &&
            sideStones === null &&
            halo === null,
        ),
      ).toBe(true);
    }
  });
});

describe('stones set flush', () => {
  const flush: Partial<Brief> = { setting: 'Bezel', arrangements: ['flush-set'], gemstones: ['Diamond'] };
  it('lie in the band, as many as were counted', () => {
    for (const seed of SEEDS) {
      const several = ringOf({ ...flush, stoneCount: 3 }, seed);
      expect(several.head).toBeNull();
      expect(several.bandStones).toMatchObject({ setting: 'flush' });
      expect(ringOf(flush, seed).head).toMatchObject({ kind: 'flush' });
    }
  });
  it('of two kinds have the first in the middle', () => {
    const three = ringOf({ ...flush, gemstones: ['Ruby', 'Diamond'], stoneCount: 3 }, 0);
    expect(three.bandStones?.inTurn?.map(({ gemstone }) => gemstone)).toEqual(['Diamond', 'Ruby']);
  });
  it('that are deeper than a band are told to be in a bezel', () => {
    const large = ringOf({ ...flush, caratWeight: 3 }, 0);
    expect(large.head?.kind).toBe('bezel');
    expect(toldOf(large)).toContain('set flush');
  });
});

it('a broad band has no arches, and a slender claddagh no border', () => {
  for (const seed of SEEDS) {
    const wide = ringOf(
      { setting: 'Bezel', gemstones: ['Opal'], proportions: { ...openBrief().proportions, band: 'wide' } },
      seed,
    );
    expect(wide.shoulders.kind).not.toBe('cathedral');
    const claddagh = ringOf(
      {
        culture: ['Celtic'],
        figures: ['claddagh'],
        proportions: { ...openBrief().proportions, presence: 'delicate' },
      },
      seed,
    );
    expect(claddagh.band.texture.kind).toBe('none');
    expect(claddagh.band.widthMm).toBeLessThan(4);
    // Without a sign the border is all there is of a culture.
    const bordered = ringOf(
      {
        culture: ['Celtic'],
        gemstones: ['Sapphire'],
        setting: 'Bezel',
        proportions: { ...openBrief().proportions, band: 'slim' },
      },
      seed,
    );
    expect(bordered.band.texture.kind).toBe('pattern');
  }
});

it('a name necklace is joined at both ends, without stones that nobody asked for', () => {
  for (const seed of SEEDS) {
    const { carrier, ornaments } = pieceOf(
      { type: 'Necklace', engraving: 'Ngozi', arrangements: ['nameplate'], lettering: 'script' },
      seed,
    );
    expect(carrier).toMatchObject({ front: 'let-in' });
    expect(ornaments).toHaveLength(1);
  }
});

it('studs whose setting was told are the stone in it', () => {
  for (const seed of SEEDS) {
    const { carrier, ornaments } = pieceOf(
      { type: 'Earrings', earringKind: 'stud', gemstones: ['Diamond'], setting: 'Prong', caratWeight: 0.5 },
      seed,
    );
    expect(ornaments.map(({ slot }) => slot)).toEqual(['main']);
    expect(JSON.stringify(carrier)).not.toContain('dress');
  }
});

it('a figure that was named is in front of a motif that was', () => {
  for (const seed of SEEDS) {
    const brooch = pieceOf({ type: 'Brooch', figures: ['dragonfly'], motifs: ['Floral'] }, seed);
    expect(toldOf(brooch)).not.toContain('no place for the dragonfly');
  }
});

it('counted discs hang side by side from a waist chain, without stones', () => {
  for (const seed of SEEDS) {
    const { ornaments } = pieceOf(
      { type: 'Body Chain', arrangements: ['disc'], figureCount: 5, lengthIn: 31 },
      seed,
    );
    expect(ornaments.map(({ slot }) => slot)).toEqual(Array.from({ length: 5 }, () => 'charm'));
    expect(ornaments.every(({ ornament }) => ornament.kind === 'plate')).toBe(true);
  }
});

it('each of a pair bears the letters that were told for it', () => {
  const { ornaments } = pieceOf({ type: 'Cufflinks', engraving: 'Best Man / 6.7.2024' }, 1);
  const texts = ornaments.map(({ ornament }) =>
    ornament.kind === 'plate' && ornament.field.kind === 'text' ? ornament.field.text : null,
  );
  expect(texts).toEqual(['Best Man', '6.7.2024']);
});

it('a low tiara has no peaks', () => {
  for (const seed of SEEDS)
    expect(
      pieceOf({ type: 'Tiara', proportions: { ...openBrief().proportions, profile: 'low' } }, seed)
        .composition,
    ).not.toBe('tiara-peaks');
});

it('a chamber for ashes is left to the workshop, and a pearl strand grows to the figure of its clasp', () => {
  expect(toldOf(pieceOf({ type: 'Pendant', arrangements: ['ash-chamber'] }, 0))).toContain('ashes');
  const { carrier } = pieceOf(
    {
      type: 'Necklace',
      gemstones: ['Pearl'],
      motifs: ['Floral'],
      arrangements: ['strand', 'graduated', 'figure-clasp'],
    },
    0,
  );
  expect(carrier.kind === 'chain' && (carrier.strand?.endShare ?? 1)).toBeLessThan(1);
});

it('a choker of pearls is strung of them, and a disc hangs from a hoop', () => {
  for (const seed of SEEDS) {
    const { carrier } = pieceOf({ type: 'Necklace', gemstones: ['Pearl'], arrangements: ['choker'] }, seed);
    expect(carrier).toHaveProperty('strand');
    const { ornaments } = pieceOf({ type: 'Earrings', earringKind: 'hoop', arrangements: ['disc'] }, seed);
    expect(ornaments.map(({ ornament }) => ornament.kind)).toEqual(['plate']);
  }
});
