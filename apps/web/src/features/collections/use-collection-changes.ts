/** What can be done to collections; each tells of its outcome, and answers with the error if there was one. */
import type { Collection } from '@filigree/contracts';
import { failureMessage } from '../../api/failure.ts';
import type { Details } from '../../forms/details-dialog.tsx';
import { collections as texts } from '../../i18n/en/collections.ts';
import { phraseNow } from '../../i18n/phrases.ts';
import { textsNow } from '../../i18n/texts.ts';
import { closeNoticesAbout, notify } from '../../ui/notify.ts';
import {
  useAddCollectionItemMutation,
  useCreateCollectionMutation,
  useDeleteCollectionMutation,
  useRemoveCollectionItemMutation,
  useUpdateCollectionMutation,
} from './api.ts';

type Failed =
  | 'new.failed'
  | 'edit.failed'
  | 'delete.failed'
  | 'item.remove.failed'
  | 'item.undo.failed'
  | 'add.failed';

/** The server's words when it has some of its own, else that it may work later. */
export function tellFailure(about: string, title: Failed, error: unknown): void {
  const t = textsNow(texts);
  notify({ about, tone: 'destructive', title: t(title), description: failureMessage(error, t('later')) });
}

export function useCreateCollection() {
  const [create] = useCreateCollectionMutation();
  return async (
    body: Details & { readonly items?: string[] },
    onCreated?: (collection: Collection) => void,
  ): Promise<unknown> => {
    const { data, error } = await create(body);
    if (error) tellFailure('collection', 'new.failed', error);
    else {
      notify({ about: 'collection', title: textsNow(texts)('new.done'), description: data.name });
      onCreated?.(data);
    }
    return error;
  };
}

export function useCollectionChanges({ id, name, items }: Collection) {
  const [update] = useUpdateCollectionMutation();
  const [drop, dropping] = useDeleteCollectionMutation();
  const [removeOne] = useRemoveCollectionItemMutation();
  const [addOne] = useAddCollectionItemMutation();

  const about = `collection:${id}`;
  const ofItem = (itemId: string) => `${about}:${itemId}`;

  const describe = async (details: Details): Promise<unknown> => {
    const { error } = await update({ id, ...details });
    if (error) tellFailure(about, 'edit.failed', error);
    else notify({ about, title: textsNow(texts)('edit.done') });
    return error;
  };

  const remove = async (): Promise<unknown> => {
    const { error } = await drop(id);
    if (error) tellFailure(about, 'delete.failed', error);
    else notify({ about, title: textsNow(texts)('delete.done'), description: name });
    return error;
  };

  /** In the order in which they were. */
  const putBack = async (itemId: string) => {
    const { error } = await update({ id, items: items.map(({ itemId }) => itemId) });
    if (error) tellFailure(ofItem(itemId), 'item.undo.failed', error);
    else closeNoticesAbout(ofItem(itemId));
  };

  const removeItem = async (itemId: string): Promise<unknown> => {
    const { error } = await removeOne({ id, itemId });
    if (error) {
      tellFailure(ofItem(itemId), 'item.remove.failed', error);
      return error;
    }
    const t = textsNow(texts);
    const removed = items.find((item) => item.itemId === itemId)?.name;
    notify({
      about: ofItem(itemId),
      title: t('item.removed', { name }),
      description: removed && phraseNow(removed),
      action: { label: t('item.undo'), onSelect: () => void putBack(itemId) },
    });
    return undefined;
  };

  /** One by one: two tabs that fill the same collection do not undo each other. Answers how many are in. */
  const addItems = async (ids: readonly string[]): Promise<number> => {
    let added = 0;
    for (const itemId of ids) {
      const { error } = await addOne({ id, itemId });
      if (error) {
        tellFailure(about, 'add.failed', error);
        break;
      }
      added += 1;
    }
    if (added > 0) notify({ about, title: textsNow(texts)('add.done', { count: added }) });
    return added;
  };

  return { describe, remove, isRemoving: dropping.isLoading, removeItem, addItems };
}
