import { expireReservations } from '../../credits/index.ts';
import { STUDIO_JOB } from '../job/message.ts';
import { type RunOutClaims, recoverJobs, tidyEndedJobs } from '../job/sweep.ts';
import { STUDIO_SETTINGS, type StudioSettings } from '../settings.ts';
import { drawView } from '../views/draw-view.ts';
import { VIEW_JOB } from '../views/message.ts';
import { runNextJob, type WorkerTools } from './run-job.ts';
import { limitWork, workOfThisProcessMs } from './work-limit.ts';

/** Sweeps between two look-outs for files and reservations that are due. */
const SLOW_SWEEP_EVERY = 15;
/** Enough for a living worker to renew a claim that a clock or a lost database has let run out. */
const HEARTBEATS_OF_GRACE = 2;

export interface StudioWorker {
  /** Hands the job under way back, and takes no other. */
  readonly stop: () => Promise<void>;
}

/** Works on the studio's jobs, one at a time, and looks after those that others have left. */
export async function startStudioWorker(
  given: Omit<WorkerTools, 'settings' | 'workMs'> & Partial<Pick<WorkerTools, 'workMs'>>,
  changed: Partial<StudioSettings> = {},
): Promise<StudioWorker> {
  const tools: WorkerTools = {
    workMs: workOfThisProcessMs,
    ...given,
    settings: { ...STUDIO_SETTINGS, ...changed },
  };
  const { queue, outbox, bell, settings, log, connection, storage } = tools;
  const stopping = new AbortController();
  let inLine = 0;
  let running: Promise<void> = Promise.resolve();
  /** One after the other: a job has all threads of the renderer. Never rejects. */
  const inTurn = (work: () => Promise<void>, what: object) => {
    inLine += 1;
    running = running
      .then(work)
      // Without the database not even the failure can be written down: the lease runs out, and the job goes on.
      .catch((err: unknown) => log.error({ err, ...what }, 'a job was left'))
      .finally(() => {
        inLine -= 1;
      });
    return running;
  };
  const runInTurn = () => inTurn(() => runNextJob(tools, stopping.signal), { queue: STUDIO_JOB.queue });
  // Which job a message is of does not matter: it wakes, and the line says whose turn it is.
  const look = queue.work(STUDIO_JOB, runInTurn);
  const lookForViews = queue.work(VIEW_JOB, (wish) =>
    inTurn(async () => {
      if (stopping.signal.aborted) return;
      const over = new AbortController();
      const endLimit = limitWork(settings, tools.workMs, (reason) => over.abort(reason));
      await drawView(tools, wish, AbortSignal.any([stopping.signal, over.signal])).finally(endLimit);
    }, wish),
  );
  const unsubscribe = bell.subscribe('studio_queue', () => {
    look();
    lookForViews();
  });

  const runOut: RunOutClaims = new Map();
  let sweeps = 0;
  let sweeping: Promise<void> = Promise.resolve();
  const sweep = async () => {
    await recoverJobs(connection, queue, outbox, runOut, HEARTBEATS_OF_GRACE * settings.heartbeatMs);
    // A message is lost when its worker dies between taking it and claiming a job.
    if (inLine === 0) void runInTurn();
    sweeps += 1;
    if (sweeps % SLOW_SWEEP_EVERY !== 0) return;
    await expireReservations(connection.database);
    await tidyEndedJobs(connection, storage);
  };
  const timer = setInterval(() => {
    sweeping = sweeping.then(sweep).catch((err: unknown) => log.error({ err }, 'a sweep has failed'));
  }, settings.sweepEveryMs);

  return {
    async stop() {
      clearInterval(timer);
      unsubscribe();
      stopping.abort();
      await sweeping;
      await running;
    },
  };
}
