import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { failureMessage } from '../../api/failure.ts';
import { serverIssues } from '../../api/server-issues.ts';
import { auth } from '../../i18n/en/auth.ts';
import { mailLinks } from '../../i18n/en/mailLinks.ts';
import { Rich } from '../../i18n/rich.tsx';
import { useTexts } from '../../i18n/texts.ts';
import { selectUser, type WithAuth } from '../../session/auth-slice.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { FormProblem } from './form-problem.tsx';
import { useAuthCalls } from './use-auth-calls.ts';
import { textOf, useAuthForm } from './use-auth-form.ts';

/** Asks for another link when the one at hand does not work. */
export function ResendVerification() {
  const t = useTexts(auth);
  const words = useTexts(mailLinks);
  const dispatch = useDispatch();
  const call = useAuthCalls();
  const user = useSelector((state: WithAuth) => selectUser(state));
  const [sentTo, setSentTo] = useState<string>();
  const { busy, problem, errorOf, form } = useAuthForm(['email'], async (values) => {
    const email = textOf(values, 'email').trim();
    if (email === '') return { fields: { email: t('email.required') } };
    const { error } = await call(({ resendVerification }) => resendVerification(dispatch, { email }));
    if (!error) {
      setSentTo(email);
      return undefined;
    }
    const refused = serverIssues(error).find(({ path }) => path === 'email');
    if (refused) return { fields: { email: refused.message } };
    return { form: failureMessage(error, words('mail.failed')) };
  });

  return (
    <section className="mt-10 border-t border-hairline pt-8" aria-labelledby="resend">
      <h2 id="resend" className="font-display text-title font-medium">
        {words('resend.title')}
      </h2>
      <div role="status" className="mt-4">
        {sentTo ? (
          <p className="border-s-2 border-ink ps-4">
            <Rich
              text={words('resend.sent')}
              marks={{ email: () => <strong className="font-medium">{sentTo}</strong> }}
            />
          </p>
        ) : null}
      </div>
      {sentTo ? null : (
        <form {...form} className="grid gap-5">
          <Field most={254} label={t('email')} error={errorOf('email')}>
            {(control) => (
              <Input
                {...control}
                name="email"
                type="email"
                autoComplete="email"
                inputMode="email"
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
              loadingLabel={words('mail.busy')}
            >
              {words('resend.send')}
            </Button>
          </div>
        </form>
      )}
    </section>
  );
}
