import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

interface ConfirmDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly title: string;
  /** What will be gone. */
  readonly description: ReactNode;
  readonly keep: string;
  readonly confirm: string;
  readonly confirming?: string;
  readonly busy: boolean;
  readonly onConfirm: () => void;
}

/** Asks before something is lost. */
export function ConfirmDialog({
  open,
  onOpenChange,
  title,
  description,
  keep,
  confirm,
  confirming,
  busy,
  onConfirm,
}: ConfirmDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={title} description={description}>
      <div className="dialog-actions">
        <Button variant="outline" onClick={() => onOpenChange(false)}>
          {keep}
        </Button>
        <Button variant="destructive" loading={busy} loadingLabel={confirming} onClick={onConfirm}>
          {confirm}
        </Button>
      </div>
    </Dialog>
  );
}
