import { OrderSuccess } from '../../features/orders/order-success.tsx';
import { orders } from '../../i18n/en/orders.ts';
import { textsNow } from '../../i18n/texts.ts';
import { pageMeta } from '../page-meta.ts';

export const meta = () => pageMeta(textsNow(orders)('placed.tab'), textsNow(orders)('placed.page'));

export default function OrderSuccessRoute() {
  return <OrderSuccess />;
}
