import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { failureMessage } from '../../api/failure.ts';
import { serverIssues } from '../../api/server-issues.ts';
import { mailLinks } from '../../i18n/en/mailLinks.ts';
import { useTexts } from '../../i18n/texts.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { FormProblem } from './form-problem.tsx';
import { linkToken } from './link-token.ts';
import { ResendVerification } from './resend-verification.tsx';
import { useAuthCalls } from './use-auth-calls.ts';
import { useAuthForm } from './use-auth-form.ts';

/**
 * One click proves an address. It takes the click because programs that look at mails open their links too, and the
 * link works once.
 */
export function VerifyEmailForm() {
  const t = useTexts(mailLinks);
  const dispatch = useDispatch();
  const call = useAuthCalls();
  const [outcome, setOutcome] = useState<'confirmed' | 'bad link'>();
  const { busy, problem, form } = useAuthForm([], async () => {
    const token = linkToken();
    if (token === '') {
      setOutcome('bad link');
      return { form: t('link.incomplete') };
    }
    const { error } = await call(({ verifyEmail }) => verifyEmail(dispatch, { token }));
    if (!error) setOutcome('confirmed');
    else if (serverIssues(error).some(({ path }) => path === 'token')) setOutcome('bad link');
    return error ? { form: failureMessage(error, t('verify.failed')) } : undefined;
  });

  return (
    <>
      <div role="status">
        {outcome === 'confirmed' ? (
          <>
            <p className="border-s-2 border-ink ps-4">{t('verify.done')}</p>
            <ButtonLink to="/studio" size="large" className="mt-8 w-full">
              {t('startDesigning')}
            </ButtonLink>
          </>
        ) : null}
      </div>
      {outcome === 'confirmed' ? null : (
        <form {...form}>
          <FormProblem message={problem} />
          <Button
            type="submit"
            size="large"
            className="w-full"
            loading={busy}
            loadingLabel={t('verify.busy')}
          >
            {t('verify.confirm')}
          </Button>
        </form>
      )}
      {outcome === 'bad link' ? <ResendVerification /> : null}
    </>
  );
}
