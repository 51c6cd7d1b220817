import type { Job } from '@filigree/contracts';
import type { UnknownAction } from '@reduxjs/toolkit';
import { useEffect } from 'react';
import { api } from '../../api/api.ts';
import { measuredNow } from '../../api/use-measurement-system.ts';
import { failures } from '../../i18n/en/failures.ts';
import { studio } from '../../i18n/en/studio.ts';
import { textsNow } from '../../i18n/texts.ts';
import { notify } from '../../ui/notify.ts';
import { useLazyListJobsQuery } from './api.ts';
import { followJob, GoneError } from './live/follow-job.ts';
import type { JobEvent } from './live/job-events.ts';
import { jobSource } from './live/job-source.ts';
import { liveActions } from './model/live-slice.ts';
import { refinedNotice, successNotice } from './model/notices.ts';
import { studioActions } from './model/studio-slice.ts';
import { useSessionStore, useStudio, useStudioDispatch } from './use-studio.ts';

type Dispatch = (action: UnknownAction) => unknown;

interface Bench {
  readonly dispatch: Dispatch;
  readonly getState: () => unknown;
}

/** Puts the end of a job where it belongs; a job that still runs changes nothing. */
export function finishJob(job: Job, { dispatch, getState }: Bench): void {
  const t = textsNow(studio);
  if (job.state === 'queued' || job.state === 'running') return;
  if (job.state === 'succeeded' && job.generation) {
    dispatch(studioActions.generationFinished(job.generation));
    notify(successNotice(job.generation));
  } else if (job.state === 'succeeded' && job.refinement) {
    dispatch(studioActions.refinementFinished(job.refinement));
    notify(refinedNotice(job.refinement, measuredNow(getState)));
  } else if (job.state === 'cancelled') {
    dispatch(studioActions.workCancelled());
    notify({ about: 'work', title: t('cancelled'), description: t('nothingCharged') });
  } else {
    const message = job.kind === 'generate' ? textsNow(failures)('generate') : textsNow(failures)('refine');
    dispatch(studioActions.workFailed(job.error ?? { message, status: 500, code: 'GENERATION_FAILED' }));
  }
  dispatch(liveActions.workEnded());
  const tags = [
    'Credit',
    'CreditTransaction',
    'Studio',
    // A line of the cart may be this design, and costs what it is now.
    ...(job.refinement ? (['Variation', 'Draft', 'Cart'] as const) : []),
  ] as const;
  dispatch(api.util.invalidateTags([...tags]));
}

function show({ name, data }: JobEvent, dispatch: Dispatch): void {
  if (name === 'job') dispatch(liveActions.jobSeen(data));
  else if (name === 'preview') dispatch(liveActions.previewSeen(data));
  else dispatch(liveActions.variationSeen(data));
}

/** Follows the pending job while the page is open, and joins one that runs elsewhere or from before a reload. */
export function useJob(): void {
  const dispatch = useStudioDispatch();
  const store = useSessionStore();
  const jobId = useStudio(({ pendingJob }) => pendingJob?.id ?? null);
  const [listJobs] = useLazyListJobsQuery();

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, when the page opens.
  useEffect(() => {
    if (jobId !== null) return;
    const request = listJobs();
    request.unwrap().then(
      ([job]) => {
        if (job) dispatch(studioActions.jobJoined(job));
      },
      // Without an answer there is nothing to join; the page works as if nothing were under way.
      () => undefined,
    );
    return () => request.abort();
  }, []);

  useEffect(() => {
    if (jobId === null) return;
    const abort = new AbortController();
    followJob(jobId, {
      source: jobSource(store),
      signal: abort.signal,
      onEvent: (event) => {
        if (!abort.signal.aborted) show(event, dispatch);
      },
      onConnection: (connection) => dispatch(liveActions.connectionChanged(connection)),
    }).then(
      (job) => {
        if (job && !abort.signal.aborted) finishJob(job, store);
      },
      (error: unknown) => {
        if (abort.signal.aborted) return;
        const message = error instanceof GoneError ? error.message : textsNow(failures)('generate');
        dispatch(studioActions.workFailed({ message, status: 404, code: 'NOT_FOUND' }));
        dispatch(liveActions.workEnded());
      },
    );
    return () => abort.abort();
  }, [jobId, dispatch, store]);
}
