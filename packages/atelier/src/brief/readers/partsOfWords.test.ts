import { describe, expect, it } from 'vitest';
import { interpret } from '../interpret.ts';

const read = (prompt: string) => interpret({ prompt });

describe('words that belong to a part of the piece', () => {
  it.each(['snake ring in gold, two emerald eyes', 'silver owl pendant with two small ruby eyes'])(
    'eyes are no pair of stones: %s',
    (prompt) => {
      expect(read(prompt).brief.stoneCount).toBeNull();
    },
  );

  it('the flat top of a signet has its outline, and is no section of the band', () => {
    const { brief, notUnderstood } = read('gold signet ring, oval flat top with the letter "R" engraved');
    expect(brief).toMatchObject({ engraving: 'R', plateShape: 'oval' });
    expect(brief.bandProfile ?? null).toBeNull();
    expect(notUnderstood).toEqual([]);
  });

  it('the flat top of a band is its section', () => {
    expect(read('gold wedding band with a flat top').brief.bandProfile).toBe('flat');
  });

  it.each([
    ['gold signet ring with an R, nothing else on it', true],
    ['gold ring with a heart on top and nothing else on it', true],
    ['sapphire ring in gold, nothing else on it', false],
    ['engagement ring, nothing else on it', false],
  ])('nothing else is on it: %s', (prompt, bare) => {
    const { noStones, arrangements } = read(prompt).brief;
    expect(noStones).toBe(bare);
    expect(arrangements?.includes('solitaire') === true).toBe(!bare);
  });

  it.each(['gold ring with a small tiara shape on top', 'gold ring with a crown on top'])(
    'a figure and no further piece: %s',
    (prompt) => {
      expect(read(prompt).brief).toMatchObject({ type: 'Ring', figures: ['crown'], figureCount: 1 });
    },
  );

  it('a ring that goes with a tiara bears none', () => {
    expect(read('gold ring to wear with my tiara').brief.figures ?? []).toEqual([]);
  });

  it('one figure on top stands alone', () => {
    expect(read('silver toe ring, little lotus flower on top').brief.figureCount).toBe(1);
  });
});
