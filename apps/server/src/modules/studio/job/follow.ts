/**
 * Jobs as this process sees them: one reader for each, whatever number of streams and calls follow it. A reader looks at
 * the rows when the bell rings, and at what nobody asks for not at all.
 */
import type { Job } from '@filigree/contracts';
import type { Database } from '../../../database/connect.ts';
import type { Bell } from '../../../jobs/bell.ts';
import type { Outlook } from './outlook.ts';
import { type JobPicture, readJobPictures } from './pictures.ts';
import { readJob, readPreview, readPreviewSequences } from './read.ts';
import { isEnded, type JobRow } from './row.ts';
import { showJob } from './show.ts';
import { changesOf } from './watch.ts';

type Preview = NonNullable<Awaited<ReturnType<typeof readPreview>>>;

/** A job at one moment. What is more than its row is read once, for the first follower who asks. */
export interface JobState {
  readonly row: JobRow;
  readonly shown: () => Promise<Job>;
  readonly pictures: () => Promise<JobPicture[]>;
  /** The newest of each picture that has one. */
  readonly previews: () => Promise<Preview[]>;
}

export interface JobFollowers {
  /**
   * The state of a job at once, then every later one, until it has ended, is gone, or the signal is aborted. States that
   * come while the follower is busy are seen together. Throws when the database fails.
   */
  readonly follow: (job: Pick<JobRow, 'id' | 'userId'>, signal: AbortSignal) => AsyncGenerator<JobState>;
}

type Latest =
  | { readonly kind: 'unread' }
  | { readonly kind: 'state'; readonly state: JobState }
  | { readonly kind: 'gone' }
  | { readonly kind: 'failed'; readonly error: unknown };

interface Reader {
  latest: Latest;
  readonly wakers: Set<() => void>;
  readonly stop: AbortController;
}

export function openJobFollowers(database: Database, bell: Bell, outlook: Outlook): JobFollowers {
  const readers = new Map<string, Reader>();

  async function keepReading(job: Pick<JobRow, 'id' | 'userId'>, reader: Reader): Promise<void> {
    const known = new Map<number, Preview>();
    const tell = (latest: Latest) => {
      reader.latest = latest;
      for (const wake of reader.wakers) wake();
    };
    try {
      for await (const _change of changesOf(bell, job.id, reader.stop.signal)) {
        const row = await readJob(database, job.userId, job.id);
        tell(row ? { kind: 'state', state: stateOf(database, outlook, row, known) } : { kind: 'gone' });
        if (!row || isEnded(row.state)) break;
      }
    } catch (error) {
      tell({ kind: 'failed', error });
    } finally {
      // Whoever comes later begins anew.
      if (readers.get(job.id) === reader) readers.delete(job.id);
    }
  }

  function readerOf(job: Pick<JobRow, 'id' | 'userId'>): Reader {
    const found = readers.get(job.id);
    if (found) return found;
    const reader: Reader = { latest: { kind: 'unread' }, wakers: new Set(), stop: new AbortController() };
    readers.set(job.id, reader);
    void keepReading(job, reader);
    return reader;
  }

  function leave(jobId: string, reader: Reader): void {
    if (reader.wakers.size > 0) return;
    if (readers.get(jobId) === reader) readers.delete(jobId);
    reader.stop.abort();
  }

  return {
    async *follow(job, signal) {
      let wake: () => void = () => undefined;
      const waker = () => wake();
      const reader = readerOf(job);
      reader.wakers.add(waker);
      signal.addEventListener('abort', waker);
      let seen: Latest = { kind: 'unread' };
      try {
        while (!signal.aborted) {
          const { latest } = reader;
          if (latest === seen || latest.kind === 'unread') {
            await new Promise<void>((resolve) => {
              wake = resolve;
            });
            continue;
          }
          seen = latest;
          if (latest.kind === 'failed') throw latest.error;
          if (latest.kind === 'gone') return;
          yield latest.state;
          if (isEnded(latest.state.row.state)) return;
        }
      } finally {
        signal.removeEventListener('abort', waker);
        reader.wakers.delete(waker);
        leave(job.id, reader);
      }
    },
  };
}

/** @param known previews of earlier states: only newer ones are read */
function stateOf(database: Database, outlook: Outlook, row: JobRow, known: Map<number, Preview>): JobState {
  return {
    row,
    shown: once(() => showJob(database, outlook, row)),
    pictures: once(() => readJobPictures(database, row.id)),
    previews: once(async () => {
      for (const { pictureIndex, sequence } of await readPreviewSequences(database, row.id)) {
        if ((known.get(pictureIndex)?.sequence ?? 0) >= sequence) continue;
        const preview = await readPreview(database, row.id, pictureIndex);
        if (preview) known.set(pictureIndex, preview);
      }
      return [...known.values()];
    }),
  };
}

function once<T>(read: () => Promise<T>): () => Promise<T> {
  let reading: Promise<T> | undefined;
  return () => {
    reading ??= read();
    return reading;
  };
}
