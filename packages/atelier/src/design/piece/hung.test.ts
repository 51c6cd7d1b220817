import type { Brief, HangingPart } from '@filigree/contracts';
import { describe, expect, it } from 'vitest';
import { createDesign } from '../createDesign.ts';
import { ornamentAccents, ornamentStones } from '../ornament/document.ts';
import { openBrief } from '../testing/briefs.ts';
import type { PieceDesign } from './document.ts';

const part = (own: Partial<HangingPart>): HangingPart => ({
  gemstones: [],
  stoneCut: null,
  motifs: [],
  figures: [],
  ...own,
});
const draw = (above: HangingPart, below: HangingPart, wish: Partial<Brief>): PieceDesign[] =>
  [0, 1, 2, 3].map(
    (seed) =>
      createDesign(
        openBrief({
          gemstones: [...new Set([...below.gemstones, ...above.gemstones])],
          motifs: [...above.motifs, ...below.motifs],
          figures: [...above.figures, ...below.figures],
          hangs: { above, below },
          ...wish,
        }),
        seed,
      ) as PieceDesign,
  );
const gemsOf = (piece: PieceDesign, slot: 'top' | 'main'): string[] =>
  piece.ornaments
    .filter((placed) => placed.slot === slot)
    .flatMap(({ ornament }) => [...ornamentStones(ornament), ...ornamentAccents(ornament)])
    .map(({ gemstone }) => gemstone);

describe('a front of two parts', () => {
  it.each([
    ['Earrings', 'Diamond', 'Floral', 'Pearl'],
    ['Pendant', 'Sapphire', 'Star', 'Moonstone'],
    ['Necklace', 'Ruby', 'Heart', 'Diamond'],
    ['Brooch', 'Diamond', 'Floral', 'Opal'],
    ['Charm', 'Diamond', 'Star', 'Garnet'],
  ] as const)('%s: %s %s above, %s below', (type, gem, motif, low) => {
    const pieces = draw(part({ gemstones: [gem], motifs: [motif] }), part({ gemstones: [low] }), { type });
    for (const piece of pieces) {
      expect(gemsOf(piece, 'main'), piece.composition).toEqual([low]);
      expect(new Set(gemsOf(piece, 'top')), piece.composition).not.toContain(low);
      expect(piece.ornaments.map(({ slot }) => slot)).toEqual(['top', 'main']);
    }
    expect(new Set(pieces.map(({ composition }) => composition)).size).toBeGreaterThanOrEqual(3);
  });

  it('has flowers of stones above where a flower of diamonds was named', () => {
    const tops = draw(part({ gemstones: ['Diamond'], motifs: ['Floral'] }), part({ gemstones: ['Pearl'] }), {
      type: 'Earrings',
      earringKind: 'drop',
    });
    for (const { ornaments, provenance } of tops) {
      expect(['rosette', 'motif']).toContain(ornaments.find(({ slot }) => slot === 'top')?.ornament.kind);
      expect(provenance.adjustments.join(' ')).not.toMatch(/floral/);
    }
    expect(JSON.stringify(tops)).toContain('"petalStones"');
  });

  it('is on posts where studs were asked for', () => {
    for (const { carrier } of draw(part({ gemstones: ['Sapphire'] }), part({ gemstones: ['Diamond'] }), {
      type: 'Earrings',
      earringKind: 'stud',
    }))
      expect(carrier.kind === 'fitted' && carrier.fitting.kind).toBe('post');
  });

  it('leaves stones off the part that was named without any', () => {
    for (const piece of draw(part({ figures: ['fox'], motifs: ['Animal'] }), part({ gemstones: ['Pearl'] }), {
      type: 'Pendant',
    }))
      expect(gemsOf(piece, 'top')).toEqual([]);
  });

  it.each(['Brooch', 'Pendant', 'Charm', 'Necklace'] as const)(
    '%s: what hangs below a figure is the stone itself, smaller than the figure',
    (type) => {
      for (const gemstone of ['Pearl', 'Garnet'] as const)
        for (const piece of draw(
          part({ figures: ['rose'], motifs: ['Floral'] }),
          part({ gemstones: [gemstone] }),
          { type },
        )) {
          const [top, main] = (['top', 'main'] as const).map(
            (slot) => piece.ornaments.find((one) => one.slot === slot)!.ornament,
          );
          expect(main!.kind).toBe('stone');
          const [stone] = ornamentStones(main!);
          expect(stone?.gemstone).toBe(gemstone);
          expect('sizeMm' in top! && top.sizeMm).toBeGreaterThan(1.3 * stone!.lengthMm);
        }
    },
  );

  it('has the stone of a told size under it: one thing alone hangs above', () => {
    for (const type of ['Pendant', 'Necklace', 'Charm'] as const)
      for (const figures of [['turtle'], ['owl'], ['anchor']] as const)
        for (const { ornaments } of draw(part({ motifs: ['Star'] }), part({ figures: [...figures] }), {
          type,
          stoneSizeMm: [12],
        }))
          for (const slot of ['top', 'drop'])
            expect(ornaments.filter((one) => one.slot === slot).length).toBeLessThanOrEqual(1);
  });
});

describe('a pendant that was asked for with its chain', () => {
  it('comes on one whichever way one thing hangs from the other', () => {
    const moon = part({ motifs: ['Celestial'], figures: ['crescent-moon'] });
    const opal = part({ gemstones: ['Opal'] });
    const chained = draw(moon, opal, { type: 'Pendant', lengthIn: 18 });
    expect(chained.map(({ carrier }) => carrier.kind)).toEqual(['chain', 'chain', 'chain', 'chain']);
    expect(new Set(chained.map(({ composition }) => composition)).size).toBe(4);
    const bare = draw(moon, opal, { type: 'Pendant' });
    expect(bare.some(({ carrier }) => carrier.kind === 'hung')).toBe(true);
  });
});

it('a small stone over another is round, the smaller of the two, and the piece is called by the other', () => {
  const drawn = draw(
    part({ gemstones: ['Diamond'] }),
    part({ gemstones: ['Aquamarine'], stoneCut: 'Pear' }),
    {
      type: 'Earrings',
      earringKind: 'drop',
      stoneCut: 'Pear',
    },
  );
  for (const { ornaments, title } of drawn) {
    const [top, main] = ornaments.map(({ ornament }) => ornamentStones(ornament)[0]);
    expect(top?.cut).toBe('Round');
    expect(top!.widthMm).toBeLessThan(main!.widthMm);
    expect(title).toMatch(/^Pear aquamarine/);
  }
  expect(new Set(drawn.map(({ composition }) => composition)).size).toBeGreaterThanOrEqual(3);
});
