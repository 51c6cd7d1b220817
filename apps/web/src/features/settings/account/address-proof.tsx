import { settings as texts } from '../../../i18n/en/settings.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { useTwoFactorQuery } from '../api.ts';
import { SectionFailure, SectionSkeleton } from '../section.tsx';
import { type Proof, ProofForm } from '../security/proof-form.tsx';

interface AddressProofProps {
  /** The address that is asked for; undefined: none is. */
  readonly email: string | undefined;
  readonly onProve: (proof: Proof) => Promise<unknown>;
  readonly onClose: () => void;
  readonly onSignInAgain: () => void;
}

function Form({ onProve, onClose, onSignInAgain }: Omit<AddressProofProps, 'email'>) {
  const t = useTexts(texts);
  const { data: guard, error, isFetching, refetch } = useTwoFactorQuery();
  if (guard) {
    return (
      <ProofForm
        needsPassword={guard.hasPassword}
        needsCode={false}
        submit={t('address.submit')}
        submitting={t('saving')}
        onProve={onProve}
        onCancel={onClose}
        onSignInAgain={onSignInAgain}
      />
    );
  }
  if (!error) return <SectionSkeleton label={t('loading')} rows={1} />;
  return (
    <SectionFailure
      title={t('address.failed')}
      retryLabel={t('retry')}
      busy={isFetching}
      onRetry={() => void refetch()}
    />
  );
}

/** Asks who it is before another address is asked for. */
export function AddressProof({ email, ...form }: AddressProofProps) {
  const t = useTexts(texts);
  return (
    <Dialog
      open={email !== undefined}
      onOpenChange={form.onClose}
      title={t('address.title')}
      description={email === undefined ? '' : t('address.text', { email })}
    >
      <Form {...form} />
    </Dialog>
  );
}
