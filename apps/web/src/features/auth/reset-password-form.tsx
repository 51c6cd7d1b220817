import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '@filigree/contracts/constants';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { Link } from 'react-router';
import { failureMessage } from '../../api/failure.ts';
import { signedOut } from '../../session/auth-slice.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { FormProblem } from './form-problem.tsx';
import { INCOMPLETE_LINK, linkToken } from './link-token.ts';
import { PasswordInput } from './password-input.tsx';
import { serverIssues } from './server-issues.ts';
import { useAuthCalls } from './use-auth-calls.ts';
import { textOf, useAuthForm } from './use-auth-form.ts';

const TOO_SHORT = `Password must be at least ${PASSWORD_MIN_LENGTH} characters long`;

/** The end of the way back in: a new password for the account that the link of a mail names. */
export function ResetPasswordForm() {
  const dispatch = useDispatch();
  const call = useAuthCalls();
  const [done, setDone] = useState(false);
  const [linkFailed, setLinkFailed] = useState(false);
  const fields = ['password', 'confirmPassword'] as const;
  const { busy, problem, errorOf, form } = useAuthForm(fields, async (values) => {
    const password = textOf(values, 'password');
    if (password.length < PASSWORD_MIN_LENGTH) return { fields: { password: TOO_SHORT } };
    if (password !== textOf(values, 'confirmPassword')) {
      return { fields: { confirmPassword: 'Passwords do not match' } };
    }
    const token = linkToken();
    setLinkFailed(token === '');
    if (token === '') return { form: INCOMPLETE_LINK };
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
    return { form: failureMessage(error, 'The password could not be changed. Please try again.') };
  });

  return (
    <>
      <div role="status">
        {done ? (
          <>
            <p className="border-s-2 border-ink ps-4">
              Your new password is set, and you are signed out everywhere.
            </p>
            <ButtonLink to="/login" size="large" className="mt-8 w-full">
              Login
            </ButtonLink>
          </>
        ) : null}
      </div>
      {done ? null : (
        <>
          <form {...form} className="grid gap-5">
            <Field
              label="New password"
              error={errorOf('password')}
              hint={`At least ${PASSWORD_MIN_LENGTH} characters`}
            >
              {(control) => (
                <PasswordInput
                  {...control}
                  name="password"
                  autoComplete="new-password"
                  maxLength={PASSWORD_MAX_LENGTH}
                />
              )}
            </Field>
            <Field label="Confirm password" error={errorOf('confirmPassword')}>
              {(control) => (
                <PasswordInput
                  {...control}
                  name="confirmPassword"
                  autoComplete="new-password"
                  maxLength={PASSWORD_MAX_LENGTH}
                />
              )}
            </Field>
            <div>
              <FormProblem message={problem} />
              <Button type="submit" size="large" className="w-full" loading={busy} loadingLabel="Saving...">
                Set the password
              </Button>
            </div>
          </form>
          <p className="mt-8 flex flex-wrap gap-x-6 text-sm text-ink-soft">
            {linkFailed ? (
              <Link to="/forgot-password" className="link">
                Send me a new link
              </Link>
            ) : null}
            <Link to="/login" className="link">
              Back to Login
            </Link>
          </p>
        </>
      )}
    </>
  );
}
