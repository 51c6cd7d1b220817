import type { Board } from '@filigree/contracts';
import { boardsCalls } from '@filigree/contracts/collections';
import { Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { DetailsDialog } from '../../forms/details-dialog.tsx';
import { useDetailsActions } from '../../forms/use-details-actions.tsx';
import { boards as texts } from '../../i18n/en/boards.ts';
import { useTexts } from '../../i18n/texts.ts';
import { Button } from '../../ui/button.tsx';
import { useBoardChanges, useCreateBoard } from './use-board-changes.ts';

/** What is typed of a board, judged as the server judges it. */
const detailsSchema = boardsCalls.createBoard.body;

/** The dialog that begins a board, one a page, and the buttons that open it. */
export function useNewBoard(): {
  readonly dialog: ReactNode;
  readonly button: (size?: 'medium' | 'large') => ReactNode;
} {
  const t = useTexts(texts);
  const [open, setOpen] = useState(false);
  const create = useCreateBoard();
  return {
    button: (size = 'medium') => (
      <Button size={size} onClick={() => setOpen(true)}>
        <Plus className="size-4" strokeWidth={1.75} aria-hidden="true" />
        {t('new')}
      </Button>
    ),
    dialog: (
      <DetailsDialog
        form="new-board"
        open={open}
        onOpenChange={setOpen}
        schema={detailsSchema}
        words={{
          title: t('new'),
          lead: t('new.lead'),
          submit: t('new.submit'),
          submitting: t('new.submitting'),
          missing: { title: t('name.missing'), description: t('name.missing.text') },
        }}
        onSave={create}
      />
    ),
  };
}

/** Renaming and deleting a board, each behind its dialog. */
export function useBoardActions(board: Board, onRemoved?: () => void) {
  const t = useTexts(texts);
  const { describe, remove, isRemoving } = useBoardChanges(board);
  const { id, name, description } = board;
  return useDetailsActions({
    form: `board-${id}`,
    schema: detailsSchema,
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
