import { type ComponentProps, type ReactNode, useId } from 'react';
import { ui } from '../i18n/en/ui.ts';
import { useTexts } from '../i18n/texts.ts';
import { classNames } from './class-names.ts';
import { useExcess } from './use-excess.ts';

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
  /** How many characters fit. What is longer stays in the control, is told, and is not sent. */
  readonly most?: number;
  readonly className?: string;
  /** Renders the control with the attributes that tie it to its label, hint and error. */
  readonly children: (control: ControlProps) => ReactNode;
}

/** A label, its control, and below it a hint or an error. */
export function Field({ label, error, hint, most, className, children }: FieldProps) {
  const t = useTexts(ui);
  const id = useId();
  const noteId = `${id}-note`;
  const { excess, box } = useExcess(most);
  const problem = excess > 0 ? t('excess', { count: excess, most: most ?? 0 }) : error;
  const noted = problem !== undefined || hint !== undefined;
  return (
    <div {...box} className={classNames('grid gap-1.5', className)}>
      <Label htmlFor={id}>{label}</Label>
      {children({
        id,
        'aria-describedby': noted ? noteId : undefined,
        'aria-invalid': problem === undefined ? undefined : true,
      })}
      {noted ? (
        <p id={noteId} className={classNames('text-xs', problem ? 'text-destructive' : 'text-ink-soft')}>
          {problem ?? hint}
        </p>
      ) : null}
    </div>
  );
}
