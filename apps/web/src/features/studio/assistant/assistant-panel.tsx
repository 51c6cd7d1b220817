import { studio } from '../../../i18n/en/studio.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '../../../ui/tabs.tsx';
import { Chat } from './chat.tsx';
import { DesignSummary } from './design-summary.tsx';

export function AssistantPanel() {
  const t = useTexts(studio);
  return (
    <Tabs defaultValue="chat" className="flex min-h-0 grow flex-col">
      <TabsList className="px-5" aria-label={t('assistant')}>
        <TabsTrigger value="chat">{t('chat')}</TabsTrigger>
        <TabsTrigger value="design">{t('design')}</TabsTrigger>
      </TabsList>
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
