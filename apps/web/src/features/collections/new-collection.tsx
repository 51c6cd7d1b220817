import type { Collection } from '@filigree/contracts';
import { Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { DetailsDialog } from '../../forms/details-dialog.tsx';
import { collections as texts } from '../../i18n/en/collections.ts';
import { useTexts } from '../../i18n/texts.ts';
import { Button } from '../../ui/button.tsx';
import { collectionDetailsSchema } from './details-schema.ts';
import { useCreateCollection } from './use-collection-changes.ts';

interface NewCollectionProps {
  /** What is in it from the beginning. */
  readonly items?: readonly string[];
  readonly onCreated?: (collection: Collection) => void;
}

interface NewCollectionButtonProps {
  readonly size?: 'medium' | 'large';
  readonly variant?: 'primary' | 'outline';
}

/** The dialog that begins a collection, one a page, and the buttons that open it. */
export function useNewCollection({ items = [], onCreated }: NewCollectionProps = {}): {
  readonly dialog: ReactNode;
  readonly button: (look?: NewCollectionButtonProps) => ReactNode;
} {
  const t = useTexts(texts);
  const [open, setOpen] = useState(false);
  const create = useCreateCollection();
  return {
    button: ({ size = 'medium', variant = 'primary' } = {}) => (
      <Button size={size} variant={variant} onClick={() => setOpen(true)}>
        <Plus className="size-4" strokeWidth={1.75} aria-hidden="true" />
        {t('new')}
      </Button>
    ),
    dialog: (
      <DetailsDialog
        form="new-collection"
        open={open}
        onOpenChange={setOpen}
        schema={collectionDetailsSchema}
        words={{
          title: t('new'),
          lead: t('new.lead'),
          submit: t('new.submit'),
          submitting: t('new.submitting'),
          missing: { title: t('name.missing'), description: t('name.missing.text') },
        }}
        onSave={(details) => create({ ...details, items: [...items] }, onCreated)}
      />
    ),
  };
}
