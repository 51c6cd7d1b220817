import {
  useAddCartItemMutation,
  useClearCartMutation,
  useRemoveCartItemMutation,
  useUpdateCartItemMutation,
} from '../../api/cart.ts';
import { failureMessage } from '../../api/failure.ts';
import { cart } from '../../i18n/en/cart.ts';
import { failures } from '../../i18n/en/failures.ts';
import { phraseNow } from '../../i18n/phrases.ts';
import { textsNow, useTexts } from '../../i18n/texts.ts';
import { closeNoticesAbout, notify } from '../../ui/notify.ts';
import type { RingSize } from '../../ui/ring-size-select.tsx';
import type { CartItem } from './types.ts';

/** What can be done to a line; each tells of its failure, and answers whether it worked. */
export function useLineChanges(item: CartItem) {
  const t = useTexts(cart);
  const [update, updating] = useUpdateCartItemMutation();
  const [remove, removing] = useRemoveCartItemMutation();
  const [add] = useAddCartItemMutation();

  const about = `cart-line:${item.id}`;
  /** What is changed shows in the line, and takes no notice; one of an earlier failure is answered by it. */
  const answered = () => closeNoticesAbout(about);

  const setQuantity = async (quantity: number): Promise<boolean> => {
    const { error } = await update({ id: item.id, quantity });
    if (error) {
      const description = failureMessage(error, textsNow(failures)('updateQuantity'));
      notify({ about, tone: 'destructive', title: t('quantity.failed'), description });
    } else {
      answered();
    }
    return !error;
  };

  const setRingSize = async (ringSize: RingSize): Promise<void> => {
    const { error } = await update({ id: item.id, options: { ...item.options, ringSize } });
    if (error) {
      const now = textsNow(cart);
      notify({
        about,
        tone: 'destructive',
        title: now('size.failed'),
        description: failureMessage(error, now('later')),
      });
    } else {
      answered();
    }
  };

  const putBack = async () => {
    const { pieceId, variationId, quantity, options, price, name, imageUrl } = item;
    const { error } = await add({ pieceId, variationId, quantity, options, price, name, imageUrl });
    if (error) {
      const description = failureMessage(error, textsNow(failures)('addToCart'));
      notify({ about, tone: 'destructive', title: t('add.failed'), description });
    } else {
      answered();
    }
  };

  const removeLine = async (): Promise<boolean> => {
    const { error } = await remove(item.id);
    if (error) {
      const description = failureMessage(error, textsNow(failures)('removeItem'));
      notify({ about, tone: 'destructive', title: t('remove.failed'), description });
    } else {
      notify({
        about,
        title: t('removed'),
        description: phraseNow(item.name),
        action: { label: t('undo'), onSelect: () => void putBack() },
      });
    }
    return !error;
  };

  return {
    setQuantity,
    setRingSize,
    removeLine,
    isUpdating: updating.isLoading,
    isRemoving: removing.isLoading,
  };
}

export function useClearCart() {
  const [clear, { isLoading }] = useClearCartMutation();
  const clearCart = async (): Promise<boolean> => {
    const { error } = await clear();
    if (error) {
      const description = failureMessage(error, textsNow(failures)('clearCart'));
      notify({ about: 'cart', tone: 'destructive', title: textsNow(failures)('clearCart'), description });
    } else {
      closeNoticesAbout('cart');
    }
    return !error;
  };
  return { clearCart, isClearing: isLoading };
}
