import type { Job } from '@filigree/contracts';
import type { FastifyReply } from 'fastify';
import { fail, ok, type Result } from '../../http/failure.ts';
import { untilGone } from '../../http/gone.ts';
import { type Accepted, accepted } from '../../http/route.ts';
import { awaitEnd } from './job/await-end.ts';
import { isEnded, type JobRow } from './job/row.ts';
import { showJob } from './job/show.ts';
import type { StudioTools } from './tools.ts';

/** Whether the caller rather has the job now than its result later (RFC 7240, section 4.1). */
function wantsAsync(prefer: string | undefined): boolean {
  return (prefer ?? '').split(',').some((preference) => preference.trim().toLowerCase() === 'respond-async');
}

/**
 * Answers the call that began a job: at once with 202, or with the result when the job has ended. A caller that
 * leaves, or waits longer than the call may take, changes nothing about the job.
 */
export async function answerWithJob<T>(
  tools: StudioTools,
  begun: Result<JobRow>,
  call: { readonly prefer: string | undefined; readonly reply: FastifyReply },
  resultOf: (job: JobRow) => Promise<T | null>,
): Promise<Result<T> | Accepted<Job>> {
  if (!begun.ok) return begun;
  const { database } = tools.connection;
  if (wantsAsync(call.prefer)) return accepted(await showJob(database, tools.outlook, begun.value));
  const job = await awaitEnd(
    tools.followers,
    begun.value,
    AbortSignal.any([
      untilGone(call.reply),
      tools.closing,
      AbortSignal.timeout(tools.settings.waitTimeoutMs),
    ]),
  );
  if (!job || !isEnded(job.state)) return stillUnderWay(tools, begun.value);
  if (job.error !== null) return fail(job.error.code, job.error.message, { details: job.error.details });
  if (job.state === 'cancelled') {
    return fail('JOB_CANCELLED', 'This was cancelled. Nothing was charged.', { details: { jobId: job.id } });
  }
  const result = await resultOf(job);
  return result === null ? fail('VARIATION_NOT_FOUND', 'Variation not found') : ok(result);
}

function stillUnderWay(tools: StudioTools, job: JobRow): Result<never> {
  const details = { jobId: job.id };
  if (tools.closing.aborted) {
    const message = 'The service is restarting. Your designs go on; ask again in a moment.';
    return fail('SERVICE_UNAVAILABLE', message, { details, retryAfterS: 2 });
  }
  const message = 'Your designs take longer than usual. They go on, and you will find them in the Studio.';
  return fail('GENERATION_TIMED_OUT', message, { details });
}
