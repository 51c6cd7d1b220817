import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { failureMessage } from '../../api/failure.ts';
import { selectUser, type WithAuth } from '../../session/auth-slice.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { FormProblem } from './form-problem.tsx';
import { serverIssues } from './server-issues.ts';
import { useAuthCalls } from './use-auth-calls.ts';
import { textOf, useAuthForm } from './use-auth-form.ts';

/** Asks for another link when the one at hand does not work. */
export function ResendVerification() {
  const dispatch = useDispatch();
  const call = useAuthCalls();
  const user = useSelector((state: WithAuth) => selectUser(state));
  const [sentTo, setSentTo] = useState<string>();
  const { busy, problem, errorOf, form } = useAuthForm(['email'], async (values) => {
    const email = textOf(values, 'email').trim();
    if (email === '') return { fields: { email: 'Email required' } };
    const { error } = await call(({ resendVerification }) => resendVerification(dispatch, { email }));
    if (!error) {
      setSentTo(email);
      return undefined;
    }
    const refused = serverIssues(error).find(({ path }) => path === 'email');
    if (refused) return { fields: { email: refused.message } };
    return { form: failureMessage(error, 'The mail could not be sent. Please try again.') };
  });

  return (
    <section className="mt-10 border-t border-hairline pt-8" aria-labelledby="resend">
      <h2 id="resend" className="font-display text-title font-medium">
        A new link
      </h2>
      <div role="status" className="mt-4">
        {sentTo ? (
          <p className="border-s-2 border-ink ps-4">
            If <strong className="font-medium">{sentTo}</strong> still waits to be confirmed, a new link is on
            its way.
          </p>
        ) : null}
      </div>
      {sentTo ? null : (
        <form {...form} className="grid gap-5">
          <Field label="Email" error={errorOf('email')}>
            {(control) => (
              <Input
                {...control}
                name="email"
                type="email"
                autoComplete="email"
                inputMode="email"
                maxLength={254}
                defaultValue={user?.email}
              />
            )}
          </Field>
          <div>
            <FormProblem message={problem} />
            <Button
              type="submit"
              variant="outline"
              className="w-full"
              loading={busy}
              loadingLabel="Sending..."
            >
              Send a new link
            </Button>
          </div>
        </form>
      )}
    </section>
  );
}
