import { X } from 'lucide-react';
import { studio } from '../../../i18n/en/studio.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { liveActions } from '../model/live-slice.ts';
import { useLive, useStudioDispatch } from '../use-studio.ts';

/** What stays on the bench after a failure, when the notice has gone: what happened, and whether it cost anything. */
export function Failure() {
  const t = useTexts(studio);
  const dispatch = useStudioDispatch();
  const failure = useLive((live) => live.failure);
  if (!failure) return null;
  return (
    <div className="absolute inset-x-3 bottom-3 flex animate-rise-in items-start gap-2 rounded-md border border-hairline border-s-2 border-s-destructive bg-card py-2 ps-4 pe-1">
      <div className="flex grow flex-wrap items-center gap-x-4 gap-y-2 py-1 text-sm">
        <p className="grow">
          {failure.description}{' '}
          {failure.nothingCharged ? <span className="text-ink-soft">{t('nothingCharged')}</span> : null}
        </p>
        {failure.offerCredits ? (
          <ButtonLink to="/buy-credits" variant="outline" size="small">
            {t('buyMore')}
          </ButtonLink>
        ) : null}
      </div>
      <button
        type="button"
        aria-label={t('dismiss')}
        className="grid size-11 shrink-0 place-items-center text-ink-soft hover:text-ink md:size-9"
        onClick={() => dispatch(liveActions.failureDismissed())}
      >
        <X className="size-4" strokeWidth={1.5} aria-hidden="true" />
      </button>
    </div>
  );
}
