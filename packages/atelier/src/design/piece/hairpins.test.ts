import { describe, expect, it } from 'vitest';
import { interpret } from '../../brief/index.ts';
import { createDesign } from '../createDesign.ts';
import { openBrief } from '../testing/briefs.ts';
import type { Carrier } from './carriers.ts';
import type { PieceDesign } from './document.ts';

const sketches = (prompt: string): PieceDesign[] =>
  [0, 1, 2, 3].map((seed) => createDesign(interpret({ prompt }).brief, seed) as PieceDesign);

function pinOf(carrier: Carrier): { readonly form: string; readonly lengthMm: number } | null {
  return carrier.kind === 'fitted' && carrier.fitting.kind === 'hairpin'
    ? { form: carrier.fitting.form ?? 'smooth', lengthMm: carrier.fitting.lengthMm }
    : null;
}

describe('a branch in flower', () => {
  it('is drawn where flowers and their branch were named, with what was said of their petals and centres', () => {
    const prompt = 'hair pin, cherry blossom branch with three pink flowers, rose gold with pearl centres';
    for (const seed of [0, 1, 2, 3]) {
      const { ornaments, provenance } = createDesign(interpret({ prompt }).brief, seed) as PieceDesign;
      expect(ornaments.find(({ slot }) => slot === 'main')!.ornament).toMatchObject({
        kind: 'emblem',
        form: 'flowering-branch',
        ground: 'silhouette',
        enamel: ['pink', 'green'],
        stone: { gemstone: 'Pearl' },
      });
      expect(provenance.adjustments).toEqual([]);
    }
  });
});

describe('hairpins of two prongs', () => {
  it.each([
    'silver hairpin with two prongs and a moonstone',
    'two-pronged hair pin with a heron, gold',
    'a hair fork with a lotus',
    'U-shaped hairpin with pearls',
    'gold hair pin, 2 prongs, with a butterfly',
  ])('are no combs, slides or sticks: %s', (prompt) => {
    const drawn = sketches(prompt);
    for (const { carrier } of drawn) {
      expect(pinOf(carrier)).not.toBeNull();
      expect(pinOf(carrier)?.form).not.toBe('stick');
    }
    expect(new Set(drawn.map(({ composition }) => composition)).size).toBeGreaterThan(2);
  });

  it('their prongs hold no stone', () => {
    const { brief } = interpret({ prompt: 'hairpin with two prongs and a ruby' });
    expect(brief.setting).toBeNull();
    expect(brief.prongCount).toBeNull();
    expect(interpret({ prompt: 'a ring with a ruby in two prongs' }).brief.prongCount).toBe(2);
  });

  it('other hairpins are of every kind', () => {
    const kinds = sketches('silver hair ornament with pearls and a rose').map(({ carrier }) =>
      pinOf(carrier),
    );
    expect(kinds.some((pin) => pin === null || pin.form === 'stick')).toBe(true);
  });
});

describe('the length of a hairpin', () => {
  it.each([
    ['silver hairpin with two prongs, at least 15 cm, a garnet', 150],
    ['hair stick with a pearl, 17cm long', 170],
    ['gold hairpin with a rose, 4 inches', 102],
  ])('is kept: %s', (prompt, lengthMm) => {
    for (const { carrier, provenance } of sketches(prompt)) {
      const pin = pinOf(carrier);
      if (pin === null) continue;
      expect(pin.lengthMm).toBeCloseTo(lengthMm, 0);
      expect(provenance.adjustments.join(' ')).not.toMatch(/length|beyond/);
    }
  });
});

describe('a hair stick', () => {
  it('has a single leg in every sketch, each another', () => {
    const sticks = sketches('a gold hair stick with a leaf, no stones');
    for (const { carrier } of sticks)
      expect(carrier).toMatchObject({ kind: 'fitted', fitting: { kind: 'hairpin', form: 'stick' } });
    expect(new Set(sticks.map(({ composition }) => composition)).size).toBe(4);
  });
});

describe('combs', () => {
  const combsIn = (prompt: string) =>
    sketches(prompt).flatMap(({ carrier, ornaments }) =>
      carrier.kind === 'fitted' && carrier.fitting.kind === 'comb' ? [{ ...carrier.fitting, ornaments }] : [],
    );

  it('have teeth as close whatever their width, up to four inches and more', () => {
    for (const { widthMm, teeth } of [
      ...combsIn('pearl hair comb'),
      ...combsIn('pearl hair comb, 4 inches wide'),
    ])
      expect(widthMm / (teeth - 1)).toBeCloseTo(3.3, 0);
    expect(combsIn('pearl hair comb, 4 inches wide').map(({ widthMm }) => widthMm)).toEqual(
      Array(4).fill(101.6),
    );
  });

  it('bear stones that are all there is from end to end', () => {
    const rows = combsIn('hair comb with pearls along the top');
    expect(rows).toHaveLength(4);
    for (const { ornaments } of rows)
      expect(ornaments.map(({ slot, ornament }) => `${slot} ${ornament.kind}`)).toEqual([
        'main stone',
        'station stone',
      ]);
  });
});

it('a fringe hangs from the head of a stick, of strips where metal was named', () => {
  const empty = { gemstones: [], stoneCut: null, motifs: [], figures: [] };
  for (const seed of [0, 1, 2, 3]) {
    const piece = createDesign(
      openBrief({
        type: 'Hairpin',
        gemstones: ['Garnet'],
        motifs: ['Floral'],
        figures: ['blossom'],
        arrangements: ['stick', 'fringe'],
        hangs: { above: { ...empty, gemstones: ['Garnet'] }, below: empty },
      }),
      seed,
    ) as PieceDesign;
    expect(piece.carrier).toMatchObject({ kind: 'fitted', fitting: { kind: 'hairpin', form: 'stick' } });
    const drops = piece.ornaments.filter(({ slot }) => slot === 'drop');
    expect(drops.map(({ ornament }) => ornament.kind)).toEqual(['plate']);
    expect(drops[0]!.count).toBeGreaterThan(2);
    expect(piece.provenance.adjustments).toEqual([]);
  }
});
