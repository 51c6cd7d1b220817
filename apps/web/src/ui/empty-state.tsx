import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

interface EmptyStateProps {
  readonly title: string;
  readonly children?: ReactNode;
  /** A drawing or picture above the words. */
  readonly picture?: ReactNode;
  /** The one thing to do about it. */
  readonly action?: ReactNode;
  readonly className?: string;
}

/** What stands where a list has nothing to show, or could not be loaded. */
export function EmptyState({ title, children, picture, action, className }: EmptyStateProps) {
  return (
    <div className={classNames('flex flex-col items-center px-6 py-14 text-center', className)}>
      {picture ? <div className="mb-6 text-ink-soft">{picture}</div> : null}
      <p className="font-display text-title font-medium">{title}</p>
      {children ? <div className="mt-2 max-w-md text-sm text-ink-soft">{children}</div> : null}
      {action ? <div className="mt-6">{action}</div> : null}
    </div>
  );
}
