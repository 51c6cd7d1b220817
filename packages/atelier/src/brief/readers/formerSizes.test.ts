import { describe, expect, it } from 'vitest';
import { interpret } from '../interpret.ts';

const sizeOf = (prompt: string): number | null => interpret({ prompt }).brief.ringSize;

describe('ring sizes of other rings', () => {
  it.each([
    'he borrowed my size 10 ring once, I want a gold ring',
    'my flatmate lent me her ring, a size M, and I love it. Something like it in silver',
    'my old ring was a size 5 and too tight, need a silver one',
    'I tried on a size 7 ring in the shop and it was too loose. A plain gold ring',
    'my ex gave me a size 6 ring that never fit. I want an opal ring',
    'her last band, a size L, was far too small. A new gold band for her',
    'the size 8 ring I have falls off, I would like a signet ring',
  ])('are not taken: %s', (prompt) => expect(sizeOf(prompt)).toBeNull());

  it.each([
    ['make it a size 7, a size 6 is too tight, silver ring', 7],
    ["I used to be a size 5 but now I'm a 6.5, silver ring", 6.5],
    ['I lost my size 8 ring in the sea. New one in gold please, size 9', 9],
    ["gold ring. My mum's is a size 4, mine would be a 7", 7],
    ['my old ring was a size 6 and too big, so size 5 in platinum', 5],
    ['UK J½ is too small, make it UK K, rose gold ring', 5.25],
  ])('yield to the one that is meant: %s', (prompt, size) => expect(sizeOf(prompt)).toBe(size));

  it.each([
    ['his wedding ring was a size 9, so a gold ring like that', 9],
    ['my engagement ring is a size 6 and fits perfectly. I want a gold band', 6],
    ['a size 7 gold band, not too wide', 7],
    ['Grandad gave me 200 quid and I want a signet ring with my initials, silver, size S', 9.25],
    ['a ring for my husband, size 10, something not too tight on the budget', 10],
  ])('are told from those that guide: %s', (prompt, size) => expect(sizeOf(prompt)).toBe(size));
});

describe('widths of other rings', () => {
  it.each([
    ['a wedding ring a bit wider than my old one, which was 3 mm. Say 5 mm, white gold', 5],
    ['my last band was 8 mm wide, this one 6 mm wide, titanium', 6],
    ['my old ring was 4 mm wide and I want the same, gold band', 4],
  ])('yield to the one that is meant: %s', (prompt, widthMm) =>
    expect(interpret({ prompt }).brief.bandWidthMm).toBe(widthMm),
  );
});
