import type { Piece } from '@filigree/contracts';
import { type RefObject, useRef } from 'react';
import { Link } from 'react-router';
import { failureMessage } from '../../api/failure.ts';
import { useListFavoritesQuery } from '../../api/favorites.ts';
import { useFavorite } from '../../api/use-favorite.ts';
import { profile } from '../../i18n/en/profile.ts';
import { useTexts } from '../../i18n/texts.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyPicture } from '../../ui/empty-picture.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { formatUsd } from '../../ui/money.ts';
import { Picture } from '../../ui/picture.tsx';
import { Tile, TileGrid } from '../../ui/picture-tile.tsx';
import { marenTrilogy } from '../../ui/shown/maren-trilogy.ts';
import { LoadFailure, LoadingList, TILE_PICTURE_PX, TILE_SIZES } from './picture-list.tsx';

interface FavoriteProps {
  readonly piece: Piece;
  /** Takes the focus when the tile goes. */
  readonly list: RefObject<HTMLElement | null>;
}

function Favorite({ piece, list }: FavoriteProps) {
  const t = useTexts(profile);
  const { letGo, isSaving } = useFavorite(piece);
  const { id, name, price, pictures } = piece;
  const picture = pictures[0];
  const remove = async () => {
    await letGo();
    list.current?.focus({ preventScroll: true });
  };
  return (
    <Tile
      picture={
        picture ? (
          <Link to={`/pieces/${id}`} tabIndex={-1} aria-hidden="true" className="block">
            <Picture
              src={picture.url}
              alt=""
              width={TILE_PICTURE_PX}
              height={TILE_PICTURE_PX}
              sizes={TILE_SIZES}
              {...(picture.placeholder === null ? {} : { preview: picture.placeholder })}
            />
          </Link>
        ) : null
      }
      removeLabel={t('favorites.remove', { name })}
      busy={isSaving}
      onRemove={() => void remove()}
    >
      <Link
        to={`/pieces/${id}`}
        className="font-display text-[1.1875rem] leading-tight font-medium underline-offset-4 hover:underline"
      >
        {name}
      </Link>
      <p className="figures mt-0.5 text-sm text-ink-soft">{formatUsd(price)}</p>
    </Tile>
  );
}

/** @param ids the favorites that the account is known to have; without any, the server is not asked. */
export function FavoritesTab({ ids }: { readonly ids: readonly string[] }) {
  const t = useTexts(profile);
  const list = useRef<HTMLDivElement>(null);
  const { data, error, isFetching, refetch } = useListFavoritesQuery(undefined, { skip: ids.length === 0 });
  // What was let go is not shown again while the list is on its way.
  const pieces = data?.filter(({ id }) => ids.includes(id));
  if (ids.length === 0 || (pieces?.length === 0 && !isFetching)) {
    return (
      <EmptyState
        title={t('favorites.empty')}
        picture={<EmptyPicture piece={marenTrilogy} />}
        action={<ButtonLink to="/pieces">{t('favorites.browse')}</ButtonLink>}
      >
        {t('favorites.empty.text')}
      </EmptyState>
    );
  }
  if (pieces === undefined && error && !isFetching) {
    const reason = failureMessage(error, t('failed.later'));
    return <LoadFailure message={t('favorites.failed', { error: reason })} onRetry={() => void refetch()} />;
  }
  if (pieces === undefined) return <LoadingList />;
  return (
    // biome-ignore lint/a11y/useSemanticElements: the list inside is the list; this only takes the focus.
    <div ref={list} tabIndex={-1} role="group" aria-label={t('favorites')} className="outline-none">
      <TileGrid>
        {pieces.map((piece) => (
          <Favorite key={piece.id} piece={piece} list={list} />
        ))}
      </TileGrid>
      <ButtonLink to="/pieces" variant="outline" className="mt-8">
        {t('favorites.browse')}
      </ButtonLink>
    </div>
  );
}
