import { type FormEvent, useRef, useState } from 'react';
import { failureMessage } from '../../api/failure.ts';
import { serverIssues } from '../../api/server-issues.ts';

/** What the server refused: at fields, or as a whole. */
interface Problems {
  readonly fields: Readonly<Record<string, string>>;
  readonly form: string | undefined;
}
const NONE: Problems = { fields: {}, form: undefined };

function problemsIn(error: unknown, names: readonly string[], fallback: string): Problems {
  const issues = serverIssues(error).filter(({ path }) => names.includes(path));
  const fields = Object.fromEntries(issues.map(({ path, message }) => [path, message]));
  return { fields, form: issues.length > 0 ? undefined : failureMessage(error, fallback) };
}

const namesIn = (form: HTMLFormElement): string[] =>
  [...form.elements].flatMap((control) => {
    const name = control.getAttribute('name');
    return name === null || name === '' ? [] : [name];
  });

/**
 * A form of uncontrolled fields whose rules the server knows. What was typed stays; the first field that was refused
 * gets the focus.
 * @param submit answers with the error of the call, or nothing
 * @param fallback what is said when nobody answers
 */
export function useDeskForm(submit: (values: FormData) => Promise<unknown>, fallback: string) {
  const [problems, setProblems] = useState(NONE);
  const [busy, setBusy] = useState(false);
  // State arrives with the next render; a double click comes before it.
  const working = useRef(false);

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    event.stopPropagation();
    if (working.current) return;
    working.current = true;
    setBusy(true);
    const form = event.currentTarget;
    const error = await submit(new FormData(form));
    working.current = false;
    setBusy(false);
    const found = error === undefined ? NONE : problemsIn(error, namesIn(form), fallback);
    setProblems(found);
    const first = namesIn(form).find((name) => found.fields[name] !== undefined);
    const control = first === undefined ? null : form.elements.namedItem(first);
    if (control instanceof HTMLElement) control.focus();
  };

  return {
    busy,
    problem: problems.form,
    errorOf: (field: string): string | undefined => problems.fields[field],
    form: { noValidate: true, onSubmit: (event: FormEvent<HTMLFormElement>) => void onSubmit(event) },
  };
}

/** The text of a field, as it was typed. */
export function textOf(values: FormData, field: string): string {
  const value = values.get(field);
  return typeof value === 'string' ? value : '';
}
