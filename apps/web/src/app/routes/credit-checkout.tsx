import { CreditCheckout } from '../../features/payments/credit-checkout.tsx';
import { payments } from '../../i18n/en/payments.ts';
import { textsNow } from '../../i18n/texts.ts';
import { pageMeta } from '../page-meta.ts';

export const meta = () => pageMeta(textsNow(payments)('checkout'), textsNow(payments)('checkout.page'));

export default function CreditCheckoutPage() {
  return <CreditCheckout />;
}
