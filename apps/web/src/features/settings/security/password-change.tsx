import { authCalls } from '@filigree/contracts/auth';
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '@filigree/contracts/constants';
import { zodResolver } from '@hookform/resolvers/zod';
import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { failureMessage } from '../../../api/failure.ts';
import { serverIssues } from '../../../api/server-issues.ts';
import { settings as texts } from '../../../i18n/en/settings.ts';
import { textsNow, useTexts } from '../../../i18n/texts.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { notify } from '../../../ui/notify.ts';
import { PasswordInput } from '../../../ui/password-input.tsx';
import { useChangePasswordMutation } from '../api.ts';
import { isRefusedProof } from './guard.ts';

/** The contract's own rules, and that the new one is typed twice alike. */
const schema = authCalls.changePassword.body
  .extend({ confirmPassword: z.string() })
  .refine((body) => body.newPassword === body.confirmPassword, { path: ['confirmPassword'] });
type Values = z.infer<typeof schema>;

function PasswordForm({ email, onDone }: { readonly email: string; readonly onDone: () => void }) {
  const t = useTexts(texts);
  const [change] = useChangePasswordMutation();
  const [problem, setProblem] = useState<string>();
  // State arrives with the next render; a double click comes before it.
  const working = useRef(false);
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(schema),
    defaultValues: { currentPassword: '', newPassword: '', confirmPassword: '' },
  });
  const { errors, isSubmitting } = formState;

  const save = async ({ currentPassword, newPassword }: Values) => {
    if (working.current) return;
    working.current = true;
    setProblem(undefined);
    const { error } = await change({ currentPassword, newPassword });
    working.current = false;
    const now = textsNow(texts);
    if (!error) {
      notify({ about: 'password', title: now('password.saved'), description: now('password.saved.text') });
      onDone();
      return;
    }
    const message = failureMessage(error, now('later'));
    notify({ about: 'password', tone: 'destructive', title: now('password.failed'), description: message });
    const refused = serverIssues(error).find(({ path }) => path === 'newPassword');
    if (refused) setError('newPassword', { message: refused.message }, { shouldFocus: true });
    else if (isRefusedProof(error)) setError('currentPassword', { message }, { shouldFocus: true });
    else setProblem(message);
  };

  return (
    <form noValidate className="grid gap-5" onSubmit={(event) => void handleSubmit(save)(event)}>
      {/* Password managers file the new password under this name. */}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <Field
        label={t('password.current')}
        error={
          errors.currentPassword &&
          (errors.currentPassword.type === undefined
            ? errors.currentPassword.message
            : t('password.current.missing'))
        }
      >
        {(control) => (
          <PasswordInput {...control} {...register('currentPassword')} autoComplete="current-password" />
        )}
      </Field>
      <Field
        most={PASSWORD_MAX_LENGTH}
        label={t('password.new')}
        hint={t('password.new.hint', { min: PASSWORD_MIN_LENGTH })}
        error={
          errors.newPassword &&
          (errors.newPassword.type === undefined
            ? errors.newPassword.message
            : t('password.new.short', { min: PASSWORD_MIN_LENGTH }))
        }
      >
        {(control) => <PasswordInput {...control} {...register('newPassword')} autoComplete="new-password" />}
      </Field>
      <Field
        most={PASSWORD_MAX_LENGTH}
        label={t('password.confirm')}
        error={errors.confirmPassword && t('password.confirm.wrong')}
      >
        {(control) => (
          <PasswordInput {...control} {...register('confirmPassword')} autoComplete="new-password" />
        )}
      </Field>
      <div role="alert">
        {problem ? (
          <p className="border-s-2 border-destructive ps-3 text-sm text-destructive">{problem}</p>
        ) : null}
      </div>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" loading={isSubmitting} loadingLabel={t('saving')}>
          {t('password.action')}
        </Button>
        <Button variant="outline" onClick={onDone}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}

interface PasswordChangeProps {
  readonly email: string;
  /** false: the account signs in with Google only. */
  readonly hasPassword: boolean;
}

export function PasswordChange({ email, hasPassword }: PasswordChangeProps) {
  const t = useTexts(texts);
  const [open, setOpen] = useState(false);
  if (!hasPassword) {
    return (
      <>
        <p>{t('password.none')}</p>
        <ButtonLink to="/forgot-password" variant="outline" className="mt-4">
          {t('password.none.action')}
        </ButtonLink>
      </>
    );
  }
  if (open) return <PasswordForm email={email} onDone={() => setOpen(false)} />;
  return (
    <Button variant="outline" onClick={() => setOpen(true)}>
      {t('password.action')}
    </Button>
  );
}
