import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useRef } from 'react';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { serverIssues } from '../api/server-issues.ts';
import { details } from '../i18n/en/details.ts';
import { useTexts } from '../i18n/texts.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Field } from '../ui/field.tsx';
import { Input, Textarea } from '../ui/input.tsx';
import { closeNoticesAbout, notify } from '../ui/notify.ts';
import { useKeptDraft } from './kept-draft.ts';

export interface Details {
  readonly name: string;
  readonly description: string;
}

/** Limits of the contract. */
const NAME_MAX = 120;
const DESCRIPTION_MAX = 2_000;

/** The notice about a missing name is about that. */
const MISSING = 'details';

export interface DetailsWords {
  readonly title: string;
  readonly lead?: string;
  readonly submit: string;
  readonly submitting: string;
  /** The notice about a missing name. */
  readonly missing: { readonly title: string; readonly description: string };
}

interface DetailsFormProps {
  readonly schema: z.ZodType<Details, Partial<Details>>;
  readonly words: DetailsWords;
  readonly initial?: Details | undefined;
  /** Sends; answers with the error, which it has told of. */
  readonly onSave: (details: Details) => Promise<unknown>;
  /** Somebody types. */
  readonly onTyping: (typed: () => { readonly name: string; readonly description: string }) => void;
  readonly onCancel: () => void;
}

function DetailsForm({ schema, words, initial, onSave, onTyping, onCancel }: DetailsFormProps) {
  const t = useTexts(details);
  const { register, handleSubmit, setError, getValues, formState } = useForm({
    resolver: zodResolver(schema),
    defaultValues: initial ?? { name: '', description: '' },
  });
  const { errors, isSubmitting } = formState;
  // State arrives with the next render; a double click comes before it.
  const working = useRef(false);

  const save = async (values: Details) => {
    if (working.current) return;
    working.current = true;
    closeNoticesAbout(MISSING);
    const error = await onSave(values);
    working.current = false;
    for (const { path, message } of serverIssues(error)) {
      if (path === 'name' || path === 'description') setError(path, { message }, { shouldFocus: true });
    }
  };
  const refuse = ({ name }: typeof errors) => {
    if (name?.type === 'too_small') notify({ about: MISSING, tone: 'destructive', ...words.missing });
  };
  const problem = (field: keyof Details): string | undefined => {
    const error = errors[field];
    if (!error) return undefined;
    if (field === 'name' && error.type === 'too_small') return words.missing.description;
    // The server's own words, or what the schema refuses beyond emptiness.
    return error.type === undefined ? error.message : t(`${field}.unusable`);
  };

  const typed = () => {
    const { name = '', description = '' } = getValues();
    return { name, description };
  };

  return (
    <form
      noValidate
      data-kept
      className="grid gap-5"
      onInput={() => onTyping(typed)}
      onSubmit={(event) => void handleSubmit(save, refuse)(event)}
    >
      <Field most={NAME_MAX} label={t('name')} error={problem('name')}>
        {(control) => <Input {...control} {...register('name')} required autoComplete="off" />}
      </Field>
      <Field
        most={DESCRIPTION_MAX}
        label={t('description')}
        hint={t('description.hint')}
        error={problem('description')}
      >
        {(control) => <Textarea {...control} {...register('description')} rows={3} />}
      </Field>
      <div className="dialog-actions mt-1">
        <Button variant="outline" onClick={onCancel}>
          {t('cancel')}
        </Button>
        <Button type="submit" loading={isSubmitting} loadingLabel={words.submitting}>
          {words.submit}
        </Button>
      </div>
    </form>
  );
}

interface DetailsDialogProps extends Omit<DetailsFormProps, 'onTyping' | 'onCancel'> {
  /** Names the form among those of its page; what was typed is kept under it. */
  readonly form: string;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/**
 * Asks for a name and a description. It stays open, with what was typed, until they are saved; also when a session that
 * is over, as it is sent or before, leads to the login and back.
 */
export function DetailsDialog({ form: formName, open, onOpenChange, ...form }: DetailsDialogProps) {
  const { title, lead } = form.words;
  const { draft, keep, keepSoon, forget } = useKeptDraft(formName);
  const initial = draft ? { name: draft.name ?? '', description: draft.description ?? '' } : form.initial;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as the page shows again; later drafts are of the open dialog.
  useEffect(() => {
    if (draft) onOpenChange(true);
  }, []);
  const close = () => {
    forget();
    onOpenChange(false);
  };
  const save = async (values: Details) => {
    keep({ ...values });
    const error = await form.onSave(values);
    if (!error) {
      forget();
      onOpenChange(false);
    }
    return error;
  };
  return (
    <Dialog open={open} onOpenChange={close} title={title} description={lead}>
      <DetailsForm {...form} initial={initial} onSave={save} onTyping={keepSoon} onCancel={close} />
    </Dialog>
  );
}
