import { ORDER_STATUSES } from '@filigree/contracts';
import { describe, expect, it } from 'vitest';
import { countPieces, isPaid, statusLabel } from './words.ts';

describe('orders in words', () => {
  it('have a name for every status', () => {
    for (const status of ORDER_STATUSES) expect(statusLabel(status)).toMatch(/^[A-Z]/);
  });

  it('are celebrated only when they are paid', () => {
    expect(ORDER_STATUSES.filter((status) => isPaid({ status }))).toEqual([
      'paid',
      'in production',
      'shipped',
      'delivered',
    ]);
  });

  it('count pieces, not lines', () => {
    expect(countPieces([{ quantity: 1 }])).toBe('1 piece');
    expect(countPieces([{ quantity: 2 }, { quantity: 3 }])).toBe('5 pieces');
    expect(countPieces([])).toBe('0 pieces');
  });
});
