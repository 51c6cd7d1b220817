import { describe, expect, it } from 'vitest';
import { isRing, membersOf } from '../design/document.ts';
import { changesOnly, designOf, made, pieceOf, refined, refusal } from './testing.ts';

describe('each in the place of the other', () => {
  const THREE = designOf('gold ring with a square emerald and two diamonds', 62);
  it.each([
    'swap emerald and diamonds - diamond in the centre, emeralds each side',
    'switch the emerald and the diamonds',
  ])('%s', (say) => {
    const { design } = refined(THREE, say);
    expect(isRing(design) && [design.centre?.gemstone, design.sideStones?.stone.gemstone]).toEqual([
      'Diamond',
      'Emerald',
    ]);
  });
  it('two gems beside a centre are not made one', () => {
    const ring = designOf('solitaire ring with an oval diamond', 3);
    expect(refusal(ring, 'add a ruby and a peridot')).toMatch(/are alike/);
  });
});

describe('what is the other person’s', () => {
  it('is told by what is not mine', () => {
    const rings = made('matching rings for a couple, silver, plain', 155);
    const sizes = (say: string) =>
      membersOf(refined(rings, say).design)
        .filter(isRing)
        .map(({ size }) => size.us)
        .sort((a, b) => a - b);
    expect(sizes('can mine be size 6 and his size 11')).toEqual([6, 11]);
    expect(sizes('hers size 5 and mine size 12')).toEqual([5, 12]);
  });
  it('a set has its pieces from the start', () => {
    const set = made('matching necklace and earring set in rose gold with rubies', 3);
    expect(refusal(set, 'add a ring to the set')).toMatch(/new design/);
    expect(refusal(set, 'add a bracelet too please')).toMatch(/new design/);
  });
});

describe('counted and placed', () => {
  it('how many of a figure asks for no other', () => {
    expect(refusal(pieceOf('tiara with three stars in silver', 403), 'five stars not three')).toMatch(
      /How many/,
    );
  });
  it('some of a line are not all of it', () => {
    const line = pieceOf('diamond line bracelet, 18k yellow gold', 310);
    expect(refusal(line, 'rubies for the first and last three stones')).toMatch(/every other/);
  });
  it('what goes from a hoop leaves the hoop', () => {
    const hoops = pieceOf('gold hoop earrings with a star', 279);
    const { design } = refined(hoops, 'take off the star');
    expect(JSON.stringify(design)).not.toContain('"motif":"Star"');
    expect(isRing(design) ? 1 : design.ornaments.filter(({ slot }) => slot === 'main').length).toBe(0);
  });
  it('a bigger one of the stone that is there', () => {
    changesOnly(designOf('oval diamond solitaire in yellow gold', 3), 'with a bigger diamond', /^centre\./);
  });
  it('a letter beside the one that is there', () => {
    const locket = pieceOf('gold locket with an M on it', 217);
    expect(JSON.stringify(refined(locket, 'add a P next to the M').design)).toContain('"text":"M P"');
  });
  it('a halo that is to be taken off is', () => {
    const ring = designOf('rose gold engagement ring with a pear morganite and diamond halo', 0);
    for (const say of ['can i have the halo taken off', "I'd like the halo removed"])
      changesOnly(ring, say, /^halo/);
  });
});

describe('how a figure is held', () => {
  it.each([
    ['hamsa necklace in rose gold', 'flip it so the fingers point up'],
    ['gold horseshoe pendant', 'upside down please'],
  ])('%s: %s is told', (prompt, say) => {
    expect(refusal(made(prompt, 3), say)).toMatch(/modelled as a whole/);
  });
});

describe('what earrings are held by', () => {
  it('screw backs take the place of those that are pushed on', () => {
    const studs = pieceOf('diamond stud earrings in silver', 3);
    changesOnly(studs, 'screw backs please', /^carrier\.fitting\.back$/);
    changesOnly(refined(studs, 'screw backs').design, 'butterfly backs instead', /^carrier\.fitting\.back$/);
  });
  it('clips hold what ears that are not pierced wear', () => {
    for (const prompt of ['diamond stud earrings in silver', 'pearl drop earrings on hooks']) {
      const { design } = refined(pieceOf(prompt, 1116), 'clip-ons please');
      expect(design, prompt).toMatchObject({ carrier: { fitting: { kind: 'clip' } } });
    }
    expect(refusal(pieceOf('plain gold hoop earrings', 3), 'clip-ons please')).toMatch(/studs and drops/);
  });
});
