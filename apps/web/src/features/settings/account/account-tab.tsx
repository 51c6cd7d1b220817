import type { User } from '@filigree/contracts';
import { settings as texts } from '../../../i18n/en/settings.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { Section } from '../section.tsx';
import { AccountForm } from './account-form.tsx';
import { Verification } from './verification.tsx';

/** Who one is here. */
export function AccountTab({ user }: { readonly user: User }) {
  const t = useTexts(texts);
  return (
    <Section title={t('account.title')} text={t('account.text')}>
      <Verification key={user.email} user={user} />
      <AccountForm user={user} />
    </Section>
  );
}
