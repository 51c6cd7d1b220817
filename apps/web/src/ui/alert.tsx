import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

interface AlertProps {
  readonly title: string;
  readonly tone?: 'plain' | 'destructive';
  /** `alert` interrupts, `status` waits its turn, `note` is read where it stands. */
  readonly role?: 'alert' | 'status' | 'note';
  readonly action?: ReactNode;
  readonly className?: string;
  readonly children?: ReactNode;
}

/** Something that has to be known at this place of the page. */
export function Alert({ title, tone = 'plain', role = 'note', action, className, children }: AlertProps) {
  return (
    <div
      role={role}
      className={classNames(
        'border-s-2 bg-card px-4 py-3.5 text-sm',
        tone === 'destructive' ? 'border-destructive' : 'border-ink',
        className,
      )}
    >
      <p className={classNames('font-medium', tone === 'destructive' && 'text-destructive')}>{title}</p>
      {children ? <div className="mt-1 text-ink-soft">{children}</div> : null}
      {action ? <div className="mt-3 flex flex-wrap gap-3">{action}</div> : null}
    </div>
  );
}
