import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { collections as texts } from '../../i18n/en/collections.ts';
import { useTexts } from '../../i18n/texts.ts';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '../../ui/tabs.tsx';
import { CollectionsList } from './collections-list.tsx';

const TABS = ['collections', 'boards'] as const;

/** @param boards shown in the tab of that name; the tab is part of the address (#boards) */
export function CollectionsPage({ boards }: { readonly boards: ReactNode }) {
  const t = useTexts(texts);
  const { hash } = useLocation();
  const navigate = useNavigate();
  const tab = TABS.find((name) => hash === `#${name}`) ?? 'collections';
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
        <TabsContent value="collections">
          <CollectionsList />
        </TabsContent>
        <TabsContent value="boards">{boards}</TabsContent>
      </Tabs>
    </div>
  );
}
