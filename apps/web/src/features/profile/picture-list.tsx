import { profile } from '../../i18n/en/profile.ts';
import { useTexts } from '../../i18n/texts.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { TileGridSkeleton } from '../../ui/picture-tile.tsx';

/** How wide a picture of the lists is shown. */
export const TILE_SIZES = '(min-width: 64rem) 18rem, (min-width: 48rem) 33vw, 50vw';
/** Pixels; the pictures of pieces are square. */
export const TILE_PICTURE_PX = 1024;

export function LoadingList() {
  const t = useTexts(profile);
  return (
    <div role="status" aria-label={t('loading')}>
      <TileGridSkeleton />
    </div>
  );
}

/** A list that could not be loaded, with a way to try again. */
export function LoadFailure({
  message,
  onRetry,
}: {
  readonly message: string;
  readonly onRetry: () => void;
}) {
  const t = useTexts(profile);
  return (
    <div role="alert">
      <EmptyState
        title={message}
        action={
          <Button variant="outline" onClick={onRetry}>
            {t('retry')}
          </Button>
        }
      />
    </div>
  );
}
