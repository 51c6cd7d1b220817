import { describe, expect, it } from 'vitest';
import { pieceOf, refined } from '../testing.ts';

/** A figure on a plate, with stones and enamel in it. */
const peacock = () => pieceOf('peacock brooch with enamel and emeralds', 7919);

describe('the stones of a figure on a plate', () => {
  it('are there before', () => {
    expect(peacock().ornaments[0]!.ornament).toMatchObject({
      kind: 'plate',
      field: { kind: 'emblem', stone: { gemstone: 'Emerald' } },
    });
  });

  it.each(['no emeralds please', 'without any stones'])('go: %s', (words) => {
    const brooch = peacock();
    const { design } = refined(brooch, words);
    const before = brooch.ornaments[0]!.ornament;
    expect(design).toMatchObject({
      ornaments: [{ ornament: { ...before, field: { kind: 'emblem', form: 'peacock', stone: null } } }],
    });
  });
});
