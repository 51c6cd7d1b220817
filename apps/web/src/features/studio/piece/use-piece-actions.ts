import type { Variation } from '@filigree/contracts';
import { FALLBACK_MESSAGES } from '@filigree/contracts/fallback-messages';
import { useAddCartItemMutation } from '../../../api/cart.ts';
import { failureMessage } from '../../../api/failure.ts';
import { notify } from '../../../ui/notify.ts';
import { useSaveDraftMutation } from '../api.ts';
import { cartPayload } from '../model/cart-payload.ts';
import { studioActions } from '../model/studio-slice.ts';
import { useStudioDispatch, useStudioStore } from '../use-studio.ts';

const CART_FAILED = 'There was an error adding the item to your cart.';

/** Save Draft and Add to Cart for the selected piece. */
export function usePieceActions(variation: Variation | null) {
  const dispatch = useStudioDispatch();
  const store = useStudioStore();
  const [sendDraft, draft] = useSaveDraftMutation();
  const [sendToCart, cart] = useAddCartItemMutation();

  async function saveDraft(): Promise<void> {
    const { variations } = store.getState().studio;
    const known = variations.some(({ id }) => id === variation?.id);
    if (!variation || !known) {
      const message = FALLBACK_MESSAGES.variationNotFound;
      dispatch(studioActions.workFailed({ message, status: 404, code: 'VARIATION_NOT_FOUND' }));
      return;
    }
    const { error } = await sendDraft(variation.id);
    if (error) {
      const message = failureMessage(error, FALLBACK_MESSAGES.saveDraft);
      notify({ title: 'Error', description: message, tone: 'destructive' });
    } else {
      notify({ title: 'Saved to drafts', description: variation.title });
    }
  }

  async function addToCart(): Promise<void> {
    if (!variation) return;
    const { error } = await sendToCart(cartPayload(variation));
    if (error) {
      const description = failureMessage(error, CART_FAILED);
      notify({ title: 'Failed to add to cart', description, tone: 'destructive' });
    } else {
      notify({ title: 'Added to cart', description: variation.title });
    }
  }

  return { saveDraft, addToCart, isSaving: draft.isLoading, isAdding: cart.isLoading };
}
