import { describe, expect, it } from 'vitest';
import { judged } from './judging.ts';

describe('letters', () => {
  it('on both of a pair that is one design are on the second too', async () => {
    const words = 'silver cufflinks monogrammed TH on both';
    for (const on of ['first', 'second'] as const)
      expect(await judged(words, 0, { is: 'letters', value: 'TH', on })).toBe('true');
  }, 60_000);

  it('of two cufflinks that differ are each on its own', async () => {
    const words = 'square gold cufflinks: the first should have a D on it, the other an H';
    const on = (value: string, which: 'first' | 'second') =>
      judged(words, 0, { is: 'letters', value, where: 'front', on: which });
    const both = [await on('D', 'first'), await on('H', 'second')];
    expect(await on('D', 'second')).toBe('false');
    expect(await on('H', 'first')).toBe('false');
    expect(both).toEqual(['true', 'true']);
  }, 60_000);

  it('with quotes of a typesetter are those of a keyboard, and others are not theirs', async () => {
    const words = 'a plain platinum band engraved inside with "Mum\'s girl"';
    expect(await judged(words, 0, { is: 'letters', value: 'Mum’s girl', where: 'inside' })).toBe('true');
    expect(await judged(words, 0, { is: 'letters', value: 'Mums girl', where: 'inside' })).toBe('false');
    expect(await judged(words, 0, { is: 'letters', value: 'Mum’s girl', where: 'rim' })).toBe('false');
  }, 60_000);
});
