import type { Brief } from '@filigree/contracts';
import { describe, expect, it } from 'vitest';
import { openBrief } from '../testing/briefs.ts';
import { createRing } from './createRing.ts';

const faces = (wish: Partial<Brief>) =>
  [0, 1, 2, 3].map((seed) => {
    const { shoulders, centre, provenance } = createRing(openBrief(wish), seed);
    if (shoulders.kind !== 'signet') throw new Error(`no signet but ${shoulders.kind}`);
    expect(centre).toBeNull();
    return { face: shoulders.ornament, said: provenance.adjustments };
  });

describe('a small stone in the corner of a signet', () => {
  it('stands on a face with corners, which bears nothing else', () => {
    for (const { face } of faces({ arrangements: ['signet', 'corner-stone'], gemstones: ['Ruby'] })) {
      expect(face.corner?.stone.gemstone).toBe('Ruby');
      expect(face.field.kind).toBe('plain');
      expect(['square', 'rounded-rectangle', 'octagon']).toContain(face.outline);
    }
  });
  it('stands beside the initials', () => {
    const wish = {
      arrangements: ['signet', 'corner-stone'],
      gemstones: ['Diamond'],
      engraving: 'JH',
    } as const;
    for (const { face, said } of faces({
      ...wish,
      arrangements: [...wish.arrangements],
      gemstones: ['Diamond'],
    })) {
      expect([face.corner?.stone.gemstone, face.field.kind]).toEqual(['Diamond', 'text']);
      expect(said).toEqual([]);
    }
  });
  it('stays beside a tablet where that was asked for', () => {
    for (const { face } of faces({
      arrangements: ['signet', 'corner-stone'],
      gemstones: ['Onyx', 'Diamond'],
    }))
      expect(face.field).toMatchObject({
        kind: 'stone',
        isTablet: true,
        corner: { stone: { gemstone: 'Diamond' } },
      });
  });
});

describe('a constellation in stones', () => {
  it('is sunk into the face, one stone for every star', () => {
    for (const [figure, count] of [
      ['orion', 8],
      ['cassiopeia', 5],
      ['constellation', 7],
      ['southern-cross', 5],
    ] as const)
      for (const { face, said } of faces({
        arrangements: ['signet'],
        figures: [figure],
        gemstones: ['Diamond'],
        setting: 'Bezel',
      })) {
        expect(face.field).toMatchObject({ kind: 'sunk', figure });
        expect(face.field.kind === 'sunk' && face.field.stones).toHaveLength(count);
        expect(said).toEqual([]);
        if (face.field.kind !== 'sunk') throw new Error('stars are sunk');
        const { stones } = face.field;
        for (const [i, a] of stones.entries())
          for (const b of stones.slice(i + 1))
            expect(Math.hypot(a.xMm - b.xMm, a.yMm - b.yMm)).toBeGreaterThan(
              (a.stone.widthMm + b.stone.widthMm) / 2 + 0.15,
            );
      }
  });
});

describe('a signet with nothing else on it', () => {
  it('has its letters and a bare edge in all its ways', () => {
    const said = { arrangements: ['signet' as const], engraving: 'R', noStones: true };
    const { proportions } = openBrief({});
    for (const { face } of faces({ ...said, proportions: { ...proportions, ornament: 'simple' } })) {
      expect(face.border.kind).toBe('bevel');
      expect(face.field.kind).toBe('text');
    }
  });
});
