import { describe, expect, it } from 'vitest';
import { designOf, pieceOf, refined, refusal } from './testing.ts';

describe('one colour of several is kept', () => {
  it('stones of the others go, and what has no colour stays unless stones are spoken of', () => {
    const ring = designOf('oval sapphire ring with ruby side stones and a diamond halo, white gold', 3);
    expect(ring.sideStones?.stone.gemstone).toBe('Ruby');
    const blue = refined(ring, 'keep only the blue').design;
    expect(blue).toMatchObject({ sideStones: null, halo: ring.halo, centre: ring.centre });
    expect(refined(ring, 'keep just the blue stones').design).toMatchObject({
      sideStones: null,
      halo: null,
      centre: ring.centre,
    });
  });

  it('a stone that cannot go takes the colour', () => {
    const ring = designOf('oval ruby ring with sapphire side stones, white gold', 3);
    const { design } = refined(ring, 'lose everything but the blue');
    expect(design).toMatchObject({ centre: { gemstone: 'Sapphire' }, sideStones: ring.sideStones });
  });

  it('of a row that goes through the colours one is left', () => {
    const bracelet = pieceOf('rainbow sapphire tennis bracelet', 7919);
    const { design, notUnderstood } = refined(bracelet, 'just the pinks please');
    expect(design).toMatchObject({
      ornaments: [{ ornament: { stone: { gemstone: 'Sapphire', colour: 'pink' } } }],
    });
    expect(JSON.stringify(design)).not.toContain('inTurn');
    expect(notUnderstood).toEqual([]);
  });

  it('enamel counts as a colour', () => {
    const brooch = pieceOf('peacock brooch with enamel and emeralds', 7919);
    const { design } = refined(brooch, 'too colourful for mum, keep just the blue');
    expect(JSON.stringify(design)).not.toContain('Emerald');
    expect(design).toMatchObject({ ornaments: [{ ornament: { enamel: ['navy'] } }] });
    // On a plate as in its own outline.
    const alone = pieceOf('peacock brooch with enamel and emeralds', 7920);
    expect(JSON.stringify(refined(alone, 'keep just the blue').design)).not.toContain('Emerald');
  });

  it('what is of no such colour is told', () => {
    const ring = designOf('oval sapphire ring with ruby side stones, white gold', 3);
    expect(refusal(ring, 'keep just the green')).toContain('Nothing here is green');
  });
});
