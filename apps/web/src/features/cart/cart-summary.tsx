import { TAX_RATE } from '@filigree/contracts/constants';
import { cart } from '../../i18n/en/cart.ts';
import { useTexts } from '../../i18n/texts.ts';
import { formatUsd } from '../../ui/money.ts';
import { SummaryLine, SummaryLines } from '../../ui/summary-lines.tsx';
import type { CheckoutTotals } from './types.ts';

/** The rows from Subtotal to Total. */
export function TotalLines({ totals }: { readonly totals: CheckoutTotals }) {
  const t = useTexts(cart);
  return (
    <SummaryLines>
      <SummaryLine label={t('subtotal')} value={formatUsd(totals.subtotal)} />
      <SummaryLine label={t('shipping')} value={formatUsd(totals.shipping)} />
      <SummaryLine label={t('tax', { percent: TAX_RATE * 100 })} value={formatUsd(totals.tax)} />
      <SummaryLine total label={t('total')} value={formatUsd(totals.total)} />
    </SummaryLines>
  );
}
