import { describe, expect, it } from 'vitest';
import { interpret } from '../../brief/index.ts';
import { createDesign } from '../createDesign.ts';
import type { RingDesign } from './document.ts';

describe('birthstones in a row', () => {
  it.each([
    [
      'Mothers ring with 4 birthstones - january, april, september, september. Stones in a row',
      ['Garnet', 'Diamond', 'Sapphire', 'Sapphire'],
    ],
    ['family ring with birthstones for march, march and december', ['Aquamarine', 'Aquamarine', 'Turquoise']],
    ['mothers ring, birthstones may, july, october, may', ['Emerald', 'Ruby', 'Opal', 'Emerald']],
    [
      'mothers ring with ruby, emerald, topaz and amethyst in a row',
      ['Ruby', 'Emerald', 'Topaz', 'Amethyst'],
    ],
  ])('%s: keep the order told, one for each', (prompt, stones) => {
    const { brief } = interpret({ prompt });
    for (const seed of [0, 1, 2, 3, 17]) {
      const { bandStones } = createDesign(brief, seed) as RingDesign;
      expect(bandStones?.inTurn?.map(({ gemstone }) => gemstone)).toEqual(stones);
      expect(bandStones?.spanDegrees).toBeLessThan(180);
    }
  });

  it('a stone that is named twice is one', () => {
    const { gemstones } = interpret({ prompt: 'ruby ring, a big ruby, my ruby, born in july' }).brief;
    expect(gemstones).toEqual(['Ruby']);
  });
});
