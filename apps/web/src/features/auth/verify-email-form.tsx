import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { failureMessage } from '../../api/failure.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { FormProblem } from './form-problem.tsx';
import { INCOMPLETE_LINK, linkToken } from './link-token.ts';
import { ResendVerification } from './resend-verification.tsx';
import { serverIssues } from './server-issues.ts';
import { useAuthCalls } from './use-auth-calls.ts';
import { useAuthForm } from './use-auth-form.ts';

/**
 * One click proves an address. It takes the click because programs that look at mails open their links too, and the
 * link works once.
 */
export function VerifyEmailForm() {
  const dispatch = useDispatch();
  const call = useAuthCalls();
  const [outcome, setOutcome] = useState<'confirmed' | 'bad link'>();
  const { busy, problem, form } = useAuthForm([], async () => {
    const token = linkToken();
    if (token === '') {
      setOutcome('bad link');
      return { form: INCOMPLETE_LINK };
    }
    const { error } = await call(({ verifyEmail }) => verifyEmail(dispatch, { token }));
    if (!error) setOutcome('confirmed');
    else if (serverIssues(error).some(({ path }) => path === 'token')) setOutcome('bad link');
    return error
      ? { form: failureMessage(error, 'The address could not be confirmed. Please try again.') }
      : undefined;
  });

  return (
    <>
      <div role="status">
        {outcome === 'confirmed' ? (
          <>
            <p className="border-s-2 border-ink ps-4">Thank you. Your email address is confirmed.</p>
            <ButtonLink to="/studio" size="large" className="mt-8 w-full">
              Start Designing
            </ButtonLink>
          </>
        ) : null}
      </div>
      {outcome === 'confirmed' ? null : (
        <form {...form}>
          <FormProblem message={problem} />
          <Button type="submit" size="large" className="w-full" loading={busy} loadingLabel="Confirming...">
            Confirm my address
          </Button>
        </form>
      )}
      {outcome === 'bad link' ? <ResendVerification /> : null}
    </>
  );
}
