import { useParams } from 'react-router';
import { OrderPage } from '../../features/orders/order-page.tsx';
import { orders } from '../../i18n/en/orders.ts';
import { textsNow } from '../../i18n/texts.ts';
import { pageMeta } from '../page-meta.ts';

export const meta = () => pageMeta(textsNow(orders)('tab'), textsNow(orders)('page.lead'));

export default function OrderRoute() {
  const { id = '' } = useParams();
  return <OrderPage key={id} id={id} />;
}
