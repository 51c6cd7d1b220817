import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

/** The rows of a sum: labels at the start, figures at the end. */
export function SummaryLines({ children }: { readonly children: ReactNode }) {
  return <dl className="grid gap-2.5 text-sm">{children}</dl>;
}

interface SummaryLineProps {
  readonly label: ReactNode;
  readonly value: ReactNode;
  /** The last row, set off by a hairline. */
  readonly total?: boolean;
}

export function SummaryLine({ label, value, total = false }: SummaryLineProps) {
  return (
    <div
      className={classNames(
        'flex items-baseline justify-between gap-6',
        total && 'mt-2 border-t border-hairline pt-4 text-base font-medium',
      )}
    >
      <dt className={total ? '' : 'text-ink-soft'}>{label}</dt>
      <dd className={classNames('figures shrink-0', total && 'font-display text-title')}>{value}</dd>
    </div>
  );
}
