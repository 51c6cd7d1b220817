import type { Collection } from '@filigree/contracts';
import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { collections as texts } from '../../i18n/en/collections.ts';
import { formatDate } from '../../i18n/formats.ts';
import { usePhrases } from '../../i18n/phrases.ts';
import { useTexts } from '../../i18n/texts.ts';
import { Button } from '../../ui/button.tsx';
import { SolitaireDrawing } from '../../ui/drawings/solitaire.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LineThumb } from '../../ui/line-thumb.tsx';
import { OwnedHeader, OwnedPage } from '../../ui/owned-page.tsx';
import { Tile, TileGrid } from '../../ui/picture-tile.tsx';
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
  const phrase = usePhrases();
  const { itemId, kind, imageUrl } = item;
  const name = phrase(item.name);
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
      <OwnedHeader
        name={name}
        description={description}
        note={
          <>
            {t('items', { count: items.length })}
            <span aria-hidden="true"> · </span>
            {t('begun', { day: formatDate(createdAt, { dateStyle: 'long' }) })}
          </>
        }
        heading={heading}
      >
        {items.length === 0 ? null : add}
        <Button variant="outline" onClick={edit}>
          {t('edit')}
        </Button>
        <Button variant="link" className="ms-1 min-h-11" onClick={remove}>
          {t('delete')}
        </Button>
      </OwnedHeader>
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
  const query = useGetCollectionQuery(id);
  return (
    <OwnedPage
      query={query}
      title={query.data?.name ?? t('title')}
      back={{ to: '/collections', label: t('back') }}
      picture={<SolitaireDrawing className="h-40" />}
      words={{
        loading: t('loading'),
        failed: t('load.failed'),
        later: t('later'),
        retry: t('retry'),
        missing: t('missing.title'),
        missingText: t('missing.text'),
        missingAction: t('missing.action'),
      }}
    >
      {(collection) => <Filled collection={collection} />}
    </OwnedPage>
  );
}
