import { PaymentSuccess } from '../../features/payments/payment-success.tsx';
import { payments } from '../../i18n/en/payments.ts';
import { textsNow } from '../../i18n/texts.ts';
import { pageMeta } from '../page-meta.ts';

export const meta = () => pageMeta(textsNow(payments)('success.tab'), textsNow(payments)('success.page'));

export default function PaymentSuccessPage() {
  return <PaymentSuccess />;
}
