import type { Variation } from '@filigree/contracts';
import { clickKey } from '../../api/click-key.ts';
import { measuredNow } from '../../api/use-measurement-system.ts';
import { failures } from '../../i18n/en/failures.ts';
import { studio } from '../../i18n/en/studio.ts';
import { textsNow, useTexts } from '../../i18n/texts.ts';
import { notify } from '../../ui/notify.ts';
import { useCancelJobMutation, useGenerateMutation, useRefineMutation } from './api.ts';
import { liveActions } from './model/live-slice.ts';
import { refinedNotice, successNotice } from './model/notices.ts';
import { generationRequest, refinementRequest } from './model/request.ts';
import { studioError } from './model/studio-error.ts';
import { studioActions } from './model/studio-slice.ts';
import { finishJob } from './use-job.ts';
import { useStudioDispatch, useStudioStore } from './use-studio.ts';

/** What the prompt bar can set going. Words that are blank, and clicks while something is going, do nothing. */
export function useWork() {
  const t = useTexts(studio);
  const dispatch = useStudioDispatch();
  const store = useStudioStore();
  const [sendGenerate] = useGenerateMutation();
  const [sendRefine] = useRefineMutation();
  const [sendCancel] = useCancelJobMutation();

  const isBusy = () => {
    const { isGenerating, isRefining } = store.getState().studio;
    return isGenerating || isRefining;
  };
  const fail = (error: unknown, fallback: string) => {
    const failure = studioError(error, fallback);
    // The session is over, and the login says so: here the words wait to be sent again.
    dispatch(failure.status === 401 ? studioActions.workCancelled() : studioActions.workFailed(failure));
    dispatch(liveActions.workEnded());
  };

  async function generate(words: string): Promise<void> {
    if (words.trim() === '' || isBusy()) return;
    const guide = store.getState().studio.designGuide;
    const body = generationRequest(words, guide);
    dispatch(studioActions.generationRequested({ prompt: body.prompt, guide }));
    dispatch(liveActions.workBegun('generate'));
    try {
      const answer = await sendGenerate({ key: clickKey(), body }).unwrap();
      if (answer.kind === 'job') {
        dispatch(studioActions.jobJoined(answer.job));
      } else {
        dispatch(studioActions.generationFinished(answer.result));
        dispatch(liveActions.workEnded());
        notify(successNotice(answer.result));
      }
    } catch (error) {
      fail(error, textsNow(failures)('generate'));
    }
  }

  async function refine(words: string, variation: Variation): Promise<void> {
    if (words.trim() === '' || isBusy()) return;
    const { designGuide, drawnGuide } = store.getState().studio;
    const refinements = refinementRequest(words, designGuide, drawnGuide);
    dispatch(studioActions.refinementRequested());
    dispatch(liveActions.workBegun('refine'));
    try {
      const answer = await sendRefine({
        key: clickKey(),
        body: { variationId: variation.id, refinements },
      }).unwrap();
      if (answer.kind === 'job') {
        dispatch(studioActions.jobJoined(answer.job));
      } else {
        dispatch(studioActions.refinementFinished(answer.result));
        dispatch(liveActions.workEnded());
        notify(refinedNotice(answer.result, measuredNow(store.getState)));
      }
    } catch (error) {
      fail(error, textsNow(failures)('refine'));
    }
  }

  async function cancel(): Promise<void> {
    const job = store.getState().studio.pendingJob;
    if (!job) return;
    dispatch(liveActions.cancelBegun());
    try {
      // It may have finished in the meantime: then its result counts.
      finishJob(await sendCancel(job.id).unwrap(), store);
    } catch (error) {
      dispatch(liveActions.cancelRefused());
      const { message } = studioError(error, textsNow(failures)('unexpected'));
      notify({ about: 'work', title: t('error'), description: message, tone: 'destructive' });
    }
  }

  return { generate, refine, cancel };
}
