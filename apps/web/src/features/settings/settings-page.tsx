import type { User } from '@filigree/contracts';
import { useLocation, useNavigate } from 'react-router';
import { settings as texts } from '../../i18n/en/settings.ts';
import { useTexts } from '../../i18n/texts.ts';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '../../ui/tabs.tsx';
import { AccountTab } from './account/account-tab.tsx';
import { AppearanceTab, type ThemeChoice } from './appearance-tab.tsx';
import { NotificationsTab } from './notifications-tab.tsx';
import { SecurityTab } from './security/security-tab.tsx';

const TABS = ['account', 'notifications', 'appearance', 'security'] as const;

interface SettingsPageProps {
  readonly user: User | null;
  readonly theme: ThemeChoice;
  /** Ends the session, so that signing in anew proves who it is; the login returns here. */
  readonly onSignInAgain: () => void;
  /** The account is gone: forgets the person and leaves. */
  readonly onDeparted: () => void;
}

/** The tab is part of the address (#security), so it can be linked to. */
export function SettingsPage({ user, theme, onSignInAgain, onDeparted }: SettingsPageProps) {
  const t = useTexts(texts);
  const { hash } = useLocation();
  const navigate = useNavigate();
  const tab = TABS.find((name) => hash === `#${name}`) ?? 'account';
  if (user === null) {
    return (
      <p role="alert" className="page-width py-24 text-center text-lg">
        {t('login.please')}
      </p>
    );
  }
  return (
    <div className="page-width pt-10 pb-20 md:pt-14">
      <h1 className="font-display text-display font-medium">{t('title')}</h1>
      <p className="mt-3 text-lg text-ink-soft">{t('lead')}</p>
      <Tabs
        value={tab}
        onValueChange={(next) => void navigate({ hash: next }, { replace: true, preventScrollReset: true })}
        className="mt-8"
      >
        <TabsList className="bleed-row" aria-label={t('tabs')}>
          {TABS.map((value) => (
            <TabsTrigger key={value} value={value}>
              {t(`tab.${value}`)}
            </TabsTrigger>
          ))}
        </TabsList>
        <TabsContent value="account">
          <AccountTab user={user} onSignInAgain={onSignInAgain} />
        </TabsContent>
        <TabsContent value="notifications">
          <NotificationsTab />
        </TabsContent>
        <TabsContent value="appearance">
          <AppearanceTab theme={theme} />
        </TabsContent>
        <TabsContent value="security">
          <SecurityTab email={user.email} onSignInAgain={onSignInAgain} onDeparted={onDeparted} />
        </TabsContent>
      </Tabs>
    </div>
  );
}
