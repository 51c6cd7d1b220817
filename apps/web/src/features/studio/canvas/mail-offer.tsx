import { useRef } from 'react';
import { failures } from '../../../i18n/en/failures.ts';
import { studio } from '../../../i18n/en/studio.ts';
import { textsNow, useTexts } from '../../../i18n/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { notify } from '../../../ui/notify.ts';
import { useMailAtEndMutation } from '../api.ts';
import { liveActions } from '../model/live-slice.ts';
import { studioError } from '../model/studio-error.ts';
import { finishJob } from '../use-job.ts';
import { useLive, useSessionStore, useStudioDispatch } from '../use-studio.ts';

/** For somebody who does not want to wait on: a mail when the work under way has ended. */
export function MailOffer() {
  const t = useTexts(studio);
  const dispatch = useStudioDispatch();
  const store = useSessionStore();
  const { jobId, mailsAtEnd } = useLive((live) => live);
  const [ask, { isLoading }] = useMailAtEndMutation();
  const frame = useRef<HTMLDivElement>(null);
  if (jobId === null) return null;

  async function accept(id: string): Promise<void> {
    try {
      const job = await ask(id).unwrap();
      // The button goes; the keyboard stays where it was.
      frame.current?.focus({ preventScroll: true });
      dispatch(liveActions.jobSeen(job));
      // It may have ended in the meantime: then its result is the answer.
      finishJob(job, store);
    } catch (error) {
      const { message } = studioError(error, textsNow(failures)('unexpected'));
      notify({ about: 'mail', title: t('error'), description: message, tone: 'destructive' });
    }
  }

  return (
    <div ref={frame} role="status" tabIndex={-1} className="outline-none">
      {mailsAtEnd ? (
        t('mail.promised')
      ) : (
        <Button
          variant="link"
          className="min-h-11 text-start md:min-h-6"
          loading={isLoading}
          onClick={() => void accept(jobId)}
        >
          {t('mail.offer')}
        </Button>
      )}
    </div>
  );
}
