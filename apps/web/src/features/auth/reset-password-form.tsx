import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '@filigree/contracts/constants';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { Link } from 'react-router';
import { failureMessage } from '../../api/failure.ts';
import { serverIssues } from '../../api/server-issues.ts';
import { auth } from '../../i18n/en/auth.ts';
import { mailLinks } from '../../i18n/en/mailLinks.ts';
import { useTexts } from '../../i18n/texts.ts';
import { signedOut } from '../../session/auth-slice.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import { FormProblem } from './form-problem.tsx';
import { linkToken } from './link-token.ts';
import { useAuthCalls } from './use-auth-calls.ts';
import { textOf, useAuthForm } from './use-auth-form.ts';

/** The end of the way back in: a new password for the account that the link of a mail names. */
export function ResetPasswordForm() {
  const t = useTexts(auth);
  const words = useTexts(mailLinks);
  const dispatch = useDispatch();
  const call = useAuthCalls();
  const [done, setDone] = useState(false);
  const [linkFailed, setLinkFailed] = useState(false);
  const fields = ['password', 'confirmPassword'] as const;
  const { busy, problem, errorOf, form } = useAuthForm(fields, async (values) => {
    const password = textOf(values, 'password');
    if (password.length < PASSWORD_MIN_LENGTH)
      return { fields: { password: t('password.short.text', { count: PASSWORD_MIN_LENGTH }) } };
    if (password !== textOf(values, 'confirmPassword')) {
      return { fields: { confirmPassword: t('password.mismatch') } };
    }
    const token = linkToken();
    setLinkFailed(token === '');
    if (token === '') return { form: words('link.incomplete') };
    const { error } = await call(({ resetPassword }) => resetPassword(dispatch, { token, password }));
    if (!error) {
      // Every session of the account has ended, and this browser may have had one.
      dispatch(signedOut());
      setDone(true);
      return undefined;
    }
    const issues = serverIssues(error);
    const refused = issues.find(({ path }) => path === 'password');
    if (refused) return { fields: { password: refused.message } };
    setLinkFailed(issues.some(({ path }) => path === 'token'));
    return { form: failureMessage(error, words('reset.failed')) };
  });

  return (
    <>
      <div role="status">
        {done ? (
          <>
            <p className="border-s-2 border-ink ps-4">{words('reset.done')}</p>
            <ButtonLink to="/login" size="large" className="mt-8 w-full">
              {t('login')}
            </ButtonLink>
          </>
        ) : null}
      </div>
      {done ? null : (
        <>
          <form {...form} className="grid gap-5">
            <Field
              most={PASSWORD_MAX_LENGTH}
              label={words('reset.new')}
              error={errorOf('password')}
              hint={t('password.hint', { count: PASSWORD_MIN_LENGTH })}
            >
              {(control) => <PasswordInput {...control} name="password" autoComplete="new-password" />}
            </Field>
            <Field
              most={PASSWORD_MAX_LENGTH}
              label={t('password.confirm')}
              error={errorOf('confirmPassword')}
            >
              {(control) => <PasswordInput {...control} name="confirmPassword" autoComplete="new-password" />}
            </Field>
            <div>
              <FormProblem message={problem} />
              <Button
                type="submit"
                size="large"
                className="w-full"
                loading={busy}
                loadingLabel={words('reset.busy')}
              >
                {words('reset.save')}
              </Button>
            </div>
          </form>
          <p className="mt-8 flex flex-wrap gap-x-6 text-sm text-ink-soft">
            {linkFailed ? (
              <Link to="/forgot-password" className="link">
                {words('reset.again')}
              </Link>
            ) : null}
            <Link to="/login" className="link">
              {words('backToLogin')}
            </Link>
          </p>
        </>
      )}
    </>
  );
}
