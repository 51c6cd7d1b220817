import { describe, expect, it } from 'vitest';
import { judged } from './judging.ts';

describe('the place of a stone', () => {
  const snake = 'a gold bangle that is a snake going round my arm, with emerald eyes';
  it('is the eyes of a serpent that is the bangle itself', async () => {
    expect(await judged(snake, 0, { is: 'stones', kind: 'Emerald', count: 2, place: 'eyes' })).toBe('true');
  }, 60_000);

  it('is no eye on a bangle that is none', async () => {
    const words = 'a gold bangle set with two emeralds';
    expect(await judged(words, 0, { is: 'stones', kind: 'Emerald', count: 2, place: 'eyes' })).toBe('false');
  }, 60_000);

  it('in the middle of a figure is the centre of it too', async () => {
    const words = 'titanium cufflinks shaped like gears with one small ruby in the middle of each';
    for (const place of ['centre', 'on-figure'] as const)
      expect(await judged(words, 0, { is: 'stones', kind: 'Ruby', count: 2, place })).toBe('true');
  }, 60_000);

  it('beside the middle of a figure is not its centre', async () => {
    const words = 'an owl brooch in silver with two ruby eyes';
    expect(await judged(words, 1, { is: 'stones', kind: 'Ruby', atLeast: 1, place: 'centre' })).toBe('false');
  }, 60_000);

  it.each([0, 1])(
    'in the palm of a hand is the centre of it, and at the tip of a tree is not, sketch %i',
    async (seed) => {
      const citrine = { is: 'stones', kind: 'Citrine', count: 1, place: 'centre' } as const;
      const turquoise = { is: 'stones', kind: 'Turquoise', count: 1, place: 'centre' } as const;
      expect(await judged('a silver hamsa pendant with a turquoise in the palm', seed, turquoise)).toBe(
        'true',
      );
      expect(await judged('a gold fir tree pendant with a citrine at the tip', seed, citrine)).toBe('false');
    },
    60_000,
  );

  it.each([0, 1])(
    'in the lamp of a lighthouse or at the tip of a tree is on top, and in the middle of a flower is not, sketch %i',
    async (seed) => {
      const onTop = { is: 'stones', kind: 'Citrine', count: 1, place: 'top' } as const;
      expect(await judged('a silver lighthouse pendant with a citrine at the top', seed, onTop)).toBe('true');
      expect(await judged('a gold fir tree pendant with a citrine at the tip', seed, onTop)).toBe('true');
      expect(await judged('a gold daisy pendant with a citrine in the centre', seed, onTop)).toBe('false');
    },
    60_000,
  );

  it('is no top where the stones are eyes', async () => {
    const words = 'an owl brooch in silver with two ruby eyes';
    expect(await judged(words, 1, { is: 'stones', kind: 'Ruby', count: 2, place: 'eyes' })).toBe('true');
    expect(await judged(words, 1, { is: 'stones', kind: 'Ruby', atLeast: 1, place: 'top' })).toBe('false');
  }, 60_000);

  it('at the ear is the top of what hangs from it', async () => {
    const words = 'gold earrings where a leaf hangs from a pearl, the pearl at the earlobe, on posts';
    const top = { is: 'stones', kind: 'Pearl', count: 2, place: 'top' } as const;
    expect(await judged(words, 0, top)).toBe('true');
    expect(await judged('gold pearl stud earrings', 0, top)).toBe('false');
  }, 60_000);

  it('in a circle about another one is around it, and in a line beside it is not', async () => {
    const around = { is: 'stones', kind: 'Diamond', atLeast: 8, place: 'around' } as const;
    // Around the ring is something else.
    const halo = 'an oval sapphire ring with a halo of diamonds, platinum';
    expect(await judged(halo, 0, around)).toBe('false');
    expect(await judged(halo, 0, { ...around, place: 'halo' })).toBe('true');
    expect(await judged('a sapphire pendant with a halo of diamonds around it, white gold', 0, around)).toBe(
      'true',
    );
    expect(
      await judged('an oval sapphire ring with pave diamonds on the band, no halo, platinum', 0, around),
    ).toBe('false');
  }, 60_000);

  it('in the eyes of a skull is on no shoulder of its ring', async () => {
    const words = 'a silver skull ring with ruby eyes';
    for (const place of ['shoulders', 'side'] as const)
      expect(await judged(words, 0, { is: 'stones', kind: 'Ruby', atLeast: 1, place })).toBe('false');
    const aside = 'a gold solitaire engagement ring with diamonds on the shoulders';
    expect(await judged(aside, 0, { is: 'stones', kind: 'Diamond', atLeast: 2, place: 'shoulders' })).toBe(
      'true',
    );
  }, 60_000);

  it('of a plain eternity row is at no side', async () => {
    const words = 'a platinum eternity ring of diamonds';
    expect(await judged(words, 0, { is: 'stones', kind: 'Diamond', atLeast: 1, place: 'side' })).toBe(
      'false',
    );
    expect(await judged(words, 0, { is: 'stones', kind: 'Diamond', atLeast: 9, place: 'around' })).toBe(
      'true',
    );
  }, 60_000);

  const bar = 'bar necklace, rose gold, with a sapphire, a garnet and an emerald';
  const inRow = { is: 'stones', kind: 'Garnet', count: 1, place: 'row' } as const;
  it('in one line on a bar is a row, and scattered over it is none', async () => {
    const sketches = await Promise.all([0, 2].map((seed) => judged(bar, seed, inRow)));
    expect(sketches).toEqual(['false', 'true']);
  }, 60_000);

  it('along a comb is on top of it', async () => {
    const words = 'a silver hair comb with five pearls along the top';
    expect(await judged(words, 0, { is: 'stones', kind: 'Pearl', atLeast: 3, place: 'top' })).toBe('true');
  }, 60_000);
});

describe('what hangs', () => {
  it('is no stone of a row along a hoop, oval ones too', async () => {
    const words = 'rose gold hoops with small diamonds';
    const verdicts = await Promise.all(
      [0, 1, 2, 3].map((seed) => judged(words, seed, { is: 'noPart', value: 'drops' })),
    );
    expect(verdicts).toEqual(['true', 'true', 'true', 'true']);
  }, 60_000);
});
