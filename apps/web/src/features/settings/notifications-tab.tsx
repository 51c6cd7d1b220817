import { settings as texts } from '../../i18n/en/settings.ts';
import { useTexts } from '../../i18n/texts.ts';
import { Switch } from '../../ui/switch.tsx';
import { Section, SectionFailure, SectionSkeleton } from './section.tsx';
import { usePreferences } from './use-preferences.ts';

const KINDS = ['email', 'push', 'orderUpdates', 'newCollections', 'promotions'] as const;
const WORDS = { saved: 'preferences.saved', failed: 'notifications.notSaved' } as const;

/** What the shop may write about. */
export function NotificationsTab() {
  const t = useTexts(texts);
  const { preferences, failed, isFetching, retry, change } = usePreferences();
  return (
    <Section title={t('notifications.title')} text={t('notifications.text')}>
      {failed ? (
        <SectionFailure
          title={t('preferences.failed')}
          retryLabel={t('retry')}
          busy={isFetching}
          onRetry={retry}
        />
      ) : null}
      {!preferences && !failed ? <SectionSkeleton label={t('loading')} rows={5} /> : null}
      {preferences ? (
        <>
          <div className="divide-y divide-hairline border-y border-hairline">
            {KINDS.map((kind) => (
              <Switch
                key={kind}
                label={t(`notifications.${kind}`)}
                text={t(`notifications.${kind}.text`)}
                checked={preferences.notifications[kind]}
                onChange={(on) => void change({ notifications: { [kind]: on } }, WORDS)}
              />
            ))}
          </div>
          <p className="mt-5 text-sm text-ink-soft">{t('notifications.always')}</p>
        </>
      ) : null}
    </Section>
  );
}
