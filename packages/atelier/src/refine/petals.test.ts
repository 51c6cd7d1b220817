import { describe, expect, it } from 'vitest';
import type { SoleDesign } from '../design/document.ts';
import { changesOnly, designOf, pieceOf, refined, refusal } from './testing.ts';

const RING = designOf('ring with five pear-shaped rubies as petals around a diamond', 4);
const PENDANT = pieceOf('a flower pendant with amethyst petals and a citrine middle', 4);
const shown = (design: SoleDesign, say: string) => JSON.stringify(refined(design, say).design);

describe('the petals of a flower of stones', () => {
  it.each([
    ['make the petals sapphires', /^head\.accent/, '"accent":{"gemstone":"Sapphire","cut":"Pear"'],
    ['eight petals', /^head\.petal/, '"petals":8'],
    ['smaller petals', /^head\.petalStones/, '"petals":5'],
    ['marquise petals', /^head\.(?:accent|petalStones)/, '"cut":"Marquise"'],
    ['set the petals in bezels', /^head\.petalStones/, '"setting":"bezel"'],
    ['turn the petals round', /^head\.petalStones/, '"points":"in"'],
    ['make the centre an emerald', /^centre/, '"gemstone":"Emerald"'],
    ['bigger centre', /^centre/, '"petals":5'],
  ])('of a ring: %s', (say, paths, found) => {
    changesOnly(RING, say, paths);
    expect(shown(RING, say)).toContain(found);
  });

  it.each([
    ['petals of opal instead', /ornament\.(?:accent|petalStones)/, '"gemstone":"Opal"'],
    ['fewer petals', /ornament\.petal/, '"petals":4'],
    ['a bigger middle', /ornament\.stone/, '"petals":5'],
    ['swap the petals and the centre', /ornament\.(?:accent|stone)/, '"accent":{"gemstone":"Citrine"'],
    ['make the flower bigger', /ornament\.(?:petalStones|stone)/, '"petals":5'],
  ])('of a pendant: %s', (say, paths, found) => {
    changesOnly(PENDANT, say, paths);
    expect(shown(PENDANT, say)).toContain(found);
  });

  it('go with all but the middle, and are set only as they can be', () => {
    expect(shown(RING, 'remove the petals')).not.toContain('petalStones');
    const opals = refined(PENDANT, 'make the petals opals').design;
    expect(refusal(opals, 'set the petals in claws')).toMatch(/set in bezels/);
  });
});
