import { CartPage } from '../../features/cart/cart-page.tsx';
import { cart } from '../../i18n/en/cart.ts';
import { textsNow } from '../../i18n/texts.ts';
import { pageMeta } from '../page-meta.ts';

export const meta = () => pageMeta(textsNow(cart)('page.title'), textsNow(cart)('page.lead'));

export default function CartRoute() {
  return <CartPage />;
}
