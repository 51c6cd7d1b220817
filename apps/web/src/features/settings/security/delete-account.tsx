import { CREDIT_MILLIS } from '@filigree/contracts/constants';
import { useState } from 'react';
import { useCreditBalanceQuery } from '../../../api/credits.ts';
import { failureMessage } from '../../../api/failure.ts';
import { settings as texts } from '../../../i18n/en/settings.ts';
import { textsNow, useTexts } from '../../../i18n/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { formatCredits } from '../../../ui/credit-words.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { notify } from '../../../ui/notify.ts';
import { useDeleteAccountMutation } from '../api.ts';
import type { Guard } from './guard.ts';
import { type Proof, ProofForm } from './proof-form.tsx';

/** What of the credits goes with the account. */
function Loss() {
  const t = useTexts(texts);
  const { data } = useCreditBalanceQuery(undefined, { refetchOnMountOrArgChange: true });
  const words = () => {
    if (!data) return t('delete.balance.unknown');
    // What is held for work under way goes back first, and then with the account.
    const lost = Math.round((data.balance + (data.reserved ?? 0)) * CREDIT_MILLIS) / CREDIT_MILLIS;
    if (lost <= 0) return t('delete.balance.none');
    return t('delete.balance', { count: lost, credits: formatCredits(lost) });
  };
  return (
    <p className="figures border-s-2 border-destructive ps-4 font-medium" role="status">
      {words()}
    </p>
  );
}

interface DeleteAccountProps {
  readonly guard: Guard;
  readonly onSignInAgain: () => void;
  readonly onDeparted: () => void;
}

/** The end of an account, after the person has shown that it is theirs and has seen what is lost. */
export function DeleteAccount({ guard, onSignInAgain, onDeparted }: DeleteAccountProps) {
  const t = useTexts(texts);
  const [open, setOpen] = useState(false);
  const [remove] = useDeleteAccountMutation();
  const prove = async (proof: Proof) => {
    const { data, error } = await remove(proof);
    const now = textsNow(texts);
    if (data) {
      const lost = data.creditsLost;
      notify({
        about: 'deletion',
        title: now('delete.done'),
        ...(lost > 0
          ? { description: now('delete.done.lost', { count: lost, credits: formatCredits(lost) }) }
          : {}),
      });
      onDeparted();
    } else {
      const description = failureMessage(error, now('later'));
      notify({ about: 'deletion', tone: 'destructive', title: now('delete.failed'), description });
    }
    return error;
  };
  return (
    <>
      <Button variant="outline" className="text-destructive" onClick={() => setOpen(true)}>
        {t('delete.action')}
      </Button>
      <Dialog open={open} onOpenChange={setOpen} title={t('delete.ask')} description={t('delete.ask.text')}>
        <ProofForm
          needsPassword={guard.hasPassword}
          needsCode={guard.enabled}
          submit={t('delete.action')}
          submitting={t('delete.deleting')}
          keep={t('delete.keep')}
          destructive
          onProve={prove}
          onCancel={() => setOpen(false)}
          onSignInAgain={onSignInAgain}
        >
          <Loss />
        </ProofForm>
      </Dialog>
    </>
  );
}
