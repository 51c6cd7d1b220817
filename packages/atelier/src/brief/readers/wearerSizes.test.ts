import { describe, expect, it } from 'vitest';
import { interpret } from '../interpret.ts';

const brief = (prompt: string) => interpret({ prompt }).brief;

describe('ring sizes said of a wearer', () => {
  it.each([
    ["a halo ring, I'm sure she's a 5.5 (her sister told me)", 5.5],
    ['a plain band, he is a 10 and a half', 10.5],
    ['my wife takes a 6, rose gold ring', 6],
    ['gold signet ring. They measured me at a 7.', 7],
    ['a signet ring for my grandson, we measured him as a T', 9.75],
    ["three stone ring please, I'm an M½", 6.5],
    ['engagement ring. My girlfriend is a J and a half, I have checked', 5],
    ['his finger came out as a V, a steel-look band', 10.75],
    ['moonstone ring, size I, to wear daily', 4.25],
    ['silver ring for a man, the size is 21 mm', 11.5],
    ['a white gold ring, the finger is 16 mm inside', 5.5],
    ['an engagement ring, grey diamond, matte yellow gold, 5 and a half', 5.5],
    ['sapphire ring, platinum, 6.25.', 6.25],
    ['one ring, rose gold, thistle on it, N and a half. Mine can wait', 7],
    ["my wife's solitaire again in yellow gold, but bezel this time. She's a 6.75.", 6.75],
    ["plain gold band, 4mm. Mine is 6.5, David's is 10.", 6.5],
    ["white gold ring. She was a 5 then, she's a 6 now after the twins", 6],
    ['The ring I have is a size 8 and falls off. So: 7.5. Plain platinum', 7.5],
    ['stacking ring, silver, 1.5mm, no stones. everyday wear. 7.5', 7.5],
    ['Plain gold band for my husband, 6mm wide. 10.5. Thank you', 10.5],
    ["black onyx ring. He's a W in ring size no idea what that is in American", 11.25],
    ['gold ring, she takes an L in rings', 5.75],
    ["my wife's a P in UK sizes. Gold band", 7.75],
    ["a silver ring, she's a 6 in ring size", 6],
  ])('%s', (prompt, size) => expect(brief(prompt).ringSize).toBe(size));

  it.each([
    ['a ring, size is 21 mm', 'size is 21 mm'],
    ['a ring, my finger is 16 mm inside', 'finger is 16 mm'],
    ['a ring in UK size N', 'UK size N'],
  ])('says by which words: %s', (prompt, words) =>
    expect(interpret({ prompt }).understood).toContainEqual(
      expect.objectContaining({ field: 'ringSize', words }),
    ),
  );

  it('gives a second size back', () => {
    expect(interpret({ prompt: 'ladies band 3mm size K, gents same but 6mm' }).notUnderstood).toContain(
      '6mm',
    );
    expect(interpret({ prompt: 'size 6, no wait, size 6.5, a silver ring' }).notUnderstood).toEqual([]);
  });

  it.each([
    "a brooch for Mother's Day (the UK one)",
    'a ring, oval ruby, 6.5, gold',
    'a gold bracelet, 7.5',
    'a ring for my wife, she is a 10 out of 10',
    'a silver ring in the size I take',
    "a ring for my son, he's a B student",
    'a pendant for my daughter, she is a 9',
    'a ring, my mother is a 70 year old',
  ])('no size: %s', (prompt) => expect(brief(prompt).ringSize).toBeNull());
});
