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
