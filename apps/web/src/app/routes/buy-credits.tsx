import { BuyCredits } from '../../features/payments/buy-credits.tsx';
import { payments } from '../../i18n/en/payments.ts';
import { textsNow } from '../../i18n/texts.ts';
import { pageMeta } from '../page-meta.ts';

export const meta = () => pageMeta(textsNow(payments)('title'), textsNow(payments)('page'));

export default function BuyCreditsPage() {
  return <BuyCredits />;
}
