import { useSelector } from 'react-redux';
import { useGetCartQuery } from '../../api/cart.ts';
import { selectCart } from '../../api/cart-slice.ts';

/**
 * The cart that the device remembers, renewed from the server. `known` says whether it can be shown: it was fetched, or
 * something is remembered; `fetched`, whether the server has said what is in it since this page opened.
 */
export function useCart() {
  const cart = useSelector(selectCart);
  const { isSuccess, isFetching, error, refetch } = useGetCartQuery();
  const fetched = isSuccess && !isFetching;
  return {
    cart,
    known: isSuccess || cart.items.length > 0,
    fetched,
    error: isSuccess ? undefined : error,
    isFetching,
    retry: () => void refetch(),
  };
}
