import type { Variation } from '@filigree/contracts';
import { useAddCartItemMutation } from '../../../api/cart.ts';
import { failureMessage } from '../../../api/failure.ts';
import { failures } from '../../../i18n/en/failures.ts';
import { studio } from '../../../i18n/en/studio.ts';
import { phraseNow } from '../../../i18n/phrases.ts';
import { textsNow, useTexts } from '../../../i18n/texts.ts';
import { notify } from '../../../ui/notify.ts';
import { useSaveDraftMutation } from '../api.ts';
import { cartPayload } from '../model/cart-payload.ts';
import { studioError } from '../model/studio-error.ts';
import { studioActions } from '../model/studio-slice.ts';
import { useStudioDispatch, useStudioStore } from '../use-studio.ts';

/** Save Draft and Add to Cart for the selected piece. */
export function usePieceActions(variation: Variation | null) {
  const t = useTexts(studio);
  const dispatch = useStudioDispatch();
  const store = useStudioStore();
  const [sendDraft, draft] = useSaveDraftMutation();
  const [sendToCart, cart] = useAddCartItemMutation();

  async function saveDraft(): Promise<void> {
    const { variations } = store.getState().studio;
    const known = variations.some(({ id }) => id === variation?.id);
    if (!variation || !known) {
      const message = textsNow(failures)('variationNotFound');
      dispatch(
        studioActions.otherFailed({ about: 'draft', message, status: 404, code: 'VARIATION_NOT_FOUND' }),
      );
      return;
    }
    const { error } = await sendDraft(variation.id);
    if (error) {
      const failure = studioError(error, textsNow(failures)('saveDraft'));
      dispatch(studioActions.otherFailed({ ...failure, about: 'draft' }));
    } else {
      notify({ about: 'draft', title: t('draft.saved'), description: phraseNow(variation.title) });
    }
  }

  async function addToCart(): Promise<void> {
    if (!variation) return;
    const about = `cart:${variation.id}`;
    const { error } = await sendToCart(cartPayload(variation));
    if (error) {
      const description = failureMessage(error, t('cart.failed.text'));
      notify({ about, title: t('cart.failed'), description, tone: 'destructive' });
    } else {
      notify({ about, title: t('cart.added'), description: phraseNow(variation.title) });
    }
  }

  return { saveDraft, addToCart, isSaving: draft.isLoading, isAdding: cart.isLoading };
}
