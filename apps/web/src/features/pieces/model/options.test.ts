import { cartOptionsSchema } from '@filigree/contracts';
import { PIECE_CATEGORIES } from '@filigree/contracts/enumerations';
import { describe, expect, it } from 'vitest';
import { RING_SIZES } from '../../../ui/ring-sizes.ts';
import { choicesOf, NOTHING_CHOSEN, optionsOf } from './options.ts';

const ALL = { ringSize: 6.5, lengthIn: 18, engraving: '  ever yours ' };

describe('options of a piece', () => {
  it('are none when nothing was chosen', () => {
    for (const category of PIECE_CATEGORIES) expect(optionsOf(category, NOTHING_CHOSEN)).toEqual({});
  });

  it('are those that the category has', () => {
    expect(optionsOf('ring', ALL)).toEqual({ ringSize: 6.5, engraving: 'ever yours' });
    expect(optionsOf('necklace', ALL)).toEqual({ lengthIn: 18 });
    expect(optionsOf('pendant', ALL)).toEqual({ lengthIn: 18, engraving: 'ever yours' });
    expect(optionsOf('earring', ALL)).toEqual({});
  });

  it('say that a size is not known when somebody has said so', () => {
    expect(optionsOf('ring', { ...NOTHING_CHOSEN, ringSize: 'unknown' })).toEqual({ ringSize: 'unknown' });
  });

  it('leave blank engravings out', () => {
    expect(optionsOf('ring', { ...NOTHING_CHOSEN, engraving: ' \n ' })).toEqual({});
  });

  it('offers nothing that the cart would refuse', () => {
    for (const category of PIECE_CATEGORIES) {
      const { lengthsIn = [] } = choicesOf(category);
      for (const ringSize of RING_SIZES) expect(cartOptionsSchema.parse({ ringSize })).toEqual({ ringSize });
      for (const lengthIn of lengthsIn) expect(cartOptionsSchema.parse({ lengthIn })).toEqual({ lengthIn });
    }
    expect([RING_SIZES[0], RING_SIZES.at(-1), RING_SIZES.length]).toEqual([2, 15, 27]);
    expect(choicesOf('bracelet').lengthsIn).toEqual([6, 6.5, 7, 7.5, 8, 8.5]);
  });
});
