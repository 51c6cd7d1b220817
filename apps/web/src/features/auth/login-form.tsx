import { useDispatch } from 'react-redux';
import { Link, useLocation } from 'react-router';
import { failureMessage } from '../../api/failure.ts';
import { signedIn, signInFailed } from '../../session/auth-slice.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { notify } from '../../ui/notify.ts';
import { FormProblem } from './form-problem.tsx';
import { GoogleButton, OrRule } from './google-button.tsx';
import { PasswordInput } from './password-input.tsx';
import { useAuthCalls } from './use-auth-calls.ts';
import { textOf, useAuthForm } from './use-auth-form.ts';

const MISSING = 'Please enter both email and password';

export function LoginForm() {
  const dispatch = useDispatch();
  const location = useLocation();
  const call = useAuthCalls();
  const { busy, problem, errorOf, form } = useAuthForm(['email', 'password'], async (values) => {
    const email = textOf(values, 'email').trim();
    const password = textOf(values, 'password');
    if (email === '' || password === '') {
      notify({ tone: 'destructive', title: 'Missing credentials', description: MISSING });
      return { fields: email === '' ? { email: MISSING } : { password: MISSING } };
    }
    const rememberMe = values.has('rememberMe');
    const { data, error } = await call(({ login }) => login(dispatch, { email, password, rememberMe }));
    if (data) {
      // The guard of this page then leads to where the person came from.
      dispatch(signedIn(data));
      notify({ title: 'Login successful' });
      return undefined;
    }
    const message = failureMessage(error, 'Invalid email or password');
    dispatch(signInFailed(message));
    notify({ tone: 'destructive', title: 'Login failed', description: message });
    return { form: message };
  });

  return (
    <>
      <GoogleButton label="Continue with Google" failureTitle="Google sign in failed" />
      <OrRule />
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
            />
          )}
        </Field>
        <Field label="Password" error={errorOf('password')}>
          {(control) => <PasswordInput {...control} name="password" autoComplete="current-password" />}
        </Field>
        <div className="-my-2 flex flex-wrap items-center justify-between gap-x-6">
          <Checkbox label="Remember me" name="rememberMe" />
          <Link to="/forgot-password" className="link inline-flex min-h-11 items-center text-sm">
            Forgot password?
          </Link>
        </div>
        <div>
          <FormProblem message={problem} />
          <Button type="submit" size="large" className="w-full" loading={busy} loadingLabel="Logging in...">
            Login
          </Button>
        </div>
      </form>
      <p className="mt-8 text-sm text-ink-soft">
        New here?{' '}
        <Link to="/signup" state={location.state} className="link">
          Sign Up
        </Link>
      </p>
    </>
  );
}
