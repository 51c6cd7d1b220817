import { describe, expect, it } from 'vitest';
import { createDesign } from '../createDesign.ts';
import { readDesign } from '../document.ts';
import { EMPTY_BRIEF } from '../emptyBrief.ts';
import { seededRandom } from '../random.ts';
import { openBrief } from '../testing/briefs.ts';
import { PIECE_TYPES, type PieceDesign, type PieceType } from './document.ts';
import { pieceWish } from './wish.ts';

function pieceOf(type: PieceType, seed: number, brief: Parameters<typeof openBrief>[0] = {}): PieceDesign {
  const design = createDesign(openBrief({ ...brief, type }), seed);
  if (!('ornaments' in design)) throw new Error(`a ${design.type}, not a piece`);
  return design;
}

const PLAIN = openBrief().proportions;

describe.each(PIECE_TYPES)('%s', (type) => {
  const designs = Array.from({ length: 48 }, (_, seed) => pieceOf(type, seed));

  it('has at least six distinct compositions', () => {
    expect(new Set(designs.map(({ composition }) => composition)).size).toBeGreaterThanOrEqual(6);
  });

  it('gives documents that read back as they are', () => {
    for (const design of designs) {
      expect(readDesign(JSON.parse(JSON.stringify(design)))).toEqual({ ok: true, design });
    }
  });

  it('gives documents that read back for the largest stones and the smallest figures', () => {
    const wishes: Parameters<typeof openBrief>[0][] = [
      { gemstones: ['Turquoise'], caratWeight: 400 },
      { gemstones: ['Pearl'], stoneSizeMm: [60] },
      { gemstones: ['Turquoise'], occasion: 'Statement', proportions: { ...PLAIN, stone: 'large' } },
      { motifs: ['Celestial'], noStones: true, proportions: { ...PLAIN, presence: 'delicate' } },
    ];
    for (const wish of wishes) {
      for (let seed = 0; seed < 12; seed++) {
        const design = pieceOf(type, seed, wish);
        expect(readDesign(JSON.parse(JSON.stringify(design)))).toEqual({ ok: true, design });
      }
    }
  });

  it('is the same for the same brief and seed', () => {
    expect(pieceOf(type, 7)).toEqual(pieceOf(type, 7));
  });

  it('shows four different sketches for four neighbouring seeds', () => {
    const look = ({ composition, ornaments }: PieceDesign): string =>
      `${composition} ${ornaments.map(({ slot, ornament }) => `${slot}:${ornament.kind}`).join(' ')}`;
    for (const first of [0, 4, 20]) {
      expect(new Set([0, 1, 2, 3].map((k) => look(pieceOf(type, first + k)))).size).toBe(4);
    }
  });

  it('keeps the stone, the metal and the exclusions that were asked for', () => {
    for (let seed = 0; seed < 8; seed++) {
      const { alloys, ornaments, carrier } = pieceOf(type, seed, {
        gemstones: ['Ruby'],
        metals: ['Platinum'],
        excludedGemstones: ['Diamond'],
      });
      expect(alloys.map(({ family }) => family)).toEqual(['platinum']);
      const said = JSON.stringify([ornaments, carrier]);
      expect(said).toContain('Ruby');
      expect(said).not.toContain('Diamond');
    }
  });
});

it('gives two hundred different pendants for one brief', () => {
  const seen = new Set(
    Array.from({ length: 200 }, (_, seed) => {
      const { seed: _seed, ...design } = pieceOf('Pendant', seed, { gemstones: ['Sapphire'] });
      return JSON.stringify(design);
    }),
  );
  expect(seen.size).toBe(200);
});

describe('two stones on a piece that is no ring', () => {
  it('are as large as one would be: only on a finger they share the room', () => {
    const centre = (stoneCount: number) =>
      pieceWish({ ...EMPTY_BRIEF, gemstones: ['Ruby'], stoneCount }, 'Earrings', 3, seededRandom(3)).centre;
    expect(centre(2)).toEqual(centre(1));
  });
});
