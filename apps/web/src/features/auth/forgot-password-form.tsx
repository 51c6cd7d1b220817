import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { Link } from 'react-router';
import { failureMessage } from '../../api/failure.ts';
import { serverIssues } from '../../api/server-issues.ts';
import { auth } from '../../i18n/en/auth.ts';
import { mailLinks } from '../../i18n/en/mailLinks.ts';
import { Rich } from '../../i18n/rich.tsx';
import { useTexts } from '../../i18n/texts.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { FormProblem } from './form-problem.tsx';
import { useAuthCalls } from './use-auth-calls.ts';
import { textOf, useAuthForm } from './use-auth-form.ts';

export function ForgotPasswordForm() {
  const t = useTexts(auth);
  const words = useTexts(mailLinks);
  const dispatch = useDispatch();
  const call = useAuthCalls();
  const [sentTo, setSentTo] = useState<string>();
  const { busy, problem, errorOf, form } = useAuthForm(['email'], async (values) => {
    const email = textOf(values, 'email').trim();
    if (email === '') return { fields: { email: t('email.required') } };
    const { error } = await call(({ forgotPassword }) => forgotPassword(dispatch, { email }));
    if (!error) {
      setSentTo(email);
      return undefined;
    }
    const refused = serverIssues(error).find(({ path }) => path === 'email');
    if (refused) return { fields: { email: refused.message } };
    return { form: failureMessage(error, words('mail.failed')) };
  });

  return (
    <>
      <div role="status">
        {sentTo ? (
          <p className="border-s-2 border-ink ps-4">
            <Rich
              text={words('forgot.sent')}
              marks={{ email: () => <strong className="font-medium">{sentTo}</strong> }}
            />
          </p>
        ) : null}
      </div>
      {sentTo ? null : (
        <form {...form} className="grid gap-5">
          <Field most={254} label={t('email')} error={errorOf('email')}>
            {(control) => (
              <Input {...control} name="email" type="email" autoComplete="email" inputMode="email" />
            )}
          </Field>
          <div>
            <FormProblem message={problem} />
            <Button
              type="submit"
              size="large"
              className="w-full"
              loading={busy}
              loadingLabel={words('mail.busy')}
            >
              {words('forgot.send')}
            </Button>
          </div>
        </form>
      )}
      <p className="mt-8 text-sm text-ink-soft">
        <Link to="/login" className="link">
          {words('backToLogin')}
        </Link>
      </p>
    </>
  );
}
