import { describe, expect, it } from 'vitest';
import { isRing } from '../design/document.ts';
import { changesOnly, made, pieceOf, refined, refusal } from './testing.ts';

const HOOPS = pieceOf('Gold hoop earrings with little pearl drops', 124);
const JHUMKAS = pieceOf('jhumkas in gold with rubies', 341);
const BELLS = pieceOf('anklet with tiny bells silver', 2);
const STRANDS = pieceOf('pearl choker, three strands of pearls', 310);
const BOATS = pieceOf('cufflinks shaped like little sailing boats', 434);
const SNAKE = pieceOf('snake bracelet, gold, coils round the wrist twice with emerald eyes', 403);
const TENNIS = pieceOf('tennis bracelet white gold diamonds', 248);
const SOLITAIRE = made('solitaire with a round diamond in gold', 4);
const MOON = pieceOf('a necklace with a crescent moon and small star hanging off it', 186);
const LOTUS = pieceOf('lotus pendant with rose gold petals and a pearl', 837);

describe('too large or too small is what is named', () => {
  it.each([
    ['pearls too small', /^ornaments\.0\.ornament\.stone/],
    ['the pearls are a bit too big', /^ornaments\.0\.ornament\.stone/],
    ['hoops too small', /^carrier\.fitting\.innerDiameterMm$/],
    ['the hoops are too big', /^carrier\.fitting\.innerDiameterMm$/],
  ])('%s', (say, paths) => changesOnly(HOOPS, say, paths));

  it('the prongs, and not the stone', () => {
    expect(refined(SOLITAIRE, 'the claws are too big').changes.join()).not.toContain('Centre stone');
  });

  it('what is found wrong of prongs goes with them', () => {
    for (const say of [
      'the prongs look too chunky, could it be a bezel',
      'claws are too big, flush set it instead',
    ]) {
      const { changes, notDone } = refined(SOLITAIRE, say);
      expect([changes.length, notDone], say).toEqual([1, []]);
      expect(changes[0], say).toMatch(/^Setting prongs -> /);
    }
  });
});

describe('a part by its noun is no figure', () => {
  it.each([
    [JHUMKAS, "make the bell part smaller, they'll be too heavy for my ears"],
    [JHUMKAS, 'bigger domes please'],
    [JHUMKAS, 'the bells are too small'],
    [BELLS, 'make the bells bigger'],
  ])('%#: %s', (design, say) => changesOnly(design, say, /^ornaments\.\d\.ornament\.(?:sizeMm|fringe)/));

  it('something else may take the place of what is shown', () => {
    expect(refined(JHUMKAS, 'swap the lotus for a peacock').changes.join()).toMatch(/peacock/i);
  });

  it.each([
    ['take away half of the bells', 4],
    ['lose half the bells', 4],
    ['half as many bells', 4],
    ['five bells is plenty', 5],
  ])('%s', (say, count) => {
    const { design, differ } = refined(BELLS, say);
    expect(differ).toEqual(['ornaments.0.count']);
    expect(!isRing(design) && 'ornaments' in design && design.ornaments[0]?.count).toBe(count);
  });

  it('the adjective of what is to come changes nothing that is there', () => {
    const { changes, notUnderstood, notDone } = refined(
      BELLS,
      'take away half of the bells and put small blue beads where they were',
    );
    expect([changes, notUnderstood]).toEqual([['Drops 7 -> 4'], []]);
    expect(notDone.join()).toContain('Stones in the places of some that were taken away are not drawn');
  });
});

describe('so many and no more', () => {
  it.each([
    ['two strands is enough', 'Strands 3 -> 2'],
    ['one strand would be enough', 'Strands 3 -> 1'],
    ['two rows are plenty', 'Strands 3 -> 2'],
  ])('%s', (say, change) => {
    expect(refined(STRANDS, say).changes).toEqual([change]);
  });

  it.each([
    ['every fifth stone could be a ruby?', 'Every fifth stone now ruby'],
    ['a sapphire every third stone', 'Every third stone now sapphire'],
  ])('%s', (say, change) => {
    expect(refined(TENNIS, say).changes).toEqual([change]);
  });

  it('a row goes half of the way', () => {
    const ring = made('eternity ring full diamonds platinum', 775);
    for (const say of ['only go half way round', 'stones half of the way around please'])
      expect(refined(ring, say).changes, say).toEqual(['Stones of the band now half of the way around']);
  });
});

describe('a serpent winds more or less often', () => {
  it.each([
    ['make it go round three times', 3],
    ['one more coil please', 3],
    ['four coils', 4],
    ['just once around', 1],
  ])('%s', (say, turns) => {
    const { design, changes } = refined(SNAKE, say);
    expect(changes[0]).toBe(`Turns around 2 -> ${turns}`);
    const carrier = !isRing(design) && 'carrier' in design ? design.carrier : null;
    expect(carrier?.kind === 'bangle' && Math.floor(carrier.coil?.turns ?? 0)).toBe(turns);
  });

  it('as often as it does already', () => {
    expect(refusal(SNAKE, 'wrap it around twice')).toMatch(/already winds/);
  });
});

describe('a figure on a round plate', () => {
  it.each([
    'can they be round with the boat engraved in instead of boat shaped',
    'put it on a round disc',
    'round medallions with the boat in relief',
  ])('%s', (say) => {
    const { design } = refined(BOATS, say);
    const front = !isRing(design) && 'ornaments' in design ? design.ornaments[0]?.ornament : null;
    expect(front).toMatchObject({ kind: 'emblem', form: 'sailboat', ground: 'medallion' });
  });

  it('a round stone asks for none', () => {
    const { differ } = refined(pieceOf('sailboat pendant in gold with a diamond', 3), 'a round ruby instead');
    expect(differ.filter((path) => path.endsWith('ground'))).toEqual([]);
  });
});

describe('what cannot be done is told, and nothing else is done', () => {
  it.each([
    [
      MOON,
      "turn the moon so it's lying on its back like a smile, and the star hangs from the middle",
      'modelled',
    ],
    [MOON, 'rotate the crescent a little', 'modelled'],
    [MOON, 'the star should hang from the middle of the moon', 'modelled'],
    [LOTUS, 'mix the metals, outer petals yellow gold and inner ones rose', 'of one metal'],
    [LOTUS, 'the inside petals in silver please', 'of one metal'],
    [
      pieceOf('garnet drop earrings in silver, hook wires'),
      'they hang too low, could they be shorter',
      'No chain',
    ],
    [
      pieceOf('drop earrings with long chains and a teardrop aquamarine at the end', 744),
      'shorter by about half',
      'No chain',
    ],
    [
      pieceOf('cuff with turquoise', 806),
      'add two smaller stones either side of the big one & make the copper look older, dark in the grooves',
      'darkens its recesses',
    ],
    [pieceOf('cuff with turquoise', 806), 'put little diamonds on both sides', 'both sides'],
    [pieceOf('silver leaf pendant'), 'could the silver look older', 'darkens its recesses'],
  ])('%#: %s', (design, say, reason) => {
    expect(refusal(design, say)).toContain(reason);
  });

  it('what is so already is answered beside what is done', () => {
    const ring = made('three stone ring with sapphires, white gold', 31);
    const sides = isRing(ring) ? ring.sideStones?.stone.gemstone : undefined;
    const { changes, notDone } = refined(
      ring,
      `can the middle one be bigger and the two side ones be ${sides?.toLowerCase()}s instead`,
    );
    expect(changes.join()).toMatch(/^Centre stone/);
    expect(notDone.join()).toMatch(/already/);
  });
});

describe('rose beside metals', () => {
  it.each([
    ['white gold prongs and the band rose please', /Band .* -> 14k rose gold/],
    ['platinum setting and the band in rose', /Band .* -> 14k rose gold/],
  ])('%s', (say, change) => {
    expect(refined(SOLITAIRE, say).changes.join('; ')).toMatch(change);
  });

  it('a rose stays a flower', () => {
    expect(refined(LOTUS, 'make it a rose instead, still in gold').changes.join()).toMatch(/Lotus -> rose/);
  });
});
