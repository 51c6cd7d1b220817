import { type ReactNode, useState } from 'react';
import type { z } from 'zod';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { type Details, DetailsDialog, type DetailsWords } from './details-dialog.tsx';

interface RemoveWords {
  readonly title: string;
  readonly description: string;
  readonly keep: string;
  readonly confirm: string;
  readonly confirming: string;
}

interface DetailsActionsOptions {
  /** Names the form among those of its page. */
  readonly form: string;
  readonly schema: z.ZodType<Details, Partial<Details>>;
  readonly initial: Details;
  readonly words: { readonly edit: DetailsWords; readonly remove: RemoveWords };
  /** Both answer with the error, which they have told of. */
  readonly describe: (details: Details) => Promise<unknown>;
  readonly remove: () => Promise<unknown>;
  readonly isRemoving: boolean;
  readonly onRemoved?: (() => void) | undefined;
}

interface DetailsActions {
  readonly edit: () => void;
  readonly remove: () => void;
  /** The dialogs that these open. */
  readonly dialogs: ReactNode;
}

/** Renaming and deleting something with a name and a description, each behind its dialog. */
export function useDetailsActions({
  form,
  schema,
  initial,
  words,
  describe,
  remove,
  isRemoving,
  onRemoved,
}: DetailsActionsOptions): DetailsActions {
  const [open, setOpen] = useState<'edit' | 'remove'>();

  const confirm = async () => {
    const error = await remove();
    if (error) return;
    setOpen(undefined);
    onRemoved?.();
  };

  return {
    edit: () => setOpen('edit'),
    remove: () => setOpen('remove'),
    dialogs: (
      <>
        <DetailsDialog
          form={form}
          open={open === 'edit'}
          onOpenChange={(isOpen) => setOpen(isOpen ? 'edit' : undefined)}
          schema={schema}
          initial={initial}
          words={words.edit}
          onSave={describe}
        />
        <ConfirmDialog
          {...words.remove}
          open={open === 'remove'}
          onOpenChange={() => setOpen(undefined)}
          busy={isRemoving}
          onConfirm={() => void confirm()}
        />
      </>
    ),
  };
}
