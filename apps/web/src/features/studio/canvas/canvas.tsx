import type { Variation } from '@filigree/contracts';
import { type ComponentType, Suspense, useCallback } from 'react';
import { authorizedFetch } from '../../../api/authorized-fetch.ts';
import { studio } from '../../../i18n/en/studio.ts';
import { usePhrases } from '../../../i18n/phrases.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Picture } from '../../../ui/picture.tsx';
import { pictureAddress } from '../../../ui/picture-address.ts';
import { Spinner } from '../../../ui/spinner.tsx';
import { useLive, useSessionStore, useStudio } from '../use-studio.ts';
import { useViews } from '../use-views.ts';
import { Failure } from './failure.tsx';
import { ResolvingPicture, WaitingFrame, WorkCaption } from './generating.tsx';
import { LineDrawing } from './line-drawing.tsx';
import { ViewPicker } from './view-picker.tsx';

/** What the page brings along to show a model with: the two features do not know each other. */
export interface ModelViewProps {
  readonly modelUrl: string;
  readonly title: string;
  readonly fetchModel: (modelUrl: string, signal: AbortSignal) => Promise<ArrayBuffer>;
  readonly fallback: React.ReactNode;
}

interface CanvasProps {
  readonly ModelView: ComponentType<ModelViewProps>;
}

function EmptyCanvas() {
  const t = useTexts(studio);
  return (
    <div className="absolute inset-0 flex flex-col items-center justify-center gap-5 p-6 text-center">
      <LineDrawing className="h-2/5 max-h-64 text-edge" />
      <div>
        <p className="font-display text-heading font-medium">{t('canvas.empty')}</p>
        <p className="mx-auto mt-2 max-w-[38ch] text-balance text-sm text-ink-soft">
          {t('canvas.empty.text')}
        </p>
      </div>
    </div>
  );
}

function Still({ variation }: { readonly variation: Variation }) {
  const t = useTexts(studio);
  const phrase = usePhrases();
  const { picture, view, drawing, choose } = useViews(variation);
  if (!picture) return null;
  return (
    <>
      <Picture
        key={picture.url}
        src={picture.url}
        alt={phrase(picture.alt || variation.title)}
        width={picture.width}
        height={picture.height}
        sizes="(min-width: 1024px) 640px, 100vw"
        priority
        className="!absolute inset-0 animate-fade-in"
      />
      <p role="status" className="sr-only">
        {drawing === null ? '' : t('view.drawing')}
      </p>
      <ViewPicker
        images={variation.images}
        chosen={view}
        // Pictures of hosted models have no design to look at from elsewhere.
        canDraw={variation.modelUrl !== null}
        drawing={drawing}
        onChoose={(wanted) => void choose(wanted)}
      />
    </>
  );
}

function NoModel({ variation }: { readonly variation: Variation }) {
  const t = useTexts(studio);
  const phrase = usePhrases();
  const picture = variation.images[0];
  return (
    <>
      {picture ? (
        <Picture
          src={picture.url}
          alt={phrase(picture.alt || variation.title)}
          width={picture.width}
          height={picture.height}
          className="!absolute inset-0 opacity-30"
        />
      ) : null}
      <div className="absolute inset-0 grid place-items-center p-6 text-center">
        <div className="bg-card px-8 py-6">
          <p className="font-display text-title font-medium">{t('3d.soon')}</p>
          <p className="mt-1 text-sm text-ink-soft">{t('3d.soon.text')}</p>
        </div>
      </div>
    </>
  );
}

function Selected({ variation, ModelView }: { readonly variation: Variation } & CanvasProps) {
  const t = useTexts(studio);
  const phrase = usePhrases();
  const viewMode = useStudio((studio) => studio.viewMode);
  const store = useSessionStore();
  const fetchModel = useCallback(
    async (modelUrl: string, signal: AbortSignal) => {
      const answer = await authorizedFetch(store, pictureAddress(modelUrl), { signal });
      if (!answer.ok) throw new Error(`The model answered ${answer.status}.`);
      return answer.arrayBuffer();
    },
    [store],
  );
  if (viewMode === '2d') return <Still key={`${variation.id}-${variation.version}`} variation={variation} />;
  if (variation.modelUrl === null) return <NoModel variation={variation} />;
  return (
    <div className="absolute inset-0">
      <Suspense
        fallback={
          <div className="grid size-full place-items-center text-[1.75rem] text-ink-soft">
            <Spinner label={t('3d.loading')} />
          </div>
        }
      >
        <ModelView
          modelUrl={variation.modelUrl}
          title={phrase(variation.title)}
          fetchModel={fetchModel}
          fallback={<Still variation={variation} />}
        />
      </Suspense>
    </div>
  );
}

/** The frame in the middle of the bench: empty, under way, or the selected piece. */
export function Canvas({ ModelView }: CanvasProps) {
  const t = useTexts(studio);
  const { selectedVariation, isGenerating, isRefining } = useStudio((studio) => studio);
  const hasPreview = useLive(({ pictures, shown }) => Boolean(pictures[shown]?.preview));
  return (
    <div
      className={classNames(
        'relative aspect-square w-full overflow-hidden rounded-md border border-hairline bg-mist',
        !isGenerating && !selectedVariation && 'canvas-empty',
      )}
    >
      {isGenerating ? (
        <>
          {hasPreview ? null : <WaitingFrame />}
          <ResolvingPicture />
          <WorkCaption title={t('creating')} />
        </>
      ) : selectedVariation ? (
        <>
          <Selected variation={selectedVariation} ModelView={ModelView} />
          {isRefining ? (
            <>
              <ResolvingPicture />
              <WorkCaption title={t('refiningDesign')} />
            </>
          ) : null}
        </>
      ) : (
        <EmptyCanvas />
      )}
      {isGenerating || isRefining ? null : <Failure />}
    </div>
  );
}
