/** Serves the built web app beside the API. */
import { API_BASE_PATH } from '@filigree/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { bestEncoding } from '../http/encoding.ts';
import { fail, sendFailure } from '../http/failure.ts';
import { contentSecurityPolicy } from '../http/security.ts';
import { answerUnknown } from '../http/unknown.ts';
import { readWebApp, type WebApp, type WebFile } from './files.ts';

const FOREVER = 'public, max-age=31536000, immutable';
/** May be kept, but is asked for anew each time: a new version shows at the next visit. */
const ASK_AGAIN = 'no-cache';

/** @param publicUrl the address that people use, without a slash at its end; undefined while nobody has named one */
export async function webRoutes(
  app: FastifyInstance,
  root: string,
  publicUrl: string | undefined,
): Promise<void> {
  const web = await readWebApp(root, publicUrl);
  app.get('/*', async (request, reply) => {
    const path = pathOf(request);
    if (path === API_BASE_PATH || path.startsWith(`${API_BASE_PATH}/`)) return answerUnknown(request, reply);
    const file = find(web, path);
    if (file) return send(request, reply, file);
    const message = web.fallback
      ? 'There is nothing at this address.'
      : 'The web app is not built. Run `npm run build:web`, then start again.';
    return sendFailure(reply, fail('NOT_FOUND', message).failure);
  });
}

function pathOf(request: FastifyRequest): string {
  return request.url.split('?', 1)[0] ?? '/';
}

/** Other addresses are the app's own, which also has a page for those it does not know; files are there or not. */
function find(web: WebApp, path: string): WebFile | undefined {
  const plain = path.length > 1 ? path.replace(/\/$/, '') : path;
  const isFileName = /\.\w{1,12}$/.test(plain);
  return web.files.get(plain) ?? (isFileName ? undefined : web.fallback);
}

async function send(request: FastifyRequest, reply: FastifyReply, file: WebFile): Promise<FastifyReply> {
  const encoding = file.compressed && bestEncoding(request.headers['accept-encoding']);
  const tag = `"${file.etag}${encoding ? `-${encoding}` : ''}"`;
  reply
    .type(file.mediaType)
    .header('cache-control', file.isHashed ? FOREVER : ASK_AGAIN)
    .header('etag', tag);
  if (file.compressed) reply.header('vary', 'Accept-Encoding');
  if (file.scriptHashes.length > 0) {
    reply.header('content-security-policy', contentSecurityPolicy(request.server, file.scriptHashes));
  }
  if (request.headers['if-none-match']?.includes(tag)) return reply.code(304).send();
  if (!encoding || !file.compressed) return reply.send(file.bytes);
  return reply.header('content-encoding', encoding).send(await file.compressed(encoding));
}
