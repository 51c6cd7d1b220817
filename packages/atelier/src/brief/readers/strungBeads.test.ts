import { describe, expect, it } from 'vitest';
import { interpret } from '../interpret.ts';

const read = (prompt: string) => interpret({ prompt }).brief;

describe('beads', () => {
  it.each([
    'a necklace of jet beads',
    'coral bead bracelet',
    'an anklet with beads of carnelian',
    'bracelet of 6mm malachite beads',
  ])('of a stone that is not ours are strung too: %s', (prompt) =>
    expect(read(prompt).arrangements).toContain('strand'),
  );

  it.each([
    'rosary bracelet in lapis with a medal, one decade',
    'onyx rosary necklace with a silver cross',
    'sautoir of freshwater pearls knotted on silk, long tassel at the end',
    'hand knotted pearl necklace on silk thread',
  ])('of rosaries and on knotted silk are strung: %s', (prompt) =>
    expect(read(prompt).arrangements).toContain('strand'),
  );

  it.each(['gold pendant with a rosary cross', 'gold charm on a silk cord with a knot'])(
    'are not strung where only a part was named after them: %s',
    (prompt) => expect(read(prompt).arrangements ?? []).not.toContain('strand'),
  );

  it('of pearls are a strand where only the pearls were named', () =>
    expect(read('necklace of freshwater pearls in gold').arrangements).toContain('strand'));

  it.each([
    'onyx bead necklace with small silver spacers',
    'bracelet of turquoise beads with gold rondelles between each bead',
    'a strand of garnet beads, silver spacer beads between',
  ])('have spacers between them, which are nothing of the sky: %s', (prompt) => {
    expect(read(prompt).arrangements).toEqual(expect.arrayContaining(['strand', 'spacers']));
    expect(read(prompt).motifs).toEqual([]);
  });

  it.each(['graduated amber beads, a necklace', 'lapis beads graduating to 12mm in the middle, a necklace'])(
    'grow to the middle: %s',
    (prompt) => expect(read(prompt).arrangements).toEqual(expect.arrayContaining(['strand', 'graduated'])),
  );

  it('of a strand of each colour have all their colours', () => {
    const { stoneColours } = read('a three strand pearl necklace, white to pink to black, a strand of each');
    expect(stoneColours?.map(({ colour }) => colour)).toEqual(['white', 'pink', 'black']);
  });
});

describe('space', () => {
  it.each([
    'a garnet pendant, leave space for a date on the back',
    'a ruby ring with space between the stones',
  ])('is room: %s', (prompt) => expect(read(prompt).motifs).toEqual([]));
  it('is the sky where it is the theme', () =>
    expect(read('an outer space pendant, or just space themed').motifs).toContain('Celestial'));
});

describe('a figure as a clasp', () => {
  it.each([
    'a pearl necklace with a clasp like a bee',
    'pearl bracelet, the clasp in the shape of a butterfly',
    'onyx bead necklace with a swan shaped clasp',
  ])('is read with it: %s', (prompt) => expect(read(prompt).arrangements).toContain('figure-clasp'));
});
