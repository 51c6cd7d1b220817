import type { User } from '@filigree/contracts';
import { settings as texts } from '../../../i18n/en/settings.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { Section } from '../section.tsx';
import { AccountForm } from './account-form.tsx';
import { PendingAddress } from './pending-address.tsx';
import { Verification } from './verification.tsx';

interface AccountTabProps {
  readonly user: User;
  readonly onSignInAgain: () => void;
}

/** Who one is here. */
export function AccountTab({ user, onSignInAgain }: AccountTabProps) {
  const t = useTexts(texts);
  return (
    <Section title={t('account.title')} text={t('account.text')}>
      <Verification key={user.email} user={user} />
      <PendingAddress user={user} />
      <AccountForm user={user} onSignInAgain={onSignInAgain} />
    </Section>
  );
}
