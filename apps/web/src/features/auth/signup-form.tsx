import { PASSWORD_MIN_LENGTH } from '@filigree/contracts/constants';
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
import { useRegisterMutation } from './api.ts';
import { FormProblem } from './form-problem.tsx';
import { GoogleButton, OrRule } from './google-button.tsx';
import { PasswordInput } from './password-input.tsx';
import { serverIssues } from './server-issues.ts';
import { type SignupValues, signupProblem } from './signup-rules.ts';

const EMPTY: SignupValues = { name: '', email: '', password: '', confirmPassword: '', acceptTerms: false };

export function SignupForm() {
  const dispatch = useDispatch();
  const location = useLocation();
  const [createAccount, { isLoading }] = useRegisterMutation();
  const { register, handleSubmit, setError, formState } = useForm<SignupValues>({ defaultValues: EMPTY });
  const { errors } = formState;

  const submit = handleSubmit(async (values) => {
    const problem = signupProblem(values);
    if (problem) {
      const { field, title, description } = problem;
      setError(field, { message: description ?? title }, { shouldFocus: true });
      notify({ tone: 'destructive', title, description });
      return;
    }
    const { data, error } = await createAccount({
      ...values,
      name: values.name.trim(),
      email: values.email.trim(),
      acceptTerms: true,
    });
    if (data) {
      dispatch(signedIn(data));
      notify({ title: 'Account created successfully' });
      if (!data.user.emailVerified) {
        notify({
          title: 'Please check your inbox',
          description: `Open the link we sent to ${data.user.email} to confirm your address.`,
        });
      }
      return;
    }
    const message = failureMessage(error, 'An error occurred during registration');
    dispatch(signInFailed(message));
    setError('root', { message });
    for (const issue of serverIssues(error)) {
      if (issue.path in EMPTY) setError(issue.path as keyof SignupValues, { message: issue.message });
    }
    notify({ tone: 'destructive', title: 'Registration failed', description: message });
  });

  return (
    <>
      <GoogleButton label="Sign up with Google" failureTitle="Google sign up failed" />
      <OrRule />
      <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
        <Field label="Name" error={errors.name?.message}>
          {(control) => <Input {...control} {...register('name')} autoComplete="name" maxLength={100} />}
        </Field>
        <Field label="Email" error={errors.email?.message}>
          {(control) => (
            <Input {...control} {...register('email')} type="email" autoComplete="email" inputMode="email" />
          )}
        </Field>
        <Field
          label="Password"
          error={errors.password?.message}
          hint={`At least ${PASSWORD_MIN_LENGTH} characters`}
        >
          {(control) => <PasswordInput {...control} {...register('password')} autoComplete="new-password" />}
        </Field>
        <Field label="Confirm password" error={errors.confirmPassword?.message}>
          {(control) => (
            <PasswordInput {...control} {...register('confirmPassword')} autoComplete="new-password" />
          )}
        </Field>
        <div>
          <Checkbox
            {...register('acceptTerms')}
            aria-invalid={errors.acceptTerms ? true : undefined}
            aria-describedby={errors.acceptTerms ? 'terms-problem' : undefined}
            label={
              <>
                I accept the{' '}
                <Link to="/terms" target="_blank" className="link">
                  Terms
                </Link>{' '}
                and the{' '}
                <Link to="/privacy" target="_blank" className="link">
                  Privacy Policy
                </Link>
              </>
            }
          />
          {errors.acceptTerms ? (
            <p id="terms-problem" className="text-xs text-destructive">
              {errors.acceptTerms.message}
            </p>
          ) : null}
        </div>
        <div>
          <FormProblem message={errors.root?.message} />
          <Button
            type="submit"
            size="large"
            className="w-full"
            loading={isLoading}
            loadingLabel="Creating your account..."
          >
            Sign Up
          </Button>
        </div>
      </form>
      <p className="mt-8 text-sm text-ink-soft">
        Already have an account?{' '}
        <Link to="/login" state={location.state} className="link">
          Login
        </Link>
      </p>
    </>
  );
}
