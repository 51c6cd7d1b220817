import { failureMessage } from '../../api/failure.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmeraldDrawing } from '../../ui/drawings/stone.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Picture } from '../../ui/picture.tsx';
import { useListFavoritesQuery } from './api.ts';
import { LoadFailure, PictureGrid, PictureGridSkeleton } from './picture-list.tsx';

/** @param count favorites that the account is known to have; without any, the server is not asked. */
export function FavoritesTab({ count }: { readonly count: number }) {
  const { data: pieces, error, refetch } = useListFavoritesQuery(undefined, { skip: count === 0 });
  if (count === 0 || pieces?.length === 0) {
    return (
      <EmptyState
        title="No favorites yet"
        picture={<EmeraldDrawing className="h-32" />}
        action={<ButtonLink to="/pieces">Browse Pieces</ButtonLink>}
      >
        Pieces that you mark with a heart are kept here.
      </EmptyState>
    );
  }
  if (pieces === undefined && error) {
    const reason = failureMessage(error, 'Please try again later');
    return <LoadFailure message={`Failed to load favorites: ${reason}`} onRetry={() => void refetch()} />;
  }
  if (pieces === undefined) return <PictureGridSkeleton />;
  return (
    <PictureGrid>
      {pieces.map(({ id, name, images }) => (
        <li key={id}>
          {images[0] ? (
            <Picture
              src={images[0]}
              alt={name}
              width={1024}
              height={1024}
              sizes="(min-width: 64rem) 20rem, (min-width: 48rem) 33vw, 50vw"
            />
          ) : null}
          <p className="mt-3 text-sm font-medium">{name}</p>
        </li>
      ))}
    </PictureGrid>
  );
}
