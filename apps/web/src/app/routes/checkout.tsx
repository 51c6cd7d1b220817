import { CheckoutPage } from '../../features/cart/checkout-page.tsx';
import { cart } from '../../i18n/en/cart.ts';
import { textsNow } from '../../i18n/texts.ts';
import { pageMeta } from '../page-meta.ts';

export const meta = () => pageMeta(textsNow(cart)('checkout'), textsNow(cart)('checkout.page'));

export default function CheckoutRoute() {
  return <CheckoutPage />;
}
