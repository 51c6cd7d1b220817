import type { Collection } from '@filigree/contracts';
import { useListDraftsQuery } from '../../api/drafts.ts';
import { useListPiecesQuery } from '../../api/pieces.ts';
import { collections as texts } from '../../i18n/en/collections.ts';
import { usePhrases } from '../../i18n/phrases.ts';
import { useTexts } from '../../i18n/texts.ts';
import { PickDialog } from '../../ui/pick-dialog.tsx';
import { useCollectionChanges } from './use-collection-changes.ts';

interface ItemPickerProps {
  readonly collection: Collection;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** Chooses from the pieces of the shop and one's saved designs what goes into a collection. */
export function ItemPicker({ collection, open, onOpenChange }: ItemPickerProps) {
  const t = useTexts(texts);
  const phrase = usePhrases();
  const pieces = useListPiecesQuery({}, { skip: !open });
  const drafts = useListDraftsQuery(undefined, { skip: !open });
  const { addItems } = useCollectionChanges(collection);
  return (
    <PickDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('add.title', { name: collection.name })}
      taken={new Set(collection.items.map(({ itemId }) => itemId))}
      onAdd={addItems}
      sources={[
        {
          value: 'pieces',
          label: t('add.pieces'),
          items: pieces.data?.map(({ id, name, images }) => ({ id, name, picture: images[0] ?? null })),
          failed: pieces.isError,
          retry: () => void pieces.refetch(),
          none: t('add.pieces.none'),
        },
        {
          value: 'designs',
          label: t('add.designs'),
          items: drafts.data?.map(({ id, title, prompt, images }) => ({
            id,
            name: phrase(title) || prompt,
            picture: images[0]?.url ?? null,
          })),
          failed: drafts.isError,
          retry: () => void drafts.refetch(),
          none: t('add.designs.none'),
        },
      ]}
    />
  );
}
