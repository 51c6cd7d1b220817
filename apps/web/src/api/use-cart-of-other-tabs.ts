import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { cartReceived, rememberedCart } from './cart-slice.ts';

/** What another tab of this browser puts into the cart, or takes out, shows here as well: both keep it on the device. */
export function useCartOfOtherTabs(): void {
  const dispatch = useDispatch();
  useEffect(() => {
    const follow = ({ key, newValue }: StorageEvent) => {
      const cart = key === 'cart' && newValue !== null ? rememberedCart(newValue) : undefined;
      if (cart) dispatch(cartReceived(cart));
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, [dispatch]);
}
