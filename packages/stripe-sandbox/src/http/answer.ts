/** One request to the API: authorized, routed, answered in one transaction. */
import type pg from 'pg';
import type { Call, Pages } from '../calls/call.ts';
import { calls } from '../calls/index.ts';
import { type ErrorBody, invalid, Refusal } from '../errors.ts';
import { newId } from '../id.ts';
import { inTransaction } from '../storage/store.ts';
import { API_VERSION } from '../version.ts';
import { authorize, forbiddenToBrowsers, forbiddenToPublishable, type Keys } from './authorize.ts';
import { headerOf, type SandboxRequest, type SandboxResponse } from './exchange.ts';
import { type Form, parseForm } from './form.ts';
import { once } from './idempotency.ts';

export interface ApiContext {
  readonly pool: pg.Pool;
  readonly keys: Keys;
  readonly pages: Pages;
  /** Hears that something may have happened that must be told. */
  readonly onChange: () => void;
}

/** Whose calls are answered: of the shop's server on this machine, or of anybody's browser. */
export type Audience = 'server' | 'browser';

interface Found {
  readonly call: Call;
  readonly id: string;
}

const routes = calls.map((call) => ({
  call,
  pattern: new RegExp(`^/v1${call.path.replaceAll(':id', '([^/]+)')}$`),
}));

/** Never throws of what a client did; what is a fault of the sandbox itself is thrown on. */
export async function answerApi(
  context: ApiContext,
  request: SandboxRequest,
  audience: Audience,
): Promise<SandboxResponse> {
  const requestId = newId('req', 14);
  const headers: Record<string, string> = {
    'content-type': 'application/json',
    'request-id': requestId,
    'stripe-version': API_VERSION,
    'cache-control': 'no-cache, no-store',
  };
  const key = headerOf(request, 'idempotency-key');
  if (key !== undefined) headers['idempotency-key'] = key;
  try {
    const { status, body, originalRequest } = await answer(context, request, requestId, key, audience);
    if (originalRequest !== undefined) {
      headers['idempotent-replayed'] = 'true';
      headers['original-request'] = originalRequest;
    }
    return { status, headers, body };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return {
      status: error.status,
      headers,
      body: JSON.stringify({ error: error.body satisfies ErrorBody }, null, 2),
    };
  }
}

async function answer(
  context: ApiContext,
  request: SandboxRequest,
  requestId: string,
  key: string | undefined,
  audience: Audience,
) {
  const [path = '', query = ''] = request.url.split('?', 2);
  const form = formOf(request, query);
  const which = authorize(context.keys, request, form);
  delete form.key;
  // It belongs to the shop's server alone, and has no business on a public address.
  if (which === 'secret' && audience === 'browser') throw forbiddenToBrowsers();
  judgeVersion(request);
  const { call, id } = find(request.method, path);
  const isPublic = which === 'publishable';
  if (isPublic && call.isPublic !== true) throw forbiddenToPublishable();
  const answered = await inTransaction(context.pool, async (store) => {
    const run = () => call.answer({ store, form, id, isPublic, pages: context.pages });
    if (key !== undefined && request.method === 'POST') {
      return once(store, key, { method: request.method, path, body: request.body, id: requestId }, run);
    }
    const { status, body } = await run();
    return { status, body: JSON.stringify(body) };
  });
  if (request.method === 'POST') context.onChange();
  return { originalRequest: undefined, ...answered };
}

function formOf(request: SandboxRequest, query: string): Form {
  if (request.method === 'GET') return parseForm(query);
  const type = headerOf(request, 'content-type') ?? 'application/x-www-form-urlencoded';
  if (request.body !== '' && !type.startsWith('application/x-www-form-urlencoded')) {
    throw invalid('Invalid request body: send it as application/x-www-form-urlencoded.');
  }
  return parseForm(request.body);
}

function judgeVersion(request: SandboxRequest): void {
  const version = headerOf(request, 'stripe-version');
  if (version !== undefined && version !== API_VERSION) {
    throw invalid(`Invalid Stripe API version: ${version.slice(0, 40)}. This sandbox speaks ${API_VERSION}.`);
  }
}

function find(method: string, path: string): Found {
  for (const { call, pattern } of routes) {
    const match = call.method === method ? pattern.exec(path) : null;
    if (match) return { call, id: decode(match[1] ?? '') };
  }
  throw new Refusal(404, {
    type: 'invalid_request_error',
    message: `Unrecognized request URL (${method}: ${path.slice(0, 200)}). If you are trying to list objects, remove the trailing slash. If you are trying to retrieve an object, make sure you passed a valid (non-empty) identifier in your code.`,
  });
}

function decode(part: string): string {
  try {
    const id = decodeURIComponent(part);
    if (!id.includes('\0')) return id;
  } catch (error) {
    if (!(error instanceof URIError)) throw error;
  }
  throw invalid('Invalid identifier in the URL.');
}
