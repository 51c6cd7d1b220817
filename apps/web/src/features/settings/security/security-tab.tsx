import { settings as texts } from '../../../i18n/en/settings.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { useTwoFactorQuery } from '../api.ts';
import { Section, SectionFailure, SectionSkeleton } from '../section.tsx';
import { DataExport } from './data-export.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { PasswordChange } from './password-change.tsx';
import { Sessions } from './sessions.tsx';
import { TwoFactor } from './two-factor.tsx';

interface SecurityTabProps {
  readonly email: string;
  readonly onSignInAgain: () => void;
  readonly onDeparted: () => void;
}

/** What guards the account, what it holds, and how it ends. */
export function SecurityTab({ email, onSignInAgain, onDeparted }: SecurityTabProps) {
  const t = useTexts(texts);
  const { data: guard, error, isFetching, refetch } = useTwoFactorQuery();
  const waiting = error ? (
    <SectionFailure
      title={t('two.failed')}
      retryLabel={t('retry')}
      busy={isFetching}
      onRetry={() => void refetch()}
    />
  ) : (
    <SectionSkeleton label={t('loading')} rows={1} />
  );
  return (
    <>
      <Section title={t('password.title')} text={t('password.text')}>
        {guard ? <PasswordChange email={email} hasPassword={guard.hasPassword} /> : waiting}
      </Section>
      <Section title={t('two.title')} text={t('two.text')}>
        {guard ? <TwoFactor guard={guard} onSignInAgain={onSignInAgain} /> : waiting}
      </Section>
      <Section title={t('sessions.title')} text={t('sessions.text')}>
        <Sessions />
      </Section>
      <Section title={t('data.title')} text={t('data.text')}>
        <DataExport />
      </Section>
      <Section title={t('delete.title')} text={t('delete.text')}>
        {guard ? (
          <DeleteAccount guard={guard} onSignInAgain={onSignInAgain} onDeparted={onDeparted} />
        ) : (
          waiting
        )}
      </Section>
    </>
  );
}
