import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';

export function Label({ className, ...rest }: ComponentProps<'label'>) {
  // biome-ignore lint/a11y/noLabelWithoutControl: the caller names the control by htmlFor.
  return <label className={classNames('text-sm font-medium', className)} {...rest} />;
}

interface ControlProps {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

interface FieldProps {
  readonly label: ReactNode;
  /** What to change, in words; makes the control invalid. */
  readonly error?: string | undefined;
  readonly hint?: ReactNode;
  readonly className?: string;
  /** Renders the control with the attributes that tie it to its label, hint and error. */
  readonly children: (control: ControlProps) => ReactNode;
}

/** A label, its control, and below it a hint or an error. */
export function Field({ label, error, hint, className, children }: FieldProps) {
  const id = useId();
  const noteId = `${id}-note`;
  const noted = error !== undefined || hint !== undefined;
  return (
    <div className={classNames('grid gap-1.5', className)}>
      <Label htmlFor={id}>{label}</Label>
      {children({
        id,
        'aria-describedby': noted ? noteId : undefined,
        'aria-invalid': error === undefined ? undefined : true,
      })}
      {noted ? (
        <p id={noteId} className={classNames('text-xs', error ? 'text-destructive' : 'text-ink-soft')}>
          {error ?? hint}
        </p>
      ) : null}
    </div>
  );
}
