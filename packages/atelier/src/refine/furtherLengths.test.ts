import { describe, expect, it } from 'vitest';
import type { PieceDesign } from '../design/piece/document.ts';
import { refineDesign } from './refineDesign.ts';
import { changesOnly, made } from './testing.ts';

describe('lengths and sizes told in passing', () => {
  it.each([
    ['gold necklace with a ruby, 18 inches', 'two more inches please', 508],
    ['gold necklace with a ruby, 18 inches', 'another inch on the chain', 482.6],
    ['gold necklace with a ruby, 18 inches', 'an extra inch so it sits lower', 482.6],
  ])('%s: %s', (prompt, say, lengthMm) => {
    const result = refineDesign(made(prompt, 7), say);
    if (!result.ok) throw new Error(JSON.stringify(result.error));
    expect((result.design as PieceDesign).carrier).toMatchObject({ lengthMm });
    changesOnly(made(prompt, 7), say, /^carrier\.lengthMm$/);
  });

  it('one of two that is to be larger, and what was wished before, do not enlarge the piece', () => {
    const locket = made('round gold locket with a swallow, 24 mm', 7);
    for (const say of ['two swallows, one bigger than the other', 'I asked for something grand']) {
      const result = refineDesign(locket, say);
      if (result.ok)
        expect((result.design as PieceDesign).ornaments[0]!.ornament).toMatchObject({
          widthMm: ((locket as PieceDesign).ornaments[0]!.ornament as { widthMm: number }).widthMm,
        });
    }
  });

  it('less is more makes it simpler', () => {
    changesOnly(
      made('silver locket with a beaded border', 7),
      'less is more',
      /^(?:ornaments\.0\.ornament\.border|character|finish)/,
    );
  });
});
