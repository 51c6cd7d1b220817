import { cartApi } from '../../api/cart.ts';
import { failureMessage } from '../../api/failure.ts';
import { favoritesApi } from '../../api/favorites.ts';
import { favorites } from '../../i18n/en/favorites.ts';
import { pieces } from '../../i18n/en/pieces.ts';
import { textsNow } from '../../i18n/texts.ts';
import type { RememberedClick } from '../../session/remembered-click.ts';
import { notify } from '../../ui/notify.ts';
import type { AppStore } from '../store.ts';

/** Puts the piece into the cart or among the favorites, with the same words as the button itself. */
export async function doClick(
  { dispatch }: Pick<AppStore, 'dispatch'>,
  { kind, pieceId, name, options }: RememberedClick,
  openCart: () => void,
): Promise<void> {
  if (kind === 'save') {
    const t = textsNow(favorites);
    const about = `favorite:${pieceId}`;
    const { error } = await dispatch(favoritesApi.endpoints.addFavorite.initiate(pieceId));
    if (error) refuse(about, t('failed.title'), error, t('failed.text'));
    else notify({ about, title: t('added'), description: name });
    return;
  }
  const t = textsNow(pieces);
  const about = `cart:${pieceId}`;
  const line = { pieceId, quantity: 1, options };
  const { error } = await dispatch(cartApi.endpoints.addCartItem.initiate(line));
  if (error) refuse(about, t('cart.failed.title'), error, t('cart.failed.text'));
  else {
    const action = { label: t('cart.open'), onSelect: openCart };
    notify({ about, title: t('cart.added'), description: name, action });
  }
}

function refuse(about: string, title: string, error: unknown, otherwise: string): void {
  notify({ about, title, description: failureMessage(error, otherwise), tone: 'destructive' });
}
