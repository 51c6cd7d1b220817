import { describe, expect, it } from 'vitest';
import { interpret } from './interpret.ts';

describe('a number with a sign before it', () => {
  it.each([
    ['a -5 mm gold band', '-5 mm'],
    ['sapphire ring of -2 carats', '-2 carats'],
    ['silver chain necklace −18 inches', '−18 inches'],
    ['gold ring, width (-3 mm)', '-3 mm'],
  ])('%s: is not read without it, and told', (prompt, words) => {
    const { brief, notUnderstood } = interpret({ prompt });
    expect([brief.bandWidthMm, brief.caratWeight, brief.lengthIn]).toEqual([null, null, null]);
    expect(notUnderstood).toEqual([words]);
  });

  it.each([
    ['gold ring - 5 mm wide', 5],
    ['a 3-5 mm gold band', 4],
    ['silver band 5 -6 mm', 5.5],
    ['ring\n-4mm band\n-gold', 4],
  ])('%s: a dash between words, of a range or a list is none', (prompt, widthMm) => {
    expect(interpret({ prompt }).brief.bandWidthMm).toBe(widthMm);
  });

  it('letters and dates keep their dashes', () => {
    expect(interpret({ prompt: 'gold ring engraved 4-5-19' }).brief.engraving).toBe('4-5-19');
  });
});
