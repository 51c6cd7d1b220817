import { describe, expect, it } from 'vitest';
import { isRing } from '../design/document.ts';
import { isTassel } from '../design/ornament/sculpture.ts';
import { changesOnly, pieceOf, refined, refusal } from './testing.ts';

const NECKLACE = pieceOf('silver necklace with a tassel', 217);
const EARRINGS = pieceOf('tassel earrings in yellow gold', 124);
const frontsOf = (say: string) => {
  const { design } = refined(NECKLACE, say);
  return isRing(design) ? [] : design.ornaments;
};

describe('a tassel', () => {
  it.each([
    ['make the tassel of pearls', 'Pearl'],
    ['a lapis tassel instead', 'Lapis Lazuli'],
  ])('%s', (say, gemstone) => {
    changesOnly(EARRINGS, say, /^ornaments\.\d\.ornament\.beads/);
    expect(JSON.stringify(refined(EARRINGS, say).design)).toContain(`"beads":{"gemstone":"${gemstone}"`);
    changesOnly(refined(EARRINGS, say).design, 'tassel of chains instead', /^ornaments\.\d\.ornament\.beads/);
  });

  it('makes way for something, and goes', () => {
    expect(frontsOf('swap the tassel for a small pearl drop').map(({ ornament }) => ornament)).toContainEqual(
      expect.objectContaining({ kind: 'stone', stone: expect.objectContaining({ gemstone: 'Pearl' }) }),
    );
    expect(frontsOf('a star instead of the tassel').some(({ ornament }) => ornament.kind === 'motif')).toBe(
      true,
    );
    for (const say of ['no tassel please', 'lose the tassel', 'swap the tassel for a star'])
      expect(
        frontsOf(say).some(({ ornament }) => isTassel(ornament)),
        say,
      ).toBe(false);
  });

  it('is as full as it is, and on no piece that was drawn without one', () => {
    expect(refusal(EARRINGS, 'fewer strands in the tassel')).toMatch(/longer or shorter/);
    expect(refusal(EARRINGS, 'a thicker tassel')).toMatch(/longer or shorter/);
    expect(refusal(pieceOf('pearl drop earrings', 3), 'add a gold tassel')).toMatch(/from the start/);
    changesOnly(EARRINGS, 'shorter tassels', /\.sizeMm$/);
  });
});
