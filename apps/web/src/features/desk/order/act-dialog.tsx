import { type ReactNode, useState } from 'react';
import { clickKey } from '../../../api/click-key.ts';
import { deskOrders } from '../../../i18n/desk/desk-orders.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { notify } from '../../../ui/notify.ts';
import { FormProblem } from '../form-problem.tsx';
import { useDeskForm } from '../use-form.ts';

export interface ActOutcome {
  /** undefined: it is done. */
  readonly error?: unknown;
  /** What is said then. */
  readonly done: string;
}

interface ActFormProps {
  /** Asks the server; answers with the error, if there is one. The key is the same until it has worked. */
  readonly act: (values: FormData, key: string) => Promise<unknown>;
  readonly onClose: () => void;
  readonly confirm: string;
  readonly busy: string;
  readonly failed: string;
  readonly destructive?: boolean;
  readonly children?: (errorOf: (field: string) => string | undefined) => ReactNode;
}

function ActForm({ act, onClose, confirm, busy, failed, destructive = false, children }: ActFormProps) {
  const t = useTexts(deskOrders);
  // Of this click, however often it has to be sent.
  const [key] = useState(clickKey);
  const form = useDeskForm((values) => act(values, key), failed);
  return (
    <form {...form.form} className="grid gap-5">
      {children?.(form.errorOf)}
      <div>
        <FormProblem message={form.problem} />
        <div className="dialog-actions">
          <Button variant="outline" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button
            type="submit"
            variant={destructive ? 'destructive' : 'primary'}
            loading={form.busy}
            loadingLabel={busy}
          >
            {confirm}
          </Button>
        </div>
      </div>
    </form>
  );
}

interface ActDialogProps extends Omit<ActFormProps, 'onClose' | 'act'> {
  /** Asks the server. The key is the same until it has worked. */
  readonly act: (values: FormData, key: string) => Promise<ActOutcome>;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly title: string;
  readonly description: string;
}

/** Asks before an act is done that others see. */
export function ActDialog({ open, onOpenChange, title, description, act, ...form }: ActDialogProps) {
  const doIt = async (values: FormData, key: string) => {
    const { error, done } = await act(values, key);
    if (error === undefined) {
      onOpenChange(false);
      notify({ about: 'desk-act', title: done });
    }
    return error;
  };
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={title} description={description}>
      <ActForm {...form} act={doIt} onClose={() => onOpenChange(false)} />
    </Dialog>
  );
}
