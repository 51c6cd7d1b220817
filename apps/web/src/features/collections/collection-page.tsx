import type { Collection } from '@filigree/contracts';
import { ArrowLeft, Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { failureMessage, isApiFailure } from '../../api/failure.ts';
import { collections as texts } from '../../i18n/en/collections.ts';
import { formatDate } from '../../i18n/formats.ts';
import { useTexts } from '../../i18n/texts.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { SolitaireDrawing } from '../../ui/drawings/solitaire.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LineThumb } from '../../ui/line-thumb.tsx';
import { Tile, TileGrid, TileGridSkeleton } from '../../ui/picture-tile.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useGetCollectionQuery } from './api.ts';
import { useCollectionActions } from './collection-actions.tsx';
import { ItemPicker } from './item-picker.tsx';
import { useCollectionChanges } from './use-collection-changes.ts';

type Item = Collection['items'][number];

interface ItemTileProps {
  readonly item: Item;
  readonly onRemove: () => Promise<unknown>;
}

function ItemTile({ item, onRemove }: ItemTileProps) {
  const t = useTexts(texts);
  const [busy, setBusy] = useState(false);
  const { itemId, kind, name, imageUrl } = item;
  const remove = async () => {
    setBusy(true);
    await onRemove();
    setBusy(false);
  };
  const target =
    kind === 'variation' ? { to: '/studio', state: { variationId: itemId } } : { to: `/pieces/${itemId}` };
  return (
    <Tile
      picture={<LineThumb src={imageUrl} alt="" className="w-full" sizes="(min-width: 64rem) 20rem, 50vw" />}
      removeLabel={t('item.remove', { name })}
      busy={busy}
      onRemove={() => void remove()}
    >
      <Link
        {...target}
        className="line-clamp-2 text-sm font-medium break-words underline-offset-4 before:absolute before:inset-0 first-letter:uppercase hover:underline"
      >
        {name}
      </Link>
      <p className="text-xs text-ink-soft">{t(`kind.${kind}`)}</p>
    </Tile>
  );
}

function Filled({ collection }: { readonly collection: Collection }) {
  const t = useTexts(texts);
  const navigate = useNavigate();
  const heading = useRef<HTMLHeadingElement>(null);
  const [picking, setPicking] = useState(false);
  const { removeItem } = useCollectionChanges(collection);
  const { edit, remove, dialogs } = useCollectionActions(collection, () =>
    navigate('/collections', { replace: true }),
  );
  const { name, description, items, createdAt } = collection;
  const removeAndFocus = async (itemId: string) => {
    // The button that had the focus goes with its item.
    if (!(await removeItem(itemId))) heading.current?.focus({ preventScroll: true });
  };
  const add = (
    <Button size={items.length === 0 ? 'large' : 'medium'} onClick={() => setPicking(true)}>
      <Plus className="size-4" strokeWidth={1.75} aria-hidden="true" />
      {t('add')}
    </Button>
  );
  return (
    <>
      <header className="mt-4 flex flex-wrap items-end justify-between gap-x-10 gap-y-6 border-b border-hairline pb-8 md:mt-6">
        <div className="min-w-0 max-w-2xl">
          <h1
            ref={heading}
            tabIndex={-1}
            className="font-display text-display font-medium break-words outline-none"
          >
            {name}
          </h1>
          {description ? (
            <p className="mt-4 break-words whitespace-pre-line text-ink-soft">{description}</p>
          ) : null}
          <p className="figures mt-4 text-sm text-ink-soft" aria-live="polite">
            {t('items', { count: items.length })}
            <span aria-hidden="true"> · </span>
            {t('begun', { day: formatDate(createdAt, { dateStyle: 'long' }) })}
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-3">
          {items.length === 0 ? null : add}
          <Button variant="outline" onClick={edit}>
            {t('edit')}
          </Button>
          <Button variant="ghost" onClick={remove}>
            {t('delete')}
          </Button>
        </div>
      </header>
      <div className="mt-10">
        {items.length === 0 ? (
          <EmptyState title={t('filled.none')} picture={<SolitaireDrawing className="h-40" />} action={add}>
            {t('filled.none.text')}
          </EmptyState>
        ) : (
          <TileGrid>
            {items.map((item) => (
              <ItemTile key={item.itemId} item={item} onRemove={() => removeAndFocus(item.itemId)} />
            ))}
          </TileGrid>
        )}
      </div>
      <ItemPicker collection={collection} open={picking} onOpenChange={setPicking} />
      {dialogs}
    </>
  );
}

export function CollectionPage({ id }: { readonly id: string }) {
  const t = useTexts(texts);
  const { data: collection, error, isFetching, refetch } = useGetCollectionQuery(id);
  // An address that cannot be one is answered with 400, somebody else's with 404: neither is here.
  const isMissing = isApiFailure(error) && (error.status === 404 || error.status === 400);
  return (
    <div className="page-width pt-6 pb-20 md:pt-8">
      <title>{`${collection?.name ?? t('title')} · Filigree`}</title>
      <ButtonLink to="/collections" variant="ghost" className="-ms-4">
        <ArrowLeft className="size-4" strokeWidth={1.5} aria-hidden="true" />
        {t('back')}
      </ButtonLink>
      {collection && !isMissing ? <Filled collection={collection} /> : null}
      {isMissing || (error && !collection) ? (
        <div role="alert">
          <EmptyState
            isPage
            title={t(isMissing ? 'missing.title' : 'load.failed')}
            picture={<SolitaireDrawing className="h-40" />}
            action={
              isMissing ? (
                <ButtonLink to="/collections">{t('missing.action')}</ButtonLink>
              ) : (
                <Button variant="outline" loading={isFetching} onClick={() => void refetch()}>
                  {t('retry')}
                </Button>
              )
            }
          >
            {isMissing ? t('missing.text') : failureMessage(error, t('later'))}
          </EmptyState>
        </div>
      ) : null}
      {!collection && !error ? (
        <div role="status" aria-label={t('loading')}>
          <Skeleton className="mt-8 h-14 w-80 max-w-full" />
          <Skeleton className="mt-4 mb-16 h-4 w-48" />
          <TileGridSkeleton />
        </div>
      ) : null}
    </div>
  );
}
