import { API_BASE_PATH } from '@filigree/contracts/constants';
import { type Job, jobSchema } from '@filigree/contracts/studio';
import { authorizedFetch, type SessionStore } from '../../../api/authorized-fetch.ts';
import { GoneError, type JobSource } from './follow-job.ts';

const POLL_TIMEOUT_MS = 20_000;
const jobAddress = (jobId: string) => `${API_BASE_PATH}/studio/jobs/${encodeURIComponent(jobId)}`;

function refuseGone(answer: Response): void {
  if (answer.status === 404) throw new GoneError('This design is no longer on the bench.');
}

/** The events and the state of a job as the API serves them. */
export const jobSource = (store: SessionStore): JobSource => ({
  open: async (jobId, signal) => {
    const answer = await authorizedFetch(store, `${jobAddress(jobId)}/events`, {
      signal,
      headers: { accept: 'text/event-stream' },
      cache: 'no-store',
    });
    refuseGone(answer);
    return answer;
  },
  poll: async (jobId, signal): Promise<Job> => {
    const answer = await authorizedFetch(store, jobAddress(jobId), {
      signal: AbortSignal.any([signal, AbortSignal.timeout(POLL_TIMEOUT_MS)]),
      headers: { accept: 'application/json' },
    });
    refuseGone(answer);
    if (!answer.ok) throw new Error(`The job answered ${answer.status}.`);
    const body: unknown = await answer.json();
    return jobSchema.parse((body as { data?: unknown }).data);
  },
});
