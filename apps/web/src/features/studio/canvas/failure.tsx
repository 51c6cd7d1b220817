import { X } from 'lucide-react';
import { ButtonLink } from '../../../ui/button.tsx';
import { liveActions } from '../model/live-slice.ts';
import { useLive, useStudioDispatch } from '../use-studio.ts';

/** What stays on the bench after a failure, when the notice has gone: what happened, and that it cost nothing. */
export function Failure() {
  const dispatch = useStudioDispatch();
  const failure = useLive((live) => live.failure);
  if (!failure) return null;
  return (
    <div className="absolute inset-x-3 bottom-3 flex animate-rise-in items-start gap-3 rounded-md border border-hairline border-s-2 border-s-destructive bg-card py-3 ps-4 pe-2">
      <div className="grow py-1 text-sm">
        <p>{failure.description}</p>
        <p className="text-ink-soft">Nothing was charged.</p>
      </div>
      {failure.offerCredits ? (
        <ButtonLink to="/buy-credits" variant="outline" size="small" className="shrink-0">
          Buy More
        </ButtonLink>
      ) : null}
      <button
        type="button"
        aria-label="Dismiss"
        className="grid size-11 shrink-0 place-items-center text-ink-soft hover:text-ink md:size-9"
        onClick={() => dispatch(liveActions.failureDismissed())}
      >
        <X className="size-4" strokeWidth={1.5} aria-hidden="true" />
      </button>
    </div>
  );
}
