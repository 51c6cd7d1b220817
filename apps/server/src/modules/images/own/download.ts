import type { FastifyReply } from 'fastify';
import { ok, type Result } from '../../../http/failure.ts';
import { untilGone } from '../../../http/gone.ts';
import { formatOfKey, MEDIA_TYPES } from '../variant.ts';
import { type ImageReading, readImage } from './find.ts';

/** Sends a person's picture as a file to be saved. */
export async function downloadImage(
  tools: ImageReading,
  userId: string,
  id: string,
  reply: FastifyReply,
): Promise<Result<FastifyReply>> {
  const found = await readImage(tools, userId, id, untilGone(reply));
  if (!found.ok) return found;
  const { row, bytes } = found.value;
  const extension = row.path.slice(row.path.lastIndexOf('.') + 1);
  return ok(
    reply
      .type(MEDIA_TYPES[formatOfKey(row.path) ?? 'png'])
      .header('content-disposition', `attachment; filename="filigree-${row.id}.${extension}"`)
      .header('cache-control', 'private, no-cache')
      .send(Buffer.from(bytes)),
  );
}
