import type { Collection } from '@filigree/contracts';
import { useState } from 'react';
import { DetailsDialog } from '../../forms/details-dialog.tsx';
import { collections as texts } from '../../i18n/en/collections.ts';
import { useTexts } from '../../i18n/texts.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { collectionDetailsSchema } from './details-schema.ts';
import { useCollectionChanges } from './use-collection-changes.ts';

interface CollectionActions {
  readonly edit: () => void;
  readonly remove: () => void;
  /** The dialogs that these open. */
  readonly dialogs: React.ReactNode;
}

/** Renaming and deleting a collection, each behind its dialog. */
export function useCollectionActions(collection: Collection, onRemoved?: () => void): CollectionActions {
  const t = useTexts(texts);
  const { describe, remove, isRemoving } = useCollectionChanges(collection);
  const [open, setOpen] = useState<'edit' | 'remove'>();
  const { id, name, description } = collection;

  const confirm = async () => {
    const error = await remove();
    if (error) return;
    setOpen(undefined);
    onRemoved?.();
  };

  const dialogs = (
    <>
      <DetailsDialog
        form={`collection-${id}`}
        open={open === 'edit'}
        onOpenChange={(isOpen) => setOpen(isOpen ? 'edit' : undefined)}
        schema={collectionDetailsSchema}
        initial={{ name, description }}
        words={{
          title: t('edit.title'),
          submit: t('edit.submit'),
          submitting: t('edit.submitting'),
          missing: { title: t('name.missing'), description: t('name.missing.text') },
        }}
        onSave={describe}
      />
      <ConfirmDialog
        open={open === 'remove'}
        onOpenChange={() => setOpen(undefined)}
        title={t('delete.title')}
        description={t('delete.text', { name })}
        keep={t('delete.keep')}
        confirm={t('delete.confirm')}
        confirming={t('delete.confirming')}
        busy={isRemoving}
        onConfirm={() => void confirm()}
      />
    </>
  );
  return { edit: () => setOpen('edit'), remove: () => setOpen('remove'), dialogs };
}
