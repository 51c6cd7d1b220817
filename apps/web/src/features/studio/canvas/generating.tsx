import { GENERATION_DURATION_S } from '@filigree/contracts/constants';
import { studio } from '../../../i18n/en/studio.ts';
import { usePhrases } from '../../../i18n/phrases.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { Progress } from '../../../ui/progress.tsx';
import { focusPrompt } from '../prompt/focus-prompt.ts';
import { useLive, useStudio } from '../use-studio.ts';
import { useWork } from '../use-work.ts';
import { percent } from '../words.ts';
import { Facts } from './facts.tsx';
import { LineDrawing } from './line-drawing.tsx';
import { Outlook } from './outlook.tsx';
import { ResolvingImage } from './resolving-image.tsx';

/** The large picture of the job under way; nothing until the first preview. */
export function ResolvingPicture() {
  const t = useTexts(studio);
  const phrase = usePhrases();
  const picture = useLive(({ pictures, shown }) => pictures[shown]);
  const finished = picture?.variation?.images[0];
  if (finished) {
    return (
      <Picture
        src={finished.url}
        alt={phrase(finished.alt)}
        width={finished.width}
        height={finished.height}
        sizes="(min-width: 1024px) 640px, 100vw"
        priority
        className="!absolute inset-0"
        {...(picture.preview ? { preview: picture.preview } : {})}
      />
    );
  }
  if (!picture?.preview) return null;
  return (
    <ResolvingImage
      key={picture.index}
      src={picture.preview}
      alt={t('variation.resolving', { number: picture.index + 1 })}
      fraction={picture.fraction}
    />
  );
}

/** What fills the frame before the first light falls on a piece. */
export function WaitingFrame() {
  return (
    <div className="absolute inset-0 grid place-items-center text-edge">
      <LineDrawing className="h-1/2" />
    </div>
  );
}

/** Stage, share and time of the work, with the way out of it. Said once a stage, not at every percent. */
export function WorkCaption({ title }: { readonly title: string }) {
  const t = useTexts(studio);
  const { stage, fraction, connection, isCancelling } = useLive((live) => live);
  const hasJob = useStudio(({ pendingJob }) => pendingJob !== null);
  const { cancel } = useWork();
  const label = t(`stage.${stage}`);
  return (
    <div className="absolute inset-x-0 bottom-0 bg-card/95">
      <Progress fraction={fraction} label={title} />
      {/* A phone has the way out beside the title, and the whole width for what is known. */}
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 px-4 py-3 sm:px-5">
        <p className="font-display text-title font-medium">{title}</p>
        <Button
          variant="outline"
          size="small"
          className="sm:row-span-2"
          disabled={!hasJob}
          loading={isCancelling}
          loadingLabel={t('cancelling')}
          onClick={() => void cancel().then(focusPrompt)}
        >
          {t('cancel')}
        </Button>
        <div className="col-span-2 max-sm:mt-1 sm:col-span-1">
          <Facts className="figures text-sm text-ink-soft">
            <span role="status">{connection === 'live' ? label : t('connecting')}</span>
            <span aria-hidden="true">{percent(fraction)}</span>
            {t('typically', GENERATION_DURATION_S)}
          </Facts>
          <Outlook />
        </div>
      </div>
    </div>
  );
}
