import { useForm } from 'react-hook-form';
import { useDispatch } from 'react-redux';
import { Link, useLocation } from 'react-router';
import { failureMessage } from '../../api/failure.ts';
import { signedIn, signInFailed } from '../../session/auth-slice.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { notify } from '../../ui/notify.ts';
import { useLoginMutation } from './api.ts';
import { FormProblem } from './form-problem.tsx';
import { GoogleButton, OrRule } from './google-button.tsx';
import { PasswordInput } from './password-input.tsx';

interface LoginValues {
  email: string;
  password: string;
  rememberMe: boolean;
}

export function LoginForm() {
  const dispatch = useDispatch();
  const location = useLocation();
  const [login, { isLoading }] = useLoginMutation();
  const { register, handleSubmit, setError, formState } = useForm<LoginValues>({
    defaultValues: { email: '', password: '', rememberMe: false },
  });

  const submit = handleSubmit(async ({ email, password, rememberMe }) => {
    if (email.trim() === '' || password === '') {
      const blank = email.trim() === '' ? 'email' : 'password';
      setError(blank, { message: 'Please enter both email and password' }, { shouldFocus: true });
      notify({
        tone: 'destructive',
        title: 'Missing credentials',
        description: 'Please enter both email and password',
      });
      return;
    }
    const { data, error } = await login({ email: email.trim(), password, rememberMe });
    if (data) {
      // The guard of this page then leads to where the person came from.
      dispatch(signedIn(data));
      notify({ title: 'Login successful' });
      return;
    }
    const message = failureMessage(error, 'Invalid email or password');
    dispatch(signInFailed(message));
    setError('root', { message });
    notify({ tone: 'destructive', title: 'Login failed', description: message });
  });

  return (
    <>
      <GoogleButton label="Continue with Google" failureTitle="Google sign in failed" />
      <OrRule />
      <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
        <Field label="Email" error={formState.errors.email?.message}>
          {(control) => (
            <Input {...control} {...register('email')} type="email" autoComplete="email" inputMode="email" />
          )}
        </Field>
        <Field label="Password" error={formState.errors.password?.message}>
          {(control) => (
            <PasswordInput {...control} {...register('password')} autoComplete="current-password" />
          )}
        </Field>
        <div className="-my-2 flex flex-wrap items-center justify-between gap-x-6">
          <Checkbox label="Remember me" {...register('rememberMe')} />
          <Link to="/forgot-password" className="link inline-flex min-h-11 items-center text-sm">
            Forgot password?
          </Link>
        </div>
        <div>
          <FormProblem message={formState.errors.root?.message} />
          <Button
            type="submit"
            size="large"
            className="w-full"
            loading={isLoading}
            loadingLabel="Logging in..."
          >
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
