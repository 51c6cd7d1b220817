import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

interface EmptyStateProps {
  readonly title: string;
  readonly children?: ReactNode;
  /** A drawing or picture above the words. */
  readonly picture?: ReactNode;
  /** The one thing to do about it. */
  readonly action?: ReactNode;
  /** Of a page that has nothing else to say: its title is the page's. */
  readonly isPage?: boolean;
  readonly className?: string;
}

/** What stands where a list has nothing to show, or could not be loaded. */
export function EmptyState({ title, children, picture, action, isPage, className }: EmptyStateProps) {
  const Title = isPage ? 'h1' : 'p';
  return (
    <div className={classNames('flex flex-col items-center px-6 py-14 text-center', className)}>
      {picture ? <div className="mb-6 text-ink-soft">{picture}</div> : null}
      <Title className={classNames('font-display font-medium', isPage ? 'text-heading' : 'text-title')}>
        {title}
      </Title>
      {children ? <div className="mt-2 max-w-md text-balance text-ink-soft">{children}</div> : null}
      {action ? <div className="mt-6">{action}</div> : null}
    </div>
  );
}
