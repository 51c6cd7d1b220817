import { describe, expect, it } from 'vitest';
import { formatCents, formatUnitPrice, formatUsd } from './money.ts';

describe('money as shown', () => {
  it('is in US dollars and cents', () => {
    expect(formatUsd(0)).toBe('$0.00');
    expect(formatUsd(1299.5)).toBe('$1,299.50');
    expect(formatCents(15_800)).toBe('$158.00');
    expect(formatCents(1)).toBe('$0.01');
  });

  it('keeps what is smaller than a cent of a unit price, and no empty digits', () => {
    expect(formatUnitPrice(0.1998)).toBe('$0.1998');
    expect(formatUnitPrice(0.2)).toBe('$0.20');
    expect(formatUnitPrice(0.139833)).toBe('$0.1398');
  });
});
