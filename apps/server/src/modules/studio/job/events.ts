/** GET /studio/jobs/{id}/events: a job as server-sent events. */
import type { Job, JobPreview, Variation } from '@filigree/contracts';
import { showJobPicture } from '../variations/show.ts';
import type { JobFollowers, JobState } from './follow.ts';
import { isEnded, type JobRow } from './row.ts';

export type JobEvent =
  | { readonly event: 'job'; readonly data: Job }
  | { readonly event: 'preview'; readonly data: JobPreview }
  | { readonly event: 'variation'; readonly data: { index: number; variation: Variation } };

/**
 * The state of a job at once, with its finished pictures and newest previews; then every change. The last event is
 * the job in its final state. Ends early, without it, when the signal is aborted.
 */
export async function* jobEvents(
  followers: JobFollowers,
  job: JobRow,
  signal: AbortSignal,
): AsyncGenerator<JobEvent> {
  const seenPreviews = new Map<number, number>();
  const seenPictures = new Set<number>();
  let lastSent = '';
  for await (const state of followers.follow(job, signal)) {
    const shown = await state.shown();
    const text = JSON.stringify(shown);
    if (text !== lastSent) yield { event: 'job', data: shown };
    lastSent = text;
    if (isEnded(state.row.state)) return;
    yield* newPictures(await state.pictures(), state.row, seenPictures);
    yield* newPreviews(await state.previews(), seenPreviews, seenPictures);
  }
}

function* newPictures(
  pictures: Awaited<ReturnType<JobState['pictures']>>,
  job: JobRow,
  seen: Set<number>,
): Generator<JobEvent> {
  for (const picture of pictures) {
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

function* newPreviews(
  previews: Awaited<ReturnType<JobState['previews']>>,
  seen: Map<number, number>,
  finished: ReadonlySet<number>,
): Generator<JobEvent> {
  for (const preview of previews) {
    const { pictureIndex: index, sequence, width, height } = preview;
    if (finished.has(index) || (seen.get(index) ?? 0) >= sequence) continue;
    seen.set(index, sequence);
    const image = `data:image/webp;base64,${preview.image.toString('base64')}`;
    yield { event: 'preview', data: { index, sequence, width, height, image } };
  }
}
