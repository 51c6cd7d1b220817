import { Check } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';

type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & { readonly label: ReactNode };

/** A native check box with its label; the whole row is the target. */
export function Checkbox({ label, className, ...rest }: CheckboxProps) {
  return (
    <label className={classNames('flex min-h-11 cursor-pointer items-center gap-3 text-sm', className)}>
      <span className="relative grid size-5 shrink-0 place-items-center">
        <input
          type="checkbox"
          className="peer absolute inset-0 size-5 cursor-pointer appearance-none rounded-sm border border-edge bg-card transition-colors checked:border-ink checked:bg-ink hover:border-ink aria-invalid:border-destructive"
          {...rest}
        />
        <Check
          aria-hidden="true"
          strokeWidth={2.5}
          className="pointer-events-none relative size-3.5 text-paper opacity-0 peer-checked:opacity-100"
        />
      </span>
      <span>{label}</span>
    </label>
  );
}
