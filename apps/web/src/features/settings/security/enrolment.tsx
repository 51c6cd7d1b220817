import type { CallResponse, twoFactorCalls } from '@filigree/contracts';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { failureMessage } from '../../../api/failure.ts';
import { settings as texts } from '../../../i18n/en/settings.ts';
import { textsNow, useTexts } from '../../../i18n/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { notify } from '../../../ui/notify.ts';
import { useConfirmTwoFactorMutation, useEnrolTwoFactorMutation } from '../api.ts';
import type { Guard } from './guard.ts';
import { type Proof, ProofForm } from './proof-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

type Secret = CallResponse<typeof twoFactorCalls.enrolTwoFactor>;

const APP_CODE = /^\d{6}$/;
const inFours = (secret: string) => secret.match(/.{1,4}/g)?.join(' ') ?? secret;

interface ScanProps {
  readonly secret: Secret;
  readonly onClose: () => void;
  readonly onConfirmed: (codes: readonly string[]) => void;
}

/** The secret for the app, and the first code as the proof that it arrived there. */
function Scan({ secret, onClose, onConfirmed }: ScanProps) {
  const t = useTexts(texts);
  const [confirm] = useConfirmTwoFactorMutation();
  const { register, handleSubmit, setError, setFocus, formState } = useForm({ defaultValues: { code: '' } });
  const { errors, isSubmitting } = formState;
  const working = useRef(false);
  useEffect(() => setFocus('code'), [setFocus]);

  const send = async ({ code }: { code: string }) => {
    if (working.current) return;
    working.current = true;
    const { data, error } = await confirm({ code: code.replaceAll(/[\s-]/g, '') });
    working.current = false;
    if (data) {
      notify({ about: 'two-factor', title: textsNow(texts)('two.enabled') });
      onConfirmed(data.recoveryCodes);
      return;
    }
    setError('code', { message: failureMessage(error, t('two.change.failed')) }, { shouldFocus: true });
  };

  return (
    <form noValidate className="grid gap-5" onSubmit={(event) => void handleSubmit(send)(event)}>
      <div>
        <h3 className="font-medium">{t('two.scan')}</h3>
        <p className="mt-1 text-sm text-ink-soft">{t('two.scan.text')}</p>
      </div>
      <div className="flex flex-col items-center gap-5 sm:flex-row sm:items-start">
        {/* Always dark on white: what many apps can read. */}
        <img
          src={secret.qrCode}
          alt={t('two.scan.alt')}
          width={184}
          height={184}
          className="size-46 shrink-0 border border-hairline bg-white"
        />
        <div className="min-w-0 text-sm">
          <p className="text-ink-soft">{t('two.secret')}</p>
          <p className="figures mt-1 font-medium break-words" translate="no">
            {inFours(secret.secret)}
          </p>
          <a href={secret.otpauthUrl} className="link mt-3 inline-flex min-h-11 items-center">
            {t('two.open')}
          </a>
        </div>
      </div>
      <Field most={12} label={t('two.code')} error={errors.code?.message}>
        {(control) => (
          <Input
            {...control}
            {...register('code', {
              validate: (code) => APP_CODE.test(code.replaceAll(/[\s-]/g, '')) || t('two.code.wrong'),
            })}
            autoComplete="one-time-code"
            inputMode="numeric"
            className="figures tracking-[0.16em]"
          />
        )}
      </Field>
      <div className="dialog-actions">
        <Button variant="outline" onClick={onClose}>
          {t('cancel')}
        </Button>
        <Button type="submit" loading={isSubmitting} loadingLabel={t('two.confirming')}>
          {t('two.confirm')}
        </Button>
      </div>
    </form>
  );
}

interface EnrolmentProps {
  readonly guard: Guard;
  readonly onClose: () => void;
  readonly onSignInAgain: () => void;
}

/** Turning the second step on: who it is, the secret for the app, the codes to keep. */
export function Enrolment({ guard, onClose, onSignInAgain }: EnrolmentProps) {
  const t = useTexts(texts);
  const [enrol] = useEnrolTwoFactorMutation();
  const [secret, setSecret] = useState<Secret>();
  const [codes, setCodes] = useState<readonly string[]>();
  if (codes) return <RecoveryCodes codes={codes} onKept={onClose} />;
  if (secret) return <Scan secret={secret} onClose={onClose} onConfirmed={setCodes} />;
  const prove = async (proof: Proof) => {
    const { data, error } = await enrol(proof);
    if (data) setSecret(data);
    return error;
  };
  return (
    <ProofForm
      needsPassword={guard.hasPassword}
      needsCode={false}
      submit={t('two.continue')}
      submitting={t('two.confirming')}
      onProve={prove}
      onCancel={onClose}
      onSignInAgain={onSignInAgain}
    >
      {guard.hasPassword ? <p className="text-sm text-ink-soft">{t('two.prove.text')}</p> : null}
    </ProofForm>
  );
}
