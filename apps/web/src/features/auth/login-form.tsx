import { useDispatch } from 'react-redux';
import { Link, useLocation, useNavigate } from 'react-router';
import { areaMessage, failureMessage } from '../../api/failure.ts';
import { auth } from '../../i18n/en/auth.ts';
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
import { challengeIn } from './second-step.ts';
import { useAuthCalls } from './use-auth-calls.ts';
import { textOf, useAuthForm } from './use-auth-form.ts';

export function LoginForm() {
  const t = useTexts(auth);
  const dispatch = useDispatch();
  const location = useLocation();
  const navigate = useNavigate();
  const call = useAuthCalls();
  const { busy, problem, errorOf, form } = useAuthForm(['email', 'password'], async (values) => {
    const email = textOf(values, 'email').trim();
    const password = textOf(values, 'password');
    if (email === '' || password === '') {
      notify({ about: 'session', tone: 'destructive', title: t('missing'), description: t('missing.text') });
      const missing = email === '' ? 'email' : 'password';
      return { fields: { [missing]: t('missing.text') } };
    }
    const rememberMe = values.has('rememberMe');
    const { data, error } = await call(({ login }) => login(dispatch, { email, password, rememberMe }));
    if (data) {
      // The guard of this page then leads to where the person came from.
      dispatch(signedIn(data));
      notify({ about: 'session', title: t('login.done') });
      return undefined;
    }
    const challenge = challengeIn(error);
    if (challenge) {
      void navigate('/login', { state: { ...location.state, ...challenge } });
      return undefined;
    }
    const message = failureMessage(error, t('login.failed.fallback'));
    dispatch(authFailed(areaMessage(error)));
    notify({ about: 'session', tone: 'destructive', title: t('login.failed'), description: message });
    return { form: message };
  });

  return (
    <>
      <GoogleChoice label={t('google.login')} failureTitle={t('google.login.failed')} />
      <form {...form} className="grid gap-5">
        <Field most={254} label={t('email')} error={errorOf('email')}>
          {(control) => (
            <Input {...control} name="email" type="email" autoComplete="email" inputMode="email" />
          )}
        </Field>
        <Field label={t('password')} error={errorOf('password')}>
          {(control) => <PasswordInput {...control} name="password" autoComplete="current-password" />}
        </Field>
        <div className="-my-2 flex flex-wrap items-center justify-between gap-x-6">
          <Checkbox label={t('remember')} name="rememberMe" />
          <Link to="/forgot-password" className="link inline-flex min-h-11 items-center text-sm">
            {t('forgot')}
          </Link>
        </div>
        <div>
          <FormProblem message={problem} />
          <Button type="submit" size="large" className="w-full" loading={busy} loadingLabel={t('login.busy')}>
            {t('login')}
          </Button>
        </div>
      </form>
      <p className="mt-8 text-sm text-ink-soft">
        {t('newHere')}{' '}
        <Link to="/signup" state={location.state} className="link">
          {t('signup')}
        </Link>
      </p>
    </>
  );
}
