import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';

interface CodeInputProps {
  readonly label: string;
  readonly hint: string;
  readonly error: string | undefined;
}

/** The six digits of an authenticator app. */
export function CodeInput({ label, hint, error }: CodeInputProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <Input
          {...control}
          name="code"
          autoComplete="one-time-code"
          inputMode="numeric"
          className="figures tracking-[0.16em]"
        />
      )}
    </Field>
  );
}
