import { randomUUID } from 'node:crypto';
import type { BaseLogger } from 'pino';
import { isOutOfRoom } from '../../../database/away.ts';
import type { Connection } from '../../../database/connect.ts';
import type { Failure } from '../../../http/failure.ts';
import { OUT_OF_ROOM } from '../../../http/thrown.ts';
import type { Bell } from '../../../jobs/bell.ts';
import { persist } from '../../../jobs/persist.ts';
import type { Queue } from '../../../jobs/queue.ts';
import type { Storage } from '../../../storage/storage.ts';
import type { Outbox } from '../../mail/index.ts';
import { NotMakeable, type Workbench } from '../bench/workbench.ts';
import { claimNextJob, renewClaim } from '../job/claim.ts';
import { failClaimedJob } from '../job/end.ts';
import { handBack } from '../job/hand-back.ts';
import { readJobPictures, recordPicture } from '../job/pictures.ts';
import { writeProgress } from '../job/progress.ts';
import type { Claim, JobRow } from '../job/row.ts';
import { succeed } from '../job/succeed.ts';
import type { StudioSettings } from '../settings.ts';
import { makePictures } from './make-pictures.ts';
import { Reporter } from './reporter.ts';
import { ClaimLost, RunTimedOut, WorkerStops } from './stop-reason.ts';
import { limitWork } from './work-limit.ts';

export interface WorkerTools {
  readonly connection: Connection;
  readonly storage: Storage;
  readonly bell: Bell;
  readonly queue: Queue;
  /** For the mails that people have asked for. */
  readonly outbox: Outbox;
  readonly workbench: Workbench;
  readonly settings: StudioSettings;
  /** What this process has worked so far. */
  readonly workMs: () => number;
  readonly log: Pick<BaseLogger, 'info' | 'warn' | 'error'>;
}

/**
 * Does the job whose turn it is, if any waits, from its claim to its end. Whatever happens, the job then has succeeded
 * and is paid, has ended unpaid, waits for another worker, or belongs to one.
 * @param stopping aborted when this worker must end soon: the job goes back in line.
 */
export async function runNextJob(tools: WorkerTools, stopping: AbortSignal): Promise<void> {
  const { connection, settings, log } = tools;
  if (stopping.aborted) return;
  const claimId = randomUUID();
  const claimed = await persist(() => claimNextJob(connection.database, claimId, settings.leaseMs), stopping);
  if (!claimed) return;
  const { job, claim } = claimed;
  const jobId = job.id;
  log.info({ jobId, kind: job.kind, attempt: job.attempts }, 'a job begins');
  const stop = new AbortController();
  const endWatch = watchClaim(tools, claim, stop);
  const endLimit = limitWork(settings, tools.workMs, (reason) => stop.abort(reason));
  const onStopping = () => stop.abort(new WorkerStops());
  stopping.addEventListener('abort', onStopping);
  try {
    await makeAndCharge(tools, job, claim, stop);
    log.info({ jobId }, 'a job has succeeded');
  } catch (error) {
    await endAfter(tools, claim, stop.signal.aborted ? stop.signal.reason : error);
  } finally {
    endLimit();
    stopping.removeEventListener('abort', onStopping);
    endWatch();
  }
}

async function makeAndCharge(
  tools: WorkerTools,
  job: JobRow,
  claim: Claim,
  stop: AbortController,
): Promise<void> {
  const { database } = tools.connection;
  const reporter = new Reporter(job.task.designs.length, tools.settings.progressEveryMs, async (progress) => {
    try {
      if (await writeProgress(database, claim, progress, tools.settings.leaseMs)) return;
      stop.abort(new ClaimLost());
    } catch (err) {
      // Progress is a courtesy: the job goes on, and fails where it cannot do without the database.
      tools.log.warn({ err, jobId: job.id }, 'progress was not written');
    }
  });
  try {
    const finished = new Set(
      (await persist(() => readJobPictures(database, job.id), stop.signal)).map(
        (picture) => picture.pictureIndex,
      ),
    );
    const record = async (picture: Parameters<typeof recordPicture>[2]) => {
      const isOurs = await persist(() => recordPicture(database, claim, picture), stop.signal);
      if (!isOurs) throw new ClaimLost();
    };
    await makePictures({ ...tools, reporter, record }, job, finished, stop.signal);
  } finally {
    await reporter.close();
  }
  // Asked again after it was done, it says that the claim is gone: so it is, with the job paid.
  const outcome = await persist(() => succeed(database, tools.outbox, claim), stop.signal);
  if (!outcome.ok) throw outcome.failure.code === 'CONFLICT' ? new ClaimLost() : new Refused(outcome.failure);
}

/** The last step was refused for a reason that the customer may know. */
class Refused extends Error {
  readonly failure: Failure;
  constructor(failure: Failure) {
    super(failure.message);
    this.name = 'Refused';
    this.failure = failure;
  }
}

/** Renews the claim, and stops the work when it is lost: cancelled by its owner, or taken for dead. */
function watchClaim(tools: WorkerTools, claim: Claim, stop: AbortController): () => void {
  const { settings, log, bell, connection } = tools;
  const renew = async () => {
    try {
      const stands = await renewClaim(connection.database, claim, settings.leaseMs);
      if (!stands) stop.abort(new ClaimLost());
    } catch (err) {
      log.warn({ err, jobId: claim.jobId }, 'a claim was not renewed');
    }
  };
  const heartbeat = setInterval(renew, settings.heartbeatMs);
  // Our own progress rings too; only the end of a job by others matters here.
  const unsubscribe = bell.subscribe('studio_end', (payload) => {
    if (payload === null || payload === claim.jobId) void renew();
  });
  return () => {
    clearInterval(heartbeat);
    unsubscribe();
  };
}

async function endAfter(tools: WorkerTools, claim: Claim, reason: unknown): Promise<void> {
  const { connection, queue, outbox, log, settings } = tools;
  const { jobId } = claim;
  // After that the lease has run out, and the job goes on by itself.
  const patience = AbortSignal.timeout(settings.leaseMs);
  if (reason instanceof ClaimLost) return void log.info({ jobId }, 'a job was taken away');
  if (reason instanceof WorkerStops) {
    await persist(() => handBack(connection.pool, queue, claim), patience);
    return void log.info({ jobId }, 'a job was handed back');
  }
  const failure = failureOf(reason);
  if (isOurs(failure)) log.error({ err: reason, jobId }, 'a job has failed');
  else log.warn({ err: reason, jobId, code: failure.code }, 'a job has ended unpaid');
  await persist(() => failClaimedJob(connection.database, outbox, claim, failure), patience);
}

/** Whoever looks after the shop has something to do. */
const isOurs = ({ code }: Failure) => code === 'GENERATION_FAILED' || code === 'STORAGE_FULL';

function failureOf(reason: unknown): Failure {
  if (reason instanceof Refused) return reason.failure;
  if (isOutOfRoom(reason)) return OUT_OF_ROOM;
  if (reason instanceof NotMakeable) return { code: 'NOT_MAKEABLE', message: reason.message };
  if (reason instanceof RunTimedOut) {
    return {
      code: 'GENERATION_TIMED_OUT',
      message: 'This took too long and was stopped. Nothing was charged. Please try again.',
    };
  }
  return {
    code: 'GENERATION_FAILED',
    message: 'The designs could not be finished. Nothing was charged. Please try again.',
  };
}
