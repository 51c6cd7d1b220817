/** The calls of the images. */
import multipart from '@fastify/multipart';
import { IMAGE_UPLOAD_MAX_BYTES, imagesCalls } from '@filigree/contracts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../http/deps.ts';
import { ok } from '../../http/failure.ts';
import { untilGone } from '../../http/gone.ts';
import { route } from '../../http/route.ts';
import { logDamage } from '../../storage/log-damage.ts';
import { downloadImage } from './own/download.ts';
import { findImage } from './own/find.ts';
import { remakeImage } from './own/remake.ts';
import { removeImage } from './own/remove.ts';
import { showImage } from './own/show.ts';
import { serveImage } from './serve.ts';
import { uploadImage } from './upload/upload.ts';
import { openVariants } from './variants.ts';

export async function imageRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  const onDamage = logDamage(deps.log);
  const variants = openVariants(deps.storage, {
    onError: (error) => deps.log.warn({ err: error }, 'a rendition could not be kept'),
    onDamage,
  });
  const { database } = deps.connection;
  const tools = { database, storage: deps.storage, onDamage };
  route(app, imagesCalls.serveImage, serveImage(variants));
  route(app, imagesCalls.getImage, async ({ user, params }) => {
    const found = await findImage(database, user.userId, params.id);
    return found.ok ? ok(showImage(found.value)) : found;
  });
  route(app, imagesCalls.deleteImage, ({ user, params }) => removeImage(tools, user.userId, params.id));
  route(app, imagesCalls.processImage, ({ user, params, reply }) =>
    remakeImage(tools, user.userId, params.id, { evenExposure: true }, untilGone(reply)),
  );
  route(app, imagesCalls.transformImage, ({ user, params, body, reply }) =>
    remakeImage(tools, user.userId, params.id, body, untilGone(reply)),
  );
  route(app, imagesCalls.downloadImage, ({ user, params, reply }) =>
    downloadImage(tools, user.userId, params.id, reply),
  );
  // In a scope of its own: no other call understands multipart bodies.
  await app.register(async (scope) => {
    await scope.register(multipart, {
      throwFileSizeLimit: true,
      limits: {
        fileSize: IMAGE_UPLOAD_MAX_BYTES,
        files: 1,
        fields: 4,
        parts: 5,
        fieldSize: 1_024,
        headerPairs: 20,
      },
    });
    route(scope, imagesCalls.uploadImage, uploadImage(deps));
  });
}
