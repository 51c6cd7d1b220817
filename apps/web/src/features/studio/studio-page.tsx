import { useListDraftsQuery } from '../../api/drafts.ts';
import { studio } from '../../i18n/en/studio.ts';
import { useTexts } from '../../i18n/texts.ts';
import './studio.css';
import { MessageCircle, SlidersHorizontal } from 'lucide-react';
import { type ComponentType, type ReactNode, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Sheet } from '../../ui/dialog.tsx';
import { AssistantPanel } from './assistant/assistant-panel.tsx';
import { Canvas, type ModelViewProps } from './canvas/canvas.tsx';
import { ContactSheet } from './canvas/contact-sheet.tsx';
import { OpeningFrame } from './canvas/opening.tsx';
import { ViewToggle } from './canvas/view-toggle.tsx';
import { CompareButton } from './compare/compare-button.tsx';
import { GuidePanel } from './guide/guide-panel.tsx';
import { guideSummary } from './model/guide.ts';
import { PieceActions } from './piece/piece-actions.tsx';
import { PieceDetails } from './piece/piece-details.tsx';
import { PromptBar } from './prompt/prompt-bar.tsx';
import { useIsWide } from './use-is-wide.ts';
import { useJob } from './use-job.ts';
import { useLatestWork } from './use-latest-work.ts';
import { useNotices } from './use-notices.ts';
import { useLinkedWork, useOpenedPiece, useOpenedVariation } from './use-opened-variation.ts';
import { useOwner } from './use-owner.ts';
import { useStudio } from './use-studio.ts';

interface StudioPageProps {
  /** Shows a piece in 3D; the page that composes the features brings it. */
  readonly ModelView: ComponentType<ModelViewProps>;
}

type Drawer = 'guide' | 'assistant' | null;

interface SideProps {
  readonly title: string;
  readonly className: string;
  readonly children: ReactNode;
}

function Side({ title, className, children }: SideProps) {
  return (
    <aside aria-label={title} className={classNames('min-h-0 flex-col bg-card', className)}>
      <h2 className="px-5 pt-5 pb-3 font-display text-title font-medium">{title}</h2>
      {children}
    </aside>
  );
}

interface DrawerButtonProps {
  readonly onOpen: () => void;
}

function GuideButton({ onOpen }: DrawerButtonProps) {
  const t = useTexts(studio);
  const choices = useStudio(({ designGuide }) => guideSummary(designGuide).length);
  return (
    <Button variant="outline" size="small" className="lg:hidden" onClick={onOpen}>
      <SlidersHorizontal className="size-4" strokeWidth={1.5} aria-hidden="true" />
      {t('guide')}
      {choices > 0 ? <span className="figures text-ink-soft">{choices}</span> : null}
    </Button>
  );
}

function AssistantButton({ onOpen }: DrawerButtonProps) {
  const t = useTexts(studio);
  return (
    <Button
      variant="outline"
      size="small"
      className="px-3 max-md:ms-auto md:order-last xl:hidden"
      aria-label={t('assistant')}
      onClick={onOpen}
    >
      <MessageCircle className="size-4" strokeWidth={1.5} aria-hidden="true" />
      <span className="hidden sm:inline">{t('assistant.short')}</span>
    </Button>
  );
}

/** The workbench, once it is cleared of what another person left on this device. */
export function StudioPage(props: StudioPageProps) {
  return useOwner() ? <Workbench {...props} /> : null;
}

/** Guide, bench, assistant, and the line of words at its foot. */
function Workbench({ ModelView }: StudioPageProps) {
  const t = useTexts(studio);
  useJob();
  useNotices();
  useOpenedVariation();
  useLinkedWork();
  // What the server keeps as drafts takes the place of what this device remembered of them.
  useListDraftsQuery();
  useLatestWork();
  const isOpening = useOpenedPiece();
  const [drawer, setDrawer] = useState<Drawer>(null);
  const isWide = useIsWide();
  const selected = useStudio(({ selectedVariation }) => selectedVariation);
  const isGenerating = useStudio((studio) => studio.isGenerating);
  const piece = isGenerating ? null : selected;
  const hasSheet = useStudio(({ variations }) => variations.length > 0) || isGenerating;
  const close = () => setDrawer(null);
  return (
    <div className="workbench lg:grid lg:h-[calc(100dvh-var(--page-top)-1px)] lg:grid-cols-[19rem_minmax(0,1fr)] xl:grid-cols-[19rem_minmax(0,1fr)_21rem] min-[88rem]:grid-cols-[19rem_minmax(0,1fr)_24rem]">
      <Side title={t('guide')} className="hidden border-e border-hairline lg:flex">
        <GuidePanel />
      </Side>
      <div className="flex min-h-[calc(100dvh-var(--page-top)-1px)] flex-col lg:min-h-0">
        <div className="flex min-h-14 flex-wrap items-center gap-2 px-5 py-2.5">
          <h1 className="sr-only">{t('title')}</h1>
          <GuideButton onOpen={() => setDrawer('guide')} />
          <ViewToggle />
          <CompareButton />
          <AssistantButton onOpen={() => setDrawer('assistant')} />
          {/* Above the picture on a phone too: the line of words sticks to the foot of the window and never lies over it. */}
          <PieceActions className="flex max-md:w-full md:ms-auto" />
        </div>
        <div className="bench min-h-0 grow lg:overflow-y-auto">
          <div
            className={classNames(
              'mx-auto grid gap-4 px-5 pb-8',
              hasSheet ? 'bench-with-sheet' : 'bench-alone',
            )}
          >
            {isOpening ? <OpeningFrame /> : <Canvas ModelView={ModelView} />}
            <ContactSheet />
            {isWide || !piece ? null : (
              <div className="lg:col-span-full">
                <PieceDetails key={piece.id} variation={piece} />
              </div>
            )}
          </div>
        </div>
        <div className="sticky bottom-0 z-20 border-t border-hairline lg:static">
          <PromptBar />
        </div>
      </div>
      <Side title={t('assistant')} className="hidden border-s border-hairline xl:flex">
        <AssistantPanel piece={isWide ? piece : null} />
      </Side>
      <Sheet
        open={drawer === 'guide'}
        onOpenChange={close}
        side="start"
        title={t('guide')}
        className="!overflow-hidden !px-0 !pb-0 [&>:is(h2,.notices)]:px-5"
      >
        <GuidePanel onApplied={close} />
      </Sheet>
      <Sheet
        open={drawer === 'assistant'}
        onOpenChange={close}
        title={t('assistant')}
        className="!overflow-hidden !px-0 !pb-0 [&>:is(h2,.notices)]:px-5"
      >
        <AssistantPanel />
      </Sheet>
    </div>
  );
}
