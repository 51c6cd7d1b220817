import { useState } from 'react';
import { settings as texts } from '../../../i18n/en/settings.ts';
import { formatDate } from '../../../i18n/formats.ts';
import { textsNow, useTexts } from '../../../i18n/texts.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { notify } from '../../../ui/notify.ts';
import { useDisableTwoFactorMutation, useRenewRecoveryCodesMutation } from '../api.ts';
import { Enrolment } from './enrolment.tsx';
import type { Guard } from './guard.ts';
import { type Proof, ProofForm } from './proof-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

interface ChangeProps {
  readonly guard: Guard;
  readonly onClose: () => void;
  readonly onSignInAgain: () => void;
}

function Disable({ guard, onClose, onSignInAgain }: ChangeProps) {
  const t = useTexts(texts);
  const [disable] = useDisableTwoFactorMutation();
  const prove = async ({ password, code = '' }: Proof) => {
    const { error } = await disable({ ...(password === undefined ? {} : { password }), code });
    if (!error) {
      notify({ about: 'two-factor', title: textsNow(texts)('two.disabled') });
      onClose();
    }
    return error;
  };
  return (
    <ProofForm
      needsPassword={guard.hasPassword}
      needsCode
      submit={t('two.disable')}
      submitting={t('two.confirming')}
      destructive
      onProve={prove}
      onCancel={onClose}
      onSignInAgain={onSignInAgain}
    />
  );
}

function Renew({ guard, onClose, onSignInAgain }: ChangeProps) {
  const t = useTexts(texts);
  const [renew] = useRenewRecoveryCodesMutation();
  const [codes, setCodes] = useState<readonly string[]>();
  if (codes) return <RecoveryCodes codes={codes} onKept={onClose} />;
  const prove = async ({ password, code = '' }: Proof) => {
    const { data, error } = await renew({ ...(password === undefined ? {} : { password }), code });
    if (data) {
      setCodes(data.recoveryCodes);
      notify({ about: 'two-factor', title: textsNow(texts)('two.renewed') });
    }
    return error;
  };
  return (
    <ProofForm
      needsPassword={guard.hasPassword}
      needsCode
      submit={t('two.continue')}
      submitting={t('two.confirming')}
      onProve={prove}
      onCancel={onClose}
      onSignInAgain={onSignInAgain}
    />
  );
}

interface TwoFactorProps {
  readonly guard: Guard;
  readonly onSignInAgain: () => void;
}

/** Whether signing in takes a second step, and what can be done about it. */
export function TwoFactor({ guard, onSignInAgain }: TwoFactorProps) {
  const t = useTexts(texts);
  const [open, setOpen] = useState<'enable' | 'disable' | 'renew'>();
  const close = () => setOpen(undefined);
  const change = { guard, onClose: close, onSignInAgain };
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1" aria-live="polite">
        <Badge tone={guard.enabled ? 'solid' : 'quiet'}>{t(guard.enabled ? 'two.on' : 'two.off')}</Badge>
        {guard.enabledAt ? (
          <span className="text-sm text-ink-soft">
            {t('two.since', { day: formatDate(guard.enabledAt, { dateStyle: 'long' }) })}
            <span aria-hidden="true"> · </span>
            {t('two.left', { count: guard.recoveryCodesLeft })}
          </span>
        ) : null}
      </p>
      <div className="mt-5 flex flex-wrap gap-3">
        {guard.enabled ? (
          <>
            <Button variant="outline" onClick={() => setOpen('renew')}>
              {t('two.renew')}
            </Button>
            <Button variant="ghost" onClick={() => setOpen('disable')}>
              {t('two.disable')}
            </Button>
          </>
        ) : (
          <Button variant="outline" onClick={() => setOpen('enable')}>
            {t('two.enable')}
          </Button>
        )}
      </div>
      <Dialog open={open === 'enable'} onOpenChange={close} title={t('two.title')}>
        <Enrolment {...change} />
      </Dialog>
      <Dialog
        open={open === 'disable'}
        onOpenChange={close}
        title={t('two.disable.title')}
        description={t('two.disable.text')}
      >
        <Disable {...change} />
      </Dialog>
      <Dialog
        open={open === 'renew'}
        onOpenChange={close}
        title={t('two.renew.title')}
        description={t('two.renew.text')}
      >
        <Renew {...change} />
      </Dialog>
    </>
  );
}
