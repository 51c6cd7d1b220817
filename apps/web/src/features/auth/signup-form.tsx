import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '@filigree/contracts/constants';
import { useDispatch } from 'react-redux';
import { Link, useLocation } from 'react-router';
import { areaMessage, failureMessage } from '../../api/failure.ts';
import { serverIssues } from '../../api/server-issues.ts';
import { auth } from '../../i18n/en/auth.ts';
import { Rich } from '../../i18n/rich.tsx';
import { useTexts } from '../../i18n/texts.ts';
import { authFailed, signedIn } from '../../session/auth-slice.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { notify } from '../../ui/notify.ts';
import { PasswordInput } from '../../ui/password-input.tsx';
import { FormProblem } from './form-problem.tsx';
import { GoogleChoice } from './google-choice.tsx';
import { SIGNUP_FIELDS, signupProblem } from './signup-rules.ts';
import { useAuthCalls } from './use-auth-calls.ts';
import { textOf, useAuthForm } from './use-auth-form.ts';

export function SignupForm() {
  const t = useTexts(auth);
  const dispatch = useDispatch();
  const location = useLocation();
  const call = useAuthCalls();
  const { busy, problem, errorOf, form } = useAuthForm(SIGNUP_FIELDS, async (values) => {
    const person = {
      name: textOf(values, 'name').trim(),
      email: textOf(values, 'email').trim(),
      password: textOf(values, 'password'),
      confirmPassword: textOf(values, 'confirmPassword'),
    };
    const wrong = signupProblem({ ...person, acceptTerms: values.has('acceptTerms') });
    if (wrong) {
      const { field, ...notice } = wrong;
      notify({ about: 'session', tone: 'destructive', ...notice });
      return { fields: { [field]: notice.description ?? notice.title } };
    }
    const { data, error } = await call(({ register }) =>
      register(dispatch, { ...person, acceptTerms: true }),
    );
    if (data) {
      dispatch(signedIn(data));
      notify({ about: 'session', title: t('registered') });
      if (!data.user.emailVerified) {
        notify({
          about: 'address',
          title: t('inbox'),
          description: t('inbox.text', { email: data.user.email }),
        });
      }
      return undefined;
    }
    const message = failureMessage(error, t('signup.failed.fallback'));
    dispatch(authFailed(areaMessage(error)));
    notify({ about: 'session', tone: 'destructive', title: t('signup.failed'), description: message });
    const fields: Record<string, string> = {};
    for (const issue of serverIssues(error)) fields[issue.path] = issue.message;
    return { form: message, fields };
  });

  return (
    <>
      <GoogleChoice label={t('google.signup')} failureTitle={t('google.signup.failed')} />
      <form {...form} className="grid gap-5">
        <Field most={100} label={t('name')} error={errorOf('name')}>
          {(control) => <Input {...control} name="name" autoComplete="name" />}
        </Field>
        <Field most={254} label={t('email')} error={errorOf('email')}>
          {(control) => (
            <Input {...control} name="email" type="email" autoComplete="email" inputMode="email" />
          )}
        </Field>
        <Field
          most={PASSWORD_MAX_LENGTH}
          label={t('password')}
          error={errorOf('password')}
          hint={t('password.hint', { count: PASSWORD_MIN_LENGTH })}
        >
          {(control) => <PasswordInput {...control} name="password" autoComplete="new-password" />}
        </Field>
        <Field most={PASSWORD_MAX_LENGTH} label={t('password.confirm')} error={errorOf('confirmPassword')}>
          {(control) => <PasswordInput {...control} name="confirmPassword" autoComplete="new-password" />}
        </Field>
        <div>
          <Checkbox
            name="acceptTerms"
            aria-invalid={errorOf('acceptTerms') ? true : undefined}
            aria-describedby={errorOf('acceptTerms') ? 'terms-problem' : undefined}
            label={
              <Rich
                text={t('accept')}
                marks={{
                  terms: (words) => (
                    <Link to="/terms" target="_blank" className="link">
                      {words}
                    </Link>
                  ),
                  privacy: (words) => (
                    <Link to="/privacy" target="_blank" className="link">
                      {words}
                    </Link>
                  ),
                }}
              />
            }
          />
          {errorOf('acceptTerms') ? (
            <p id="terms-problem" className="text-xs text-destructive">
              {errorOf('acceptTerms')}
            </p>
          ) : null}
        </div>
        <div>
          <FormProblem message={problem} />
          <Button
            type="submit"
            size="large"
            className="w-full"
            loading={busy}
            loadingLabel={t('signup.busy')}
          >
            {t('signup')}
          </Button>
        </div>
      </form>
      <p className="mt-8 text-sm text-ink-soft">
        {t('haveAccount')}{' '}
        <Link to="/login" state={location.state} className="link">
          {t('login')}
        </Link>
      </p>
    </>
  );
}
