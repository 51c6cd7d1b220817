import type { Piece, User } from '@filigree/contracts';
import { useSelector } from 'react-redux';
import { favorites } from '../i18n/en/favorites.ts';
import { textsNow } from '../i18n/texts.ts';
import { selectUser } from '../session/auth-slice.ts';
import { notify } from '../ui/notify.ts';
import { failureMessage } from './failure.ts';
import { useAddFavoriteMutation, useRemoveFavoriteMutation } from './favorites.ts';

type NamedPiece = Pick<Piece, 'id' | 'name'>;

const isFavorite = (user: User | null, id: string): boolean => user?.favorites.includes(id) === true;

/** Keeping a piece and letting go of it; what was let go can be had back from its notice. */
export function useFavorite({ id, name }: NamedPiece) {
  const user = useSelector(selectUser);
  const [add, adding] = useAddFavoriteMutation();
  const [remove, removing] = useRemoveFavoriteMutation();

  const about = `favorite:${id}`;

  const keep = async (): Promise<void> => {
    const t = textsNow(favorites);
    const { error } = await add(id);
    if (error) {
      const description = failureMessage(error, t('failed.text'));
      notify({ about, title: t('failed.title'), description, tone: 'destructive' });
    } else {
      notify({ about, title: t('added'), description: name });
    }
  };

  const letGo = async (): Promise<void> => {
    const t = textsNow(favorites);
    const { error } = await remove(id);
    if (error) {
      const description = failureMessage(error, t('failed.text'));
      notify({ about, title: t('failed.remove'), description, tone: 'destructive' });
    } else {
      const action = { label: t('undo'), onSelect: () => void keep() };
      notify({ about, title: t('removed'), description: name, action });
    }
  };

  const saved = isFavorite(user, id);
  return { saved, isSaving: adding.isLoading || removing.isLoading, toggle: saved ? letGo : keep, letGo };
}
