import { Children, type ReactNode } from 'react';
import { classNames } from '../../../ui/class-names.ts';

interface FactsProps {
  readonly className?: string;
  /** Each stays on one line. */
  readonly children: ReactNode;
}

/** Short facts in a row with dots between them; where the row wraps, no line begins or ends with a dot. */
export function Facts({ className, children }: FactsProps) {
  return (
    <div className={classNames('overflow-hidden', className)}>
      {/* What begins a line lies in the margin, and is clipped. */}
      <div className="-ms-3 flex flex-wrap">
        {Children.toArray(children).map((fact, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: each has its place.
          <div key={index} className="whitespace-nowrap">
            <span aria-hidden="true" className="inline-block w-3 text-center whitespace-pre">
              {index === 0 ? '' : ' · '}
            </span>
            {fact}
          </div>
        ))}
      </div>
    </div>
  );
}
