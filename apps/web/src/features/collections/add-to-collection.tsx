import type { Collection } from '@filigree/contracts';
import { Check, FolderPlus } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { collections as texts } from '../../i18n/en/collections.ts';
import { textsNow, useTexts } from '../../i18n/texts.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { LineThumb } from '../../ui/line-thumb.tsx';
import { notify } from '../../ui/notify.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import {
  useAddCollectionItemMutation,
  useListCollectionsQuery,
  useRemoveCollectionItemMutation,
} from './api.ts';
import { useNewCollection } from './new-collection.tsx';
import { tellFailure } from './use-collection-changes.ts';

/** A row that puts the thing into a collection, or takes it out. */
function Row({ collection, itemId }: { readonly collection: Collection; readonly itemId: string }) {
  const t = useTexts(texts);
  const [add, adding] = useAddCollectionItemMutation();
  const [remove, removing] = useRemoveCollectionItemMutation();
  const { id, name, items } = collection;
  const isIn = items.some((item) => item.itemId === itemId);
  const busy = adding.isLoading || removing.isLoading;
  const toggle = async () => {
    if (busy) return;
    const about = `collection:${id}:${itemId}`;
    const { error } = await (isIn ? remove : add)({ id, itemId });
    if (error) tellFailure(about, isIn ? 'item.remove.failed' : 'add.failed', error);
    else notify({ about, title: textsNow(texts)(isIn ? 'item.removed' : 'save.added', { name }) });
  };
  return (
    <li>
      <button
        type="button"
        aria-pressed={isIn}
        aria-busy={busy || undefined}
        onClick={() => void toggle()}
        className="flex min-h-16 w-full items-center gap-4 py-2 text-start"
      >
        <LineThumb src={items[0]?.imageUrl ?? null} alt="" className="w-12" sizes="48px" />
        <span className="min-w-0 grow">
          <span className="block truncate font-medium">{name}</span>
          <span className="figures block text-xs text-ink-soft">{t('items', { count: items.length })}</span>
        </span>
        {isIn ? <Check className="size-5 shrink-0" strokeWidth={1.5} aria-hidden="true" /> : null}
      </button>
    </li>
  );
}

function Choices({ itemId }: { readonly itemId: string }) {
  const t = useTexts(texts);
  const { data: collections, error, refetch } = useListCollectionsQuery();
  const { button, dialog } = useNewCollection({ items: [itemId] });
  if (!collections && error) {
    return (
      <div role="alert" className="py-6 text-center">
        <p>{t('load.failed')}</p>
        <Button variant="outline" className="mt-4" onClick={() => void refetch()}>
          {t('retry')}
        </Button>
      </div>
    );
  }
  if (!collections) {
    return (
      <div role="status" aria-label={t('loading')} className="grid gap-3">
        <Skeleton className="h-14" />
        <Skeleton className="h-14" />
      </div>
    );
  }
  return (
    <>
      {collections.length > 0 ? (
        <ul className="mb-5 max-h-[44dvh] divide-y divide-hairline overflow-y-auto border-y border-hairline">
          {collections.map((collection) => (
            <Row key={collection.id} collection={collection} itemId={itemId} />
          ))}
        </ul>
      ) : null}
      {button({ variant: 'outline' })}
      {dialog}
    </>
  );
}

interface AddToCollectionProps extends Pick<ComponentProps<typeof Button>, 'variant' | 'size' | 'className'> {
  /** A piece of the shop, or one of the person's own designs. */
  readonly itemId: string;
  readonly name: string;
  /** Shows the sign alone; the words name the button then. */
  readonly iconOnly?: boolean;
}

/** Keeps a piece or a design in a collection; for somebody who is signed in. */
export function AddToCollection({
  itemId,
  name,
  iconOnly = false,
  variant = 'outline',
  size,
  className,
}: AddToCollectionProps) {
  const t = useTexts(texts);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant={variant}
        size={size ?? (iconOnly ? 'icon' : 'medium')}
        {...(className === undefined ? {} : { className })}
        {...(iconOnly ? { 'aria-label': `${t('save.action')}: ${name}` } : {})}
        onClick={() => setOpen(true)}
      >
        <FolderPlus
          className={iconOnly ? 'size-5' : 'size-[1.125rem]'}
          strokeWidth={1.5}
          aria-hidden="true"
        />
        {iconOnly ? null : t('save.action')}
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={t('save.action')}
        description={t('save.text', { name })}
      >
        <Choices itemId={itemId} />
      </Dialog>
    </>
  );
}
