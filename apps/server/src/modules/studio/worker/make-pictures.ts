/**
 * From the designs of a job to its recorded pictures. A rough preview of every piece comes first, so that there is
 * something to see early; then each picture is finished. While one piece is drawn, the next one is built.
 */

import type { BaseLogger } from 'pino';
import { newId } from '../../../database/id.ts';
import type { StoredDesign } from '../../../database/schema/studio.ts';
import type { Storage } from '../../../storage/storage.ts';
import { showBudget } from '../bench/show-budget.ts';
import { NotMakeable, type Piece, type Workbench } from '../bench/workbench.ts';
import { modelKey, pictureKey } from '../files.ts';
import type { NewJobPicture } from '../job/pictures.ts';
import type { JobRow } from '../job/row.ts';
import { seedOf } from '../seed.ts';
import { MODEL_NAME } from '../settings.ts';
import type { Reporter } from './reporter.ts';

/** Shares of a picture's progress. */
const BUILT = 0.1;
const PREVIEWED = 0.15;
const DRAWN = 0.95;

/** A design and what was built of it. */
interface Built {
  readonly design: StoredDesign;
  readonly piece: Piece;
}

export interface PictureTools {
  readonly log: Pick<BaseLogger, 'warn'>;
  readonly workbench: Workbench;
  readonly storage: Storage;
  readonly reporter: Reporter;
  /** Writes a stored picture down, under the job's claim. */
  readonly record: (picture: NewJobPicture) => Promise<void>;
}

/**
 * Makes every picture of a job that an earlier attempt has not finished. Rejects with the signal's reason when
 * aborted, and with the first error of any picture.
 */
export async function makePictures(
  tools: PictureTools,
  job: JobRow,
  finished: ReadonlySet<number>,
  signal: AbortSignal,
): Promise<void> {
  const { reporter } = tools;
  const failed = new AbortController();
  const either = AbortSignal.any([signal, failed.signal]);
  const background: Promise<void>[] = [];
  const inBackground = (work: Promise<void>) => {
    // Whoever fails first stops the others; the reason is thrown below.
    background.push(work.catch((error: unknown) => failed.abort(error)));
  };
  const pieces = new Map<number, Built>();
  try {
    reporter.stage('designing');
    for (const index of finished) reporter.picture(index, 1);
    for (const index of job.task.designs.keys()) {
      if (finished.has(index)) continue;
      reporter.stage('building');
      const built = await buildOrSpare(tools, job, index, either);
      pieces.set(index, built);
      reporter.picture(index, BUILT);
      reporter.stage('lighting');
      inBackground(previewPiece(tools, index, built.piece, either));
    }
    for (const [index, built] of pieces) {
      const picture = await drawPiece(tools, index, built.piece, either);
      inBackground(storePiece(tools, job, index, built, picture));
    }
    await Promise.all(background);
    either.throwIfAborted();
    reporter.stage('storing');
  } finally {
    failed.abort(signal.reason ?? new Error('The pictures of this job are over.'));
    await Promise.all(background);
    for (const { piece } of pieces.values()) piece.dispose();
  }
}

/**
 * The design of a place, or its spare when the parts of the design cannot be joined: one unlucky draw among four is
 * our fault, not the customer's. A refinement has no spare: nothing else was asked for.
 */
async function buildOrSpare(
  { workbench, log }: PictureTools,
  job: JobRow,
  index: number,
  signal: AbortSignal,
): Promise<Built> {
  const { task } = job;
  const design = task.designs[index]!;
  const seed = seedOf(job.seed, index);
  try {
    return { design, piece: await workbench.build(design, seed, signal) };
  } catch (err) {
    const spare = task.kind === 'generate' ? task.spares?.[index] : undefined;
    if (!(err instanceof NotMakeable) || !spare) throw err;
    log.warn({ err, jobId: job.id, index, design }, 'a design cannot be made, its spare is');
    return { design: spare, piece: await workbench.build(spare, seed, signal) };
  }
}

async function previewPiece(
  { reporter }: PictureTools,
  index: number,
  piece: Piece,
  signal: AbortSignal,
): Promise<void> {
  reporter.preview(index, await piece.preview(signal));
  reporter.picture(index, PREVIEWED);
}

function drawPiece({ reporter }: PictureTools, index: number, piece: Piece, signal: AbortSignal) {
  reporter.stage('polishing');
  return piece.picture({
    signal,
    onPreview: (preview) => reporter.preview(index, preview),
    onProgress: (fraction) => reporter.picture(index, PREVIEWED + (DRAWN - PREVIEWED) * fraction),
  });
}

/** What was to be spent; of a refinement nothing is known. */
const budgetOf = ({ task }: JobRow) => (task.kind === 'generate' ? task.brief?.budget : undefined);

/** The files first, then the row that names them. */
async function storePiece(
  { storage, reporter, record }: PictureTools,
  job: JobRow,
  index: number,
  { design, piece }: Built,
  picture: Awaited<ReturnType<Piece['picture']>>,
): Promise<void> {
  const path = pictureKey(job.folder, index, picture.extension);
  const modelPath = modelKey(job.folder, index);
  await storage.put(path, picture.bytes, picture.contentType);
  await storage.put(modelPath, await piece.model(), 'model/gltf-binary');
  const { width, height, view } = picture;
  await record({
    jobId: job.id,
    pictureIndex: index,
    variationId: job.task.kind === 'refine' ? job.task.variationId : newId(),
    design,
    title: piece.title,
    images: [{ path, width, height, view, alt: piece.alt }],
    modelPath,
    estimate: piece.estimate,
    checks: [...piece.checks, ...showBudget(budgetOf(job), piece.estimate)],
    modelUsed: MODEL_NAME,
  });
  reporter.picture(index, 1);
}
