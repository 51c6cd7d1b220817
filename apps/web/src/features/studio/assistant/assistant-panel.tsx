import type { Variation } from '@filigree/contracts';
import { useState } from 'react';
import { studio } from '../../../i18n/en/studio.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '../../../ui/tabs.tsx';
import { PieceDetails } from '../piece/piece-details.tsx';
import { Chat } from './chat.tsx';
import { DesignSummary } from './design-summary.tsx';

interface AssistantPanelProps {
  /** The piece on the bench, where it is not told of elsewhere: shown first, until another tab is chosen. */
  readonly piece?: Variation | null;
}

export function AssistantPanel({ piece = null }: AssistantPanelProps) {
  const t = useTexts(studio);
  const [chosen, setChosen] = useState<string | null>(null);
  const first = piece ? 'piece' : 'chat';
  const shown = chosen === null || (chosen === 'piece' && !piece) ? first : chosen;
  return (
    <Tabs value={shown} onValueChange={setChosen} className="flex min-h-0 grow flex-col">
      <TabsList className="shrink-0 px-5" aria-label={t('assistant')}>
        {piece ? <TabsTrigger value="piece">{t('piece.tab')}</TabsTrigger> : null}
        <TabsTrigger value="chat">{t('chat')}</TabsTrigger>
        <TabsTrigger value="design">{t('design')}</TabsTrigger>
      </TabsList>
      {piece ? (
        <TabsContent
          value="piece"
          className="min-h-0 grow overflow-y-auto px-5 !pt-3 pb-2 data-[state=inactive]:hidden"
        >
          <PieceDetails key={piece.id} variation={piece} />
        </TabsContent>
      ) : null}
      <TabsContent
        value="chat"
        forceMount
        className="flex min-h-0 grow flex-col !pt-0 data-[state=inactive]:hidden"
      >
        <Chat />
      </TabsContent>
      <TabsContent value="design" className="flex min-h-0 grow flex-col !pt-0 data-[state=inactive]:hidden">
        <DesignSummary />
      </TabsContent>
    </Tabs>
  );
}
