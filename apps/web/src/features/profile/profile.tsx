import type { User } from '@filigree/contracts';
import { Settings } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useListDraftsQuery } from '../../api/drafts.ts';
import { profile } from '../../i18n/en/profile.ts';
import { useTexts } from '../../i18n/texts.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { initials } from '../../ui/initials.ts';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '../../ui/tabs.tsx';
import { DesignsTab } from './designs-tab.tsx';
import { DraftsTab } from './drafts-tab.tsx';
import { FavoritesTab } from './favorites-tab.tsx';

const TABS = ['favorites', 'drafts', 'designs', 'orders', 'credits'] as const;

function Count({ label, value }: { readonly label: string; readonly value: number | undefined }) {
  return (
    <div className="flex flex-col-reverse">
      <dt className="text-xs text-ink-soft">{label}</dt>
      <dd className="figures font-display text-[1.75rem] leading-tight font-medium">{value ?? '–'}</dd>
    </div>
  );
}

interface ProfileProps {
  readonly user: User | null;
  readonly collectionCount: number | undefined;
  /** Shown in the tabs of their names. */
  readonly orders: ReactNode;
  readonly credits: ReactNode;
}

/** Who one is here, and what one has kept. The tab is part of the address (#orders), so it can be linked to. */
export function Profile({ user, collectionCount, orders, credits }: ProfileProps) {
  const t = useTexts(profile);
  const { hash } = useLocation();
  const navigate = useNavigate();
  const { data: drafts } = useListDraftsQuery(undefined, { skip: user === null });
  const tab = TABS.find((name) => hash === `#${name}`) ?? 'favorites';

  if (user === null) {
    return (
      <p role="alert" className="page-width py-24 text-center text-lg">
        {t('signedOut')}
      </p>
    );
  }
  const name = user.name || t('nameless');
  return (
    <div className="page-width py-12 md:py-16">
      {/* On a phone the way to the settings stands beside the picture, and the name has a line of its own. */}
      <header className="flex flex-wrap items-center justify-between gap-x-7 gap-y-6 md:justify-start">
        <span
          aria-hidden="true"
          className="grid size-20 shrink-0 place-items-center rounded-full border border-hairline bg-mist font-display text-[1.75rem] font-medium md:size-24"
        >
          {initials(user.name || user.email)}
        </span>
        <div className="min-w-0 grow max-md:order-1 max-md:basis-full">
          <h1 className="font-display text-heading font-medium break-words">{name}</h1>
          <p className="truncate text-ink-soft">{user.email}</p>
        </div>
        <dl className="flex gap-9 max-md:order-1 md:me-4">
          <Count label={t('favorites')} value={user.favorites.length} />
          <Count label={t('drafts')} value={drafts?.length} />
          <Count label={t('collections')} value={collectionCount} />
        </dl>
        <ButtonLink to="/settings" variant="outline">
          <Settings className="size-[1.125rem]" strokeWidth={1.5} aria-hidden="true" />
          {t('settings')}
        </ButtonLink>
      </header>
      <Tabs
        value={tab}
        onValueChange={(next) => void navigate({ hash: next }, { replace: true, preventScrollReset: true })}
        className="mt-12"
      >
        <TabsList className="bleed-row" aria-label={t('tabs.label')}>
          {TABS.map((value) => (
            <TabsTrigger key={value} value={value}>
              {t(value)}
            </TabsTrigger>
          ))}
        </TabsList>
        <TabsContent value="favorites">
          <FavoritesTab ids={user.favorites} />
        </TabsContent>
        <TabsContent value="drafts">
          <DraftsTab />
        </TabsContent>
        <TabsContent value="designs">
          <DesignsTab />
        </TabsContent>
        <TabsContent value="orders">{orders}</TabsContent>
        <TabsContent value="credits">{credits}</TabsContent>
      </Tabs>
    </div>
  );
}
