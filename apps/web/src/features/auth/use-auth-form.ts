import { type FormEvent, useEffect, useRef, useState } from 'react';
import { HELD_MARK } from '../../forms/held-mark.ts';

/** What stands in the way: a message at a field, or for the whole form. */
export interface FormProblems<Field extends string> {
  readonly fields?: Partial<Record<Field, string>>;
  readonly form?: string;
}

/**
 * A form of a few uncontrolled fields. What was typed stays in the page whatever happens; `submit` gets the values and
 * answers with what was wrong, and the first field that was refused gets the focus. Fields are named in the order in
 * which they stand.
 */
export function useAuthForm<Field extends string>(
  fields: readonly Field[],
  submit: (values: FormData) => Promise<FormProblems<Field> | undefined>,
) {
  const [problems, setProblems] = useState<FormProblems<Field>>({});
  const [busy, setBusy] = useState(false);
  // State arrives with the next render; a double click comes before it.
  const working = useRef(false);
  const element = useRef<HTMLFormElement>(null);

  // Sent while its page was only written, not yet awake (first-script.ts).
  useEffect(() => {
    const form = element.current;
    if (form?.dataset[HELD_MARK] === undefined) return;
    delete form.dataset[HELD_MARK];
    form.requestSubmit();
  }, []);

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (working.current) return;
    working.current = true;
    setBusy(true);
    const form = event.currentTarget;
    const found = (await submit(new FormData(form))) ?? {};
    working.current = false;
    setBusy(false);
    setProblems(found);
    const first = fields.find((field) => found.fields?.[field] !== undefined);
    const control = first === undefined ? null : form.elements.namedItem(first);
    if (control instanceof HTMLElement) control.focus();
  };

  return {
    busy,
    problem: problems.form,
    errorOf: (field: Field): string | undefined => problems.fields?.[field],
    form: {
      ref: element,
      noValidate: true,
      onSubmit: (event: FormEvent<HTMLFormElement>) => void onSubmit(event),
    },
  };
}

/** The text of a field, as it was typed. */
export function textOf(values: FormData, field: string): string {
  const value = values.get(field);
  return typeof value === 'string' ? value : '';
}
