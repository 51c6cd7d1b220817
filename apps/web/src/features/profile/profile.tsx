import type { User } from '@filigree/contracts';
import { Settings } from 'lucide-react';
import { useLocation, useNavigate } from 'react-router';
import { useListDraftsQuery } from '../../api/drafts.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '../../ui/tabs.tsx';
import { DraftsTab } from './drafts-tab.tsx';
import { FavoritesTab } from './favorites-tab.tsx';
import { initials } from './initials.ts';
import { OrdersTab } from './orders-tab.tsx';

const TABS = ['favorites', 'drafts', 'orders'] as const;
const LABELS = { favorites: 'Favorites', drafts: 'Drafts', orders: 'Orders' } as const;

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
}

/** Who one is here, and what one has kept. The tab is part of the address (#orders), so it can be linked to. */
export function Profile({ user, collectionCount }: ProfileProps) {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const { data: drafts } = useListDraftsQuery(undefined, { skip: user === null });
  const tab = TABS.find((name) => hash === `#${name}`) ?? 'favorites';

  if (user === null) {
    return (
      <p role="alert" className="page-width py-24 text-center text-lg">
        Please log in to view your profile.
      </p>
    );
  }
  const name = user.name || 'My Account';
  return (
    <div className="page-width py-12 md:py-16">
      <header className="flex flex-wrap items-center gap-x-7 gap-y-6">
        <span
          aria-hidden="true"
          className="grid size-20 shrink-0 place-items-center rounded-full border border-hairline bg-mist font-display text-[1.75rem] font-medium md:size-24"
        >
          {initials(user.name || user.email)}
        </span>
        <div className="min-w-0 grow">
          <h1 className="font-display text-heading font-medium break-words">{name}</h1>
          <p className="truncate text-ink-soft">{user.email}</p>
        </div>
        <dl className="flex gap-9">
          <Count label="Favorites" value={user.favorites.length} />
          <Count label="Drafts" value={drafts?.length} />
          <Count label="Collections" value={collectionCount} />
        </dl>
        <ButtonLink to="/settings" variant="outline">
          <Settings className="size-[1.125rem]" strokeWidth={1.5} aria-hidden="true" />
          Settings
        </ButtonLink>
      </header>
      <Tabs
        value={tab}
        onValueChange={(next) => void navigate({ hash: next }, { replace: true, preventScrollReset: true })}
        className="mt-12"
      >
        <TabsList aria-label="What you keep">
          {TABS.map((value) => (
            <TabsTrigger key={value} value={value}>
              {LABELS[value]}
            </TabsTrigger>
          ))}
        </TabsList>
        <TabsContent value="favorites">
          <FavoritesTab count={user.favorites.length} />
        </TabsContent>
        <TabsContent value="drafts">
          <DraftsTab />
        </TabsContent>
        <TabsContent value="orders">
          <OrdersTab />
        </TabsContent>
      </Tabs>
    </div>
  );
}
