import { CATALOGUE_PRICE, CURRENCY } from '@filigree/contracts/constants';
import { useCallback } from 'react';
import { pieces } from '../../../i18n/en/pieces.ts';
import { formatNumber } from '../../../i18n/formats.ts';
import { useTexts } from '../../../i18n/texts.ts';

const wholeDollars = (price: number): string =>
  formatNumber(price, { style: 'currency', currency: CURRENCY, maximumFractionDigits: 0 });

/** Prices of the slider in words; its highest step has no ceiling. */
export function usePriceWords() {
  const t = useTexts(pieces);
  const priceWords = useCallback(
    (price: number) =>
      price >= CATALOGUE_PRICE.max
        ? t('filters.price.open', { price: wholeDollars(price) })
        : wholeDollars(price),
    [t],
  );
  const rangeWords = useCallback(
    ([low, high]: readonly [number, number]) =>
      t('filters.price.between', { low: wholeDollars(low), high: priceWords(high) }),
    [t, priceWords],
  );
  return { priceWords, rangeWords };
}
