import type { CartOptions, Piece } from '@filigree/contracts';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { useLocation, useNavigate } from 'react-router';
import { useAddCartItemMutation } from '../../api/cart.ts';
import { failureMessage } from '../../api/failure.ts';
import { useFavorite } from '../../api/use-favorite.ts';
import { pieces } from '../../i18n/en/pieces.ts';
import { textsNow } from '../../i18n/texts.ts';
import { selectUser } from '../../session/auth-slice.ts';
import { type RememberedClick, rememberClick } from '../../session/remembered-click.ts';
import { notify } from '../../ui/notify.ts';

/** What can be done with a piece; a visitor is asked to log in first, comes back, and finds it done. */
export function usePieceActions(piece: Piece) {
  const user = useSelector(selectUser);
  const location = useLocation();
  const navigate = useNavigate();
  const [addToCart, cart] = useAddCartItemMutation();
  const [isOpening, setOpening] = useState(false);
  const favorite = useFavorite(piece);

  const remember = (kind: RememberedClick['kind'], options: CartOptions = {}) =>
    rememberClick({ kind, pieceId: piece.id, name: piece.name, options });

  /** Whether somebody is signed in; else remembers what was clicked, and leads to the login. */
  const isMember = (kind: 'select' | 'save', options?: CartOptions): boolean => {
    if (user !== null) return true;
    remember(kind, options);
    void navigate('/login', { state: { from: location } });
    return false;
  };

  const select = async (options?: CartOptions): Promise<void> => {
    if (!isMember('select', options)) return;
    const t = textsNow(pieces);
    const { id, name, price, images } = piece;
    const about = `cart:${id}`;
    const { error } = await addToCart({
      pieceId: id,
      quantity: 1,
      // For show: the server prices and names the line.
      price,
      name,
      ...(images[0] === undefined ? {} : { imageUrl: images[0] }),
      ...(options === undefined ? {} : { options }),
    });
    if (error) {
      const description = failureMessage(error, t('cart.failed.text'));
      notify({ about, title: t('cart.failed.title'), description, tone: 'destructive' });
    } else {
      const action = { label: t('cart.open'), onSelect: () => void navigate('/cart') };
      notify({ about, title: t('cart.added'), description: name, action });
    }
  };

  const save = async (): Promise<void> => {
    if (isMember('save')) await favorite.toggle();
  };

  /** The Studio asks for the design itself: a visitor is led there too, by way of the login. */
  const openStudio = async (): Promise<void> => {
    setOpening(true);
    if (user === null) remember('studio');
    if (user !== null)
      notify({
        about: `studio:${piece.id}`,
        title: textsNow(pieces)('inspiration.added'),
        description: piece.name,
      });
    await navigate('/studio', { state: { pieceId: piece.id } });
  };

  return {
    select,
    save,
    openStudio,
    saved: favorite.saved,
    isSelecting: cart.isLoading,
    isSaving: favorite.isSaving,
    isOpening,
  };
}
