import { describe, expect, it } from 'vitest';
import { interpret } from '../interpret.ts';

const lettering = (prompt: string): string | null => interpret({ prompt }).brief.engraving;

describe('lettering that is told by its place alone', () => {
  it.each([
    ['medical bracelet in steel, TYPE 1 DIABETES on the back and a rocket on the front', 'TYPE 1 DIABETES'],
    ['silver pendant with a Celtic cross, NUT ALLERGY on the back', 'NUT ALLERGY'],
    ['dog tag, on the front RESCUE 1 and a paw', 'RESCUE 1'],
    ['a tag for my son, ASTHMA on the front, PENICILLIN on the back', 'ASTHMA / PENICILLIN'],
    ['a locket, Best Dad Ever on the back, gold', 'Best Dad Ever'],
    ['a medal with Safe Travels on the reverse, silver', 'Safe Travels'],
    ['a compass pendant with 53.2707 N, 9.0568 W engraved round the rim', '53.2707 N, 9.0568 W'],
    ['silver disc necklace, N 51.5 W 0.12 on it', 'N 51.5 W 0.12'],
    ['pendant: 51.4545N 2.5879W on the back, wave on the front', '51.4545N 2.5879W'],
    ['bar necklace 40°26\'46"N 79°58\'56"W', '40°26\'46"N 79°58\'56"W'],
  ])('%s', (prompt, text) => expect(lettering(prompt)).toBe(text));

  it.each([
    'A silver ring. I live in the UK on the coast.',
    'plain band, GIA diamond inside the bezel',
    'PLATINUM RING WITH AN OVAL DIAMOND ON THE FRONT',
    'a necklace with a Celtic Knot on the back',
    'locket with a Tree of Life on the front',
  ])('nothing: %s', (prompt) => expect(lettering(prompt)).toBeNull());

  it('is on the back where that was said', () => {
    const { brief } = interpret({ prompt: 'a star charm in silver, FORZA on the back' });
    expect(brief).toMatchObject({ engraving: 'FORZA', engravingPlace: 'back' });
  });
});
