/** Serves the built web app beside the API. */
import { API_BASE_PATH } from '@filigree/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { bestEncoding } from '../http/encoding.ts';
import { fail, sendFailure } from '../http/failure.ts';
import { contentSecurityPolicy } from '../http/security.ts';
import { answerUnknown, nothingHere } from '../http/unknown.ts';
import { type Installation, readWebApp, type WebApp, type WebFile } from './files.ts';

const FOREVER = 'public, max-age=31536000, immutable';
/** May be kept, but is asked for anew each time: a new version shows at the next visit. */
const ASK_AGAIN = 'no-cache';
/** The same, of what proxies must not keep for others. */
const ASK_AGAIN_IN_PRIVATE = 'private, no-cache';
/** The page of a piece is public: search engines and shared links must not find one that is not there. */
const PIECE_PAGE = /^\/pieces\/([^/]+)$/;
/** The desk's pages are there for staff alone. */
const DESK_PAGE = /^\/desk(?:\/|$)/;
/** Files are there or not; all other addresses are the app's own, which also has a page for those it does not know. */
const IS_FILE_NAME = /\.\w{1,12}$/;

/** What only the shop itself knows of its pages. */
export interface PageKnowledge {
  /** Whether the catalogue shows a piece; its page answers 404 where it does not. */
  readonly pieceExists: (id: string) => Promise<boolean>;
  /** Whether the desk's pages are there for whoever asks; others are answered as at any address that is not. */
  readonly deskOpens: (request: FastifyRequest, reply: FastifyReply) => Promise<boolean>;
}

export async function webRoutes(
  app: FastifyInstance,
  root: string,
  installation: Installation,
  { pieceExists, deskOpens }: PageKnowledge,
): Promise<void> {
  const web = await readWebApp(root, installation);
  const knows = async (path: string) => {
    const piece = PIECE_PAGE.exec(path)?.[1];
    if (piece === undefined || !web.knows(path)) return web.knows(path);
    return pieceExists(piece).catch((error: unknown) => {
      // The page says itself that the server is out of reach, and asks again.
      app.log.warn({ err: error }, 'a piece could not be looked up for its page');
      return true;
    });
  };
  const opens = (request: FastifyRequest, reply: FastifyReply) =>
    deskOpens(request, reply).catch((error: unknown) => {
      app.log.warn({ err: error }, 'it could not be looked up who asks for the desk');
      return false;
    });
  /** Strangers get what any address at which there is nothing is answered with, for its files too. */
  const sendDesk = async (request: FastifyRequest, reply: FastifyReply, path: string) => {
    const file = (await opens(request, reply)) ? deskFile(web, path) : undefined;
    if (file) return send(request, reply, file, ASK_AGAIN_IN_PRIVATE);
    if (web.fallback && !IS_FILE_NAME.test(path)) return send(request, reply.code(404), web.fallback);
    return sendFailure(reply, nothingHere().failure);
  };
  app.get('/*', async (request, reply) => {
    const path = pathOf(request);
    if (path === API_BASE_PATH || path.startsWith(`${API_BASE_PATH}/`)) return answerUnknown(request, reply);
    if (DESK_PAGE.test(path)) return sendDesk(request, reply, path);
    const file = web.files.get(path);
    if (file) return send(request, reply, file);
    if (web.fallback && !IS_FILE_NAME.test(path)) {
      return send(request, reply.code((await knows(path)) ? 200 : 404), web.fallback);
    }
    if (web.fallback) return sendFailure(reply, nothingHere().failure);
    const message = 'The web app is not built. Run `npm run build:web`, then start again.';
    return sendFailure(reply, fail('NOT_FOUND', message).failure);
  });
}

/** A file of the desk, or its page, which knows its own addresses. */
function deskFile({ files }: WebApp, path: string): WebFile | undefined {
  return files.get(path) ?? (IS_FILE_NAME.test(path) ? undefined : files.get('/desk'));
}

/** Without the slash at its end, which no page needs. */
function pathOf(request: FastifyRequest): string {
  const path = request.url.split('?', 1)[0] ?? '/';
  return path.length > 1 ? path.replace(/\/$/, '') : path;
}

async function send(
  request: FastifyRequest,
  reply: FastifyReply,
  file: WebFile,
  caching = file.isHashed ? FOREVER : ASK_AGAIN,
): Promise<FastifyReply> {
  const encoding = file.compressed && bestEncoding(request.headers['accept-encoding']);
  const tag = `"${file.etag}${encoding ? `-${encoding}` : ''}"`;
  reply.type(file.mediaType).header('cache-control', caching).header('etag', tag);
  if (file.compressed) reply.header('vary', 'Accept-Encoding');
  if (file.scriptHashes.length > 0) {
    reply.header('content-security-policy', contentSecurityPolicy(request.server, file.scriptHashes));
  }
  const isHad = reply.statusCode === 200 && request.headers['if-none-match']?.includes(tag);
  if (isHad) return reply.code(304).send();
  if (!encoding || !file.compressed) return reply.send(file.bytes);
  return reply.header('content-encoding', encoding).send(await file.compressed(encoding));
}
