import { Tabs, TabsContent, TabsList, TabsTrigger } from '../../../ui/tabs.tsx';
import { Chat } from './chat.tsx';
import { DesignSummary } from './design-summary.tsx';

export function AssistantPanel() {
  return (
    <Tabs defaultValue="chat" className="flex min-h-0 grow flex-col">
      <TabsList className="px-5" aria-label="AI Assistant">
        <TabsTrigger value="chat">Chat</TabsTrigger>
        <TabsTrigger value="design">Design</TabsTrigger>
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
