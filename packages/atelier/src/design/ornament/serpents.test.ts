import { describe, expect, it } from 'vitest';
import { interpret } from '../../brief/index.ts';
import { createDesign } from '../createDesign.ts';
import type { SoleDesign } from '../document.ts';
import { coilOf } from '../testing/serpents.ts';

const sketches = (prompt: string): SoleDesign[] => {
  const { brief } = interpret({ prompt });
  return [0, 1, 2, 3].map((seed) => createDesign(brief, seed) as SoleDesign);
};

describe('serpents that are worn', () => {
  it('are the ring or the bangle in every sketch, and no two alike', () => {
    for (const prompt of [
      'a silver snake ring',
      'serpent bangle in gold',
      'viper ring with garnet eyes',
      'cobra cuff',
    ]) {
      const coils = sketches(prompt).map(coilOf);
      expect(
        coils.every((coil) => coil !== undefined),
        prompt,
      ).toBe(true);
      expect(new Set(coils.map((coil) => JSON.stringify(coil))).size, prompt).toBe(4);
    }
  });

  it('that bite their tail are called so, and nothing of them is told to be lost', () => {
    for (const prompt of ['ouroboros bangle, ruby eyes', 'ouroboros ring', 'snake eating its tail cuff'])
      for (const { title, provenance } of sketches(prompt)) {
        expect(provenance.adjustments.join(), prompt).not.toMatch(/left out/);
        expect(title, prompt).toMatch(/ouroboros|serpent/i);
      }
  });

  it('go around as often as was said', () => {
    for (const [prompt, turns] of [
      ['snake bangle that coils twice round the wrist', 2],
      ['serpent armlet, coiling three times, jade eyes', 3],
      ['a snake ring with three coils', 3],
      ['serpent ring that wraps around the finger once', 1],
      ['snake bangle going around the arm 2 times', 2],
    ] as const)
      for (const design of sketches(prompt))
        expect(Math.floor(coilOf(design)?.turns ?? 0), prompt).toBe(turns);
  });

  it('bite their tail where that was asked for', () => {
    for (const design of sketches('ouroboros ring in platinum')) expect(coilOf(design)?.form).toBe('bites');
  });

  it('leave the stone to a ring that has one of its own', () => {
    for (const design of sketches('engagement ring with a 1 ct pear diamond and a snake'))
      expect(coilOf(design)).toBeUndefined();
  });
});
