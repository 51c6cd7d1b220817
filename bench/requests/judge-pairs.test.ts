import { describe, expect, it } from 'vitest';
import { judged } from './judging.ts';

const alike = { is: 'pairAlike' } as const;
const unlike = { is: 'pairUnlike' } as const;

describe('a pair', () => {
  it.each([
    'plain gold wedding bands for two, his size 10 and 6 mm wide, hers size 6 and 4 mm wide',
    'two plain platinum wedding rings for us, engraved inside his with "always" and inside hers with "forever"',
  ])(
    'is alike in design in two sizes, and with other names inside: %s',
    async (words) => {
      expect(await judged(words, 0, alike)).toBe('true');
      expect(await judged(words, 0, unlike)).toBe('false');
    },
    60_000,
  );

  it.each([
    'his and hers wedding bands, his platinum and hers rose gold',
    'mismatched gold earrings: one a sun, the other a crescent moon',
  ])(
    'differs by metal and by figure: %s',
    async (words) => {
      expect(await judged(words, 0, alike)).toBe('false');
      expect(await judged(words, 0, unlike)).toBe('true');
    },
    60_000,
  );

  it('is neither where there is but one piece', async () => {
    const words = 'a plain gold ring';
    expect(await judged(words, 0, alike)).toBe('false');
    expect(await judged(words, 0, unlike)).toBe('false');
  }, 60_000);
});
