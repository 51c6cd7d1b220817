import { describe, expect, it } from 'vitest';
import { changesOnly, designOf, made, pieceOf, refined, refusal } from './testing.ts';

describe('what is shown looks the other way', () => {
  it.each([
    ['moon and star pendant, silver', 'flip the moon the other way round'],
    ['gold crescent moon pendant', 'can the moon face the other way'],
    ['silver swallow pendant', 'i want it flying the other way'],
    ['silver swallow pendant', 'mirror it please'],
  ])('%s: %s', (start, say) => {
    const piece = pieceOf(start, 7919);
    changesOnly(piece, say, /mirrored$/);
    const { design } = refined(piece, say);
    expect(refined(design, say).design).toMatchObject({ ornaments: piece.ornaments });
  });

  it('so does a figure in front of a ring', () => {
    changesOnly(designOf('silver ring with a crescent moon', 3), 'face the moon the other way', /mirrored$/);
  });

  it('what is cut in one piece, or is to stand on its head, is told', () => {
    expect(refusal(made('silver horse brooch', 7919), 'mirror image please')).toContain(
      'modelled as a whole',
    );
    expect(refusal(pieceOf('gold fox pendant', 7919), 'mirror the fox')).toContain('same from left to right');
    expect(
      refusal(pieceOf('gold crescent moon pendant', 7919), 'turn the moon so it lies on its back'),
    ).toContain('as a whole');
    expect(refusal(pieceOf('gold fox pendant', 7919), 'flip the fox upside down')).toContain('as a whole');
  });

  it.each([
    ['pear diamond solitaire ring, platinum', 'turn the pear so the point faces my wrist'],
    ['toi et moi ring with a pear and an emerald cut, gold', 'mirror it'],
    [
      'asymmetric ring with a cluster of leaves on one side, gold',
      'flip it so the leaves are on the other side',
    ],
  ])('%s is worn either way round', (start, say) => {
    expect(refusal(designOf(start, 7919), say)).toContain('either way round');
  });

  it('a mirror finish asks for no mirror image', () => {
    const { changes } = refined(pieceOf('hammered gold fox pendant', 7919), 'a mirror polish instead');
    expect(changes.join()).toContain('polished');
  });
});

describe('the point of a stone', () => {
  const EARRINGS = pieceOf('pear aquamarine drop earrings, silver', 7919);

  it('shows the other way, and the way that is told', () => {
    for (const say of [
      'can the point of the pears be at the bottom, pointing down',
      'flip the stones upside down',
    ])
      expect(refined(EARRINGS, say).design).toMatchObject({ ornaments: [{ ornament: { turned: true } }] });
    expect(refusal(EARRINGS, 'the point should point up')).toBe('The point shows that way already.');
  });

  it('a flip of the piece exchanges no stones', () => {
    const pendant = pieceOf('emerald pendant with a diamond halo, gold', 7919);
    changesOnly(pendant, 'flip it', /orientation$/);
  });
});
