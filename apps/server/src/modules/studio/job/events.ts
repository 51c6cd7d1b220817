/** GET /studio/jobs/{id}/events: a job as server-sent events. */
import type { Job, JobPreview, Variation } from '@filigree/contracts';
import type { Database } from '../../../database/connect.ts';
import type { Bell } from '../../../jobs/bell.ts';
import { showJobPicture } from '../variations/show.ts';
import { readJobPictures } from './pictures.ts';
import { readJob, readPreview, readPreviewSequences } from './read.ts';
import { isEnded, type JobRow } from './row.ts';
import { showJob } from './show.ts';
import { changesOf } from './watch.ts';

export type JobEvent =
  | { readonly event: 'job'; readonly data: Job }
  | { readonly event: 'preview'; readonly data: JobPreview }
  | { readonly event: 'variation'; readonly data: { index: number; variation: Variation } };

/**
 * The state of a job at once, with its finished pictures and newest previews; then every change. The last event is
 * the job in its final state. Ends early, without it, when the signal is aborted.
 */
export async function* jobEvents(
  database: Database,
  bell: Bell,
  job: JobRow,
  signal: AbortSignal,
): AsyncGenerator<JobEvent> {
  const seenPreviews = new Map<number, number>();
  const seenPictures = new Set<number>();
  let lastSent = '';
  for await (const _change of changesOf(bell, job.id, signal)) {
    const row = await readJob(database, job.userId, job.id);
    if (!row) return;
    const shown = await showJob(database, row);
    const text = JSON.stringify(shown);
    if (text !== lastSent) yield { event: 'job', data: shown };
    lastSent = text;
    if (isEnded(row.state)) return;
    yield* newPictures(database, row, seenPictures);
    yield* newPreviews(database, row.id, seenPreviews, seenPictures);
  }
}

async function* newPictures(database: Database, job: JobRow, seen: Set<number>): AsyncGenerator<JobEvent> {
  for (const picture of await readJobPictures(database, job.id)) {
    if (seen.has(picture.pictureIndex)) continue;
    seen.add(picture.pictureIndex);
    const { version, changes } = futureVersion(job);
    const variation = showJobPicture(picture, job.prompt, version, changes);
    yield { event: 'variation', data: { index: picture.pictureIndex, variation } };
  }
}

/** What the picture's version will be called; a refinement made meanwhile elsewhere moves it one on. */
function futureVersion({ task }: JobRow): { version: number; changes: readonly string[] } {
  if (task.kind === 'generate') return { version: 1, changes: [] };
  return { version: task.baseVersion + 1, changes: task.changes };
}

async function* newPreviews(
  database: Database,
  jobId: string,
  seen: Map<number, number>,
  finished: ReadonlySet<number>,
): AsyncGenerator<JobEvent> {
  for (const { pictureIndex, sequence } of await readPreviewSequences(database, jobId)) {
    if (finished.has(pictureIndex) || (seen.get(pictureIndex) ?? 0) >= sequence) continue;
    const preview = await readPreview(database, jobId, pictureIndex);
    if (!preview) continue;
    seen.set(pictureIndex, preview.sequence);
    yield {
      event: 'preview',
      data: {
        index: pictureIndex,
        sequence: preview.sequence,
        width: preview.width,
        height: preview.height,
        image: `data:image/webp;base64,${preview.image.toString('base64')}`,
      },
    };
  }
}
