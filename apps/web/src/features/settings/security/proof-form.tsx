import { type ReactNode, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { failureMessage } from '../../../api/failure.ts';
import { settings as texts } from '../../../i18n/en/settings.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { PasswordInput } from '../../../ui/password-input.tsx';
import { isRefusedProof } from './guard.ts';

export interface Proof {
  readonly password?: string;
  readonly code?: string;
}

interface ProofFormProps {
  readonly needsPassword: boolean;
  readonly needsCode: boolean;
  readonly submit: string;
  readonly submitting: string;
  readonly destructive?: boolean;
  readonly keep?: string;
  /** Answers with the error; a refused proof is told at its field, anything else above the button. */
  readonly onProve: (proof: Proof) => Promise<unknown>;
  readonly onCancel: () => void;
  readonly onSignInAgain: () => void;
  readonly children?: ReactNode;
}

/**
 * The password and a code, as far as the account has them, before what is not done by mistake. An account without a
 * password shows who it is by a sign-in of the last minutes; when that is too long ago, the way to a new one opens.
 */
export function ProofForm({
  needsPassword,
  needsCode,
  submit,
  submitting,
  destructive = false,
  keep,
  onProve,
  onCancel,
  onSignInAgain,
  children,
}: ProofFormProps) {
  const t = useTexts(texts);
  const { register, handleSubmit, setError, formState } = useForm({
    defaultValues: { password: '', code: '' },
  });
  const { errors, isSubmitting } = formState;
  const [problem, setProblem] = useState<string>();
  const [isStale, setIsStale] = useState(false);
  // State arrives with the next render; a double click comes before it.
  const working = useRef(false);

  const prove = async ({ password, code }: { password: string; code: string }) => {
    if (working.current) return;
    working.current = true;
    setProblem(undefined);
    const error = await onProve({
      ...(needsPassword ? { password } : {}),
      ...(needsCode ? { code: code.trim() } : {}),
    });
    working.current = false;
    if (!error) return;
    const message = failureMessage(error, t('later'));
    if (!isRefusedProof(error)) setProblem(message);
    else if (needsPassword && !/code/i.test(message))
      setError('password', { message }, { shouldFocus: true });
    else if (needsCode) setError('code', { message }, { shouldFocus: true });
    else setIsStale(true);
  };

  return (
    <form noValidate className="grid gap-5" onSubmit={(event) => void handleSubmit(prove)(event)}>
      {children}
      {needsPassword ? (
        <Field label={t('two.password')} error={errors.password?.message}>
          {(control) => (
            <PasswordInput
              {...control}
              {...register('password', { required: t('two.password.missing') })}
              autoComplete="current-password"
            />
          )}
        </Field>
      ) : null}
      {needsCode ? (
        <Field most={64} label={t('two.code.any')} error={errors.code?.message}>
          {(control) => (
            <Input
              {...control}
              {...register('code', {
                validate: (code) => code.trim() !== '' || t('two.code.missing'),
              })}
              autoComplete="one-time-code"
              spellCheck={false}
              className="figures"
            />
          )}
        </Field>
      ) : null}
      {needsPassword ? null : <p className="text-sm text-ink-soft">{t('two.prove.google')}</p>}
      <div role="alert">
        {problem ? (
          <p className="border-s-2 border-destructive ps-3 text-sm text-destructive">{problem}</p>
        ) : null}
        {isStale ? (
          <Alert
            title={t('again.title')}
            action={
              <Button variant="outline" size="small" onClick={onSignInAgain}>
                {t('again.action')}
              </Button>
            }
          />
        ) : null}
      </div>
      <div className="dialog-actions">
        <Button variant="outline" onClick={onCancel}>
          {keep ?? t('cancel')}
        </Button>
        <Button
          type="submit"
          variant={destructive ? 'destructive' : 'primary'}
          loading={isSubmitting}
          loadingLabel={submitting}
        >
          {submit}
        </Button>
      </div>
    </form>
  );
}
