import { formatNumber } from '../i18n/formats.ts';

const DOLLARS = { style: 'currency', currency: 'USD' } as const;

/** What is charged is charged in US dollars, and shown so. @param amount in dollars */
export const formatUsd = (amount: number): string => formatNumber(amount, DOLLARS);

/** @param cents a whole number of them */
export const formatCents = (cents: number): string => formatUsd(cents / 100);

/**
 * The price of one of many, to the hundredth of a cent: rounded to cents, packs would look alike that are not.
 * @param amount in dollars
 */
export const formatUnitPrice = (amount: number): string =>
  formatNumber(amount, { ...DOLLARS, maximumFractionDigits: 4 });
