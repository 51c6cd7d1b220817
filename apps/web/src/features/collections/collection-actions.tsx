import type { Collection } from '@filigree/contracts';
import { useDetailsActions } from '../../forms/use-details-actions.tsx';
import { collections as texts } from '../../i18n/en/collections.ts';
import { useTexts } from '../../i18n/texts.ts';
import { collectionDetailsSchema } from './details-schema.ts';
import { useCollectionChanges } from './use-collection-changes.ts';

/** Renaming and deleting a collection, each behind its dialog. */
export function useCollectionActions(collection: Collection, onRemoved?: () => void) {
  const t = useTexts(texts);
  const { describe, remove, isRemoving } = useCollectionChanges(collection);
  const { id, name, description } = collection;
  return useDetailsActions({
    form: `collection-${id}`,
    schema: collectionDetailsSchema,
    initial: { name, description },
    words: {
      edit: {
        title: t('edit.title'),
        submit: t('edit.submit'),
        submitting: t('edit.submitting'),
        missing: { title: t('name.missing'), description: t('name.missing.text') },
      },
      remove: {
        title: t('delete.title'),
        description: t('delete.text', { name }),
        keep: t('delete.keep'),
        confirm: t('delete.confirm'),
        confirming: t('delete.confirming'),
      },
    },
    describe,
    remove,
    isRemoving,
    onRemoved,
  });
}
