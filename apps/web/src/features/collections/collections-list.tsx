import type { Collection } from '@filigree/contracts';
import { collections as texts } from '../../i18n/en/collections.ts';
import { textsNow, useTexts } from '../../i18n/texts.ts';
import { CoverCard } from '../../ui/cover-card.tsx';
import { CoverList } from '../../ui/cover-list.tsx';
import { SolitaireDrawing } from '../../ui/drawings/solitaire.tsx';
import { MenuItem } from '../../ui/dropdown-menu.tsx';
import { EmptyPicture } from '../../ui/empty-picture.tsx';
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

function tellFailed(): void {
  const t = textsNow(texts);
  notify({ about: 'collections', tone: 'destructive', title: t('load.failed'), description: t('later') });
}

/** One's collections, or what stands in their place. */
export function CollectionsList() {
  const t = useTexts(texts);
  const query = useListCollectionsQuery();
  // Above what changes with the first collection: the dialog that begins it has to outlive that.
  const { button, dialog } = useNewCollection();
  return (
    <>
      <CoverList
        query={query}
        words={{
          loading: t('loading'),
          failed: t('load.failed'),
          later: t('later'),
          retry: t('retry'),
          empty: t('empty.title'),
          emptyText: t('empty.text'),
          count: (count) => t('count', { count }),
        }}
        failedPicture={<SolitaireDrawing className="h-32" />}
        emptyPicture={<EmptyPicture piece={aspisRubyRing} />}
        newButton={(size) => button({ size })}
        tellFailed={tellFailed}
        card={(collection) => <CollectionCard key={collection.id} collection={collection} />}
      />
      {dialog}
    </>
  );
}
