import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router';
import { failureMessage } from '../../api/failure.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { useForgotPasswordMutation } from './api.ts';
import { FormProblem } from './form-problem.tsx';

export function ForgotPasswordForm() {
  const [send, { isLoading }] = useForgotPasswordMutation();
  const [sentTo, setSentTo] = useState<string>();
  const { register, handleSubmit, setError, formState } = useForm({ defaultValues: { email: '' } });

  const submit = handleSubmit(async ({ email }) => {
    const address = email.trim();
    if (address === '') {
      setError('email', { message: 'Email required' }, { shouldFocus: true });
      return;
    }
    const { error } = await send({ email: address });
    if (error) setError('root', { message: failureMessage(error, 'The mail could not be sent.') });
    else setSentTo(address);
  });

  return (
    <>
      <div role="status">
        {sentTo ? (
          <p className="border-s-2 border-ink ps-4">
            If there is an account for <strong className="font-medium">{sentTo}</strong>, a link to choose a
            new password is on its way. It may take a minute, and it may be hiding in the spam folder.
          </p>
        ) : null}
      </div>
      {sentTo ? null : (
        <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
          <Field label="Email" error={formState.errors.email?.message}>
            {(control) => (
              <Input
                {...control}
                {...register('email')}
                type="email"
                autoComplete="email"
                inputMode="email"
              />
            )}
          </Field>
          <div>
            <FormProblem message={formState.errors.root?.message} />
            <Button
              type="submit"
              size="large"
              className="w-full"
              loading={isLoading}
              loadingLabel="Sending..."
            >
              Send the link
            </Button>
          </div>
        </form>
      )}
      <p className="mt-8 text-sm text-ink-soft">
        <Link to="/login" className="link">
          Back to Login
        </Link>
      </p>
    </>
  );
}
