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
import { notify } from '../../ui/notify.ts';

/** What can be done with a piece; a visitor is asked to log in first and comes back. */
export function usePieceActions(piece: Piece) {
  const user = useSelector(selectUser);
  const location = useLocation();
  const navigate = useNavigate();
  const [addToCart, cart] = useAddCartItemMutation();
  const [isOpening, setOpening] = useState(false);
  const favorite = useFavorite(piece);

  /** Whether somebody is signed in; leads to the login otherwise. */
  const isMember = (): boolean => {
    if (user === null) void navigate('/login', { state: { from: location } });
    return user !== null;
  };

  const select = async (options?: CartOptions): Promise<void> => {
    if (!isMember()) return;
    const t = textsNow(pieces);
    const { id, name, price, images } = piece;
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
      notify({ title: t('cart.failed.title'), description, tone: 'destructive' });
    } else {
      const action = { label: t('cart.open'), onSelect: () => void navigate('/cart') };
      notify({ title: t('cart.added'), description: name, action });
    }
  };

  const save = async (): Promise<void> => {
    if (isMember()) await favorite.toggle();
  };

  /** The Studio asks for the design itself: a visitor is led there too, by way of the login. */
  const openStudio = async (): Promise<void> => {
    setOpening(true);
    if (user !== null) notify({ title: textsNow(pieces)('inspiration.added'), description: piece.name });
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
