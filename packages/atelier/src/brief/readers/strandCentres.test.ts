import { describe, expect, it } from 'vitest';
import { interpret } from '../interpret.ts';

const read = (prompt: string) => interpret({ prompt });

describe('one thing in the middle of strands of beads', () => {
  it.each([
    [
      'a choker with three rows of white pearls and one big square blue sapphire in the center front',
      'Sapphire',
      'Pearl',
      3,
    ],
    ['pearl necklace with a ruby in the middle', 'Ruby', 'Pearl', null],
    ['double strand of onyx beads with one large diamond in the centre', 'Diamond', 'Onyx', 2],
    ['pearl choker with a big oval amethyst at the front', 'Amethyst', 'Pearl', null],
    [
      'triple strand pearl necklace with a round emerald surrounded by diamonds in the middle',
      'Emerald',
      'Pearl',
      3,
    ],
    ['necklace of lapis beads with one pearl in the middle', 'Pearl', 'Lapis Lazuli', null],
  ])('leads the beads, which are strung: %s', (prompt, middle, beads, rows) => {
    const { brief, notUnderstood } = read(prompt);
    expect(brief.type).toBe('Necklace');
    expect(brief.gemstones[0]).toBe(middle);
    expect(brief.gemstones).toContain(beads);
    expect(brief.arrangements).toEqual(expect.arrayContaining(['strand', 'flanked']));
    expect([brief.rows ?? null, notUnderstood]).toEqual([rows, []]);
  });

  it('is a figure too', () => {
    for (const prompt of [
      'two strands of turquoise beads with a silver heart in front',
      'three strand pearl choker with a gold flower in front',
      'coral bead necklace with a gold sun in the middle',
    ])
      expect(read(prompt).brief.arrangements, prompt).toEqual(expect.arrayContaining(['strand', 'flanked']));
  });

  it('is on a bracelet', () => {
    const { brief } = read('bracelet with two rows of pearls and a garnet in the middle');
    expect(brief.gemstones).toEqual(['Garnet', 'Pearl']);
    expect(brief.arrangements).toEqual(expect.arrayContaining(['strand', 'flanked']));
  });

  it('is none where it hangs from them, and where there is none', () => {
    for (const prompt of [
      'pearl necklace with a ruby pendant',
      'a strand of pearls with an emerald drop in the middle',
      'a gold chain with a ruby in the middle',
      'pearl earrings with a ruby in the middle',
      'three rows of pearls choker',
    ])
      expect(read(prompt).brief.arrangements ?? [], prompt).not.toContain('flanked');
  });
});
