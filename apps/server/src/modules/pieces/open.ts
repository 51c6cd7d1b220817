/** A piece of the catalogue becomes a starting design of a person in the Studio, free of charge. */
import { extname } from 'node:path';
import type { Variation } from '@filigree/contracts';
import sharp from 'sharp';
import { fail, ok, type Result } from '../../http/failure.ts';
import { attempt } from '../../http/throttle.ts';
import { logDamage } from '../../storage/log-damage.ts';
import { formatOfKey, MEDIA_TYPES, readPicture } from '../images/index.ts';
import { type Appraisal, findUntouched, keepPiece } from '../studio/index.ts';
import { findDesign } from './design.ts';
import { findPiece } from './find.ts';
import { findModel, type ModelTools, ordered } from './model.ts';

export interface OpeningTools extends ModelTools {
  readonly isThrottled: boolean;
}

/** New copies a person may have: each holds files; opening a piece again costs nothing. */
const OPENED_AN_HOUR = 60;
/** A stored picture is our own, but it is decoded: the product makes none larger. */
const MOST_PIXELS = 4096 * 4096;

const noDesign = () => fail('NOT_FOUND', 'This piece has no design to start from.');

/**
 * The same variation for as long as the person has not changed it. Fails with NOT_FOUND, RATE_LIMITED or
 * SERVICE_UNAVAILABLE; nothing is kept then.
 */
export async function openPiece(
  tools: OpeningTools,
  userId: string,
  pieceId: string,
  signal: AbortSignal,
): Promise<Result<Variation>> {
  const { database, storage } = tools;
  const row = await findPiece(database, pieceId);
  if (!row) return fail('NOT_FOUND', 'There is no such piece.');
  const face = row.pictures[0];
  const found = await findDesign(database, pieceId);
  if (!found || !face) return noDesign();
  const read = await readPicture(storage, face.path, { onDamage: logDamage(tools.log), signal });
  if (!read.ok) return read.failure.code === 'NOT_FOUND' ? noDesign() : read;
  const bytes = read.value;
  const untouched = await findUntouched(database, userId, { pieceId, design: found.stored });
  if (untouched) return ok(untouched);
  if (tools.isThrottled) {
    const limit = { key: `open:${userId}`, attempts: OPENED_AN_HOUR, windowS: 3600 };
    const allowed = await attempt(database, [limit]);
    if (!allowed.ok) return allowed;
  }
  const model = await findModel(tools, row, signal);
  if (!model.ok) return model;
  const appraised = await ordered(
    tools.office,
    `appraisal:${pieceId}:${row.designDigest}`,
    { kind: 'appraisal', design: found.design },
    signal,
  );
  if (!appraised.ok) return appraised;
  const appraisal = JSON.parse(Buffer.from(appraised.value).toString()) as Appraisal;
  const format = formatOfKey(face.path);
  if (!format) throw new Error(`${face.path} is not named as a picture.`);
  const { width, height } = await sharp(bytes, { limitInputPixels: MOST_PIXELS }).metadata();
  return ok(
    await keepPiece(tools, userId, {
      pieceId,
      prompt: row.prompt,
      design: found.stored,
      picture: {
        bytes,
        width,
        height,
        alt: face.alt,
        extension: extname(face.path).slice(1),
        contentType: MEDIA_TYPES[format],
      },
      model: model.value,
      ...appraisal,
    }),
  );
}
