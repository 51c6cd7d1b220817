import type { Collection } from '@filigree/contracts';
import { useEffect } from 'react';
import { collections as texts } from '../../i18n/en/collections.ts';
import { textsNow, useTexts } from '../../i18n/texts.ts';
import { Button } from '../../ui/button.tsx';
import { CoverCard, CoverGrid, CoverGridSkeleton } from '../../ui/cover-card.tsx';
import { SolitaireDrawing } from '../../ui/drawings/solitaire.tsx';
import { MenuItem } from '../../ui/dropdown-menu.tsx';
import { EmptyPicture } from '../../ui/empty-picture.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { notify } from '../../ui/notify.ts';
import { aspisRubyRing } from '../../ui/shown/aspis-ruby-ring.ts';
import { useListCollectionsQuery } from './api.ts';
import { useCollectionActions } from './collection-actions.tsx';
import { useNewCollection } from './new-collection.tsx';

function CollectionCard({ collection }: { readonly collection: Collection }) {
  const t = useTexts(texts);
  const { id, name, items } = collection;
  const { edit, remove, dialogs } = useCollectionActions(collection);
  return (
    <>
      <CoverCard
        to={`/collections/${id}`}
        name={name}
        note={t('items', { count: items.length })}
        pictures={items.flatMap(({ imageUrl }) => (imageUrl === null ? [] : [imageUrl]))}
        drawing={<SolitaireDrawing className="h-28" />}
        menuLabel={t('more', { name })}
        menu={
          <>
            <MenuItem onSelect={edit}>{t('edit')}</MenuItem>
            <MenuItem onSelect={remove} className="text-destructive">
              {t('delete')}
            </MenuItem>
          </>
        }
      />
      {dialogs}
    </>
  );
}

type NewButton = ReturnType<typeof useNewCollection>['button'];

function Content({ newButton }: { readonly newButton: NewButton }) {
  const t = useTexts(texts);
  const { data: collections, error, isFetching, refetch } = useListCollectionsQuery();
  const failed = error !== undefined && collections === undefined;
  useEffect(() => {
    if (!failed) return;
    const now = textsNow(texts);
    notify({ tone: 'destructive', title: now('load.failed'), description: now('later') });
  }, [failed]);

  if (failed) {
    return (
      <EmptyState
        title={t('load.failed')}
        picture={<SolitaireDrawing className="h-32" />}
        action={
          <Button variant="outline" loading={isFetching} onClick={() => void refetch()}>
            {t('retry')}
          </Button>
        }
      >
        {t('later')}
      </EmptyState>
    );
  }
  if (collections === undefined) return <CoverGridSkeleton label={t('loading')} />;
  if (collections.length === 0) {
    return (
      <EmptyState
        title={t('empty.title')}
        className="px-0 pt-4"
        picture={<EmptyPicture piece={aspisRubyRing} />}
        action={newButton({ size: 'large' })}
      >
        {t('empty.text')}
      </EmptyState>
    );
  }
  return (
    <>
      <div className="mb-8 flex flex-wrap items-center justify-between gap-4">
        <p className="figures text-sm text-ink-soft" aria-live="polite">
          {t('count', { count: collections.length })}
        </p>
        {newButton()}
      </div>
      <CoverGrid>
        {collections.map((collection) => (
          <CollectionCard key={collection.id} collection={collection} />
        ))}
      </CoverGrid>
    </>
  );
}

/** One's collections, or what stands in their place. */
export function CollectionsList() {
  // Above what changes with the first collection: the dialog that begins it has to outlive that.
  const { button, dialog } = useNewCollection();
  return (
    <>
      <Content newButton={button} />
      {dialog}
    </>
  );
}
