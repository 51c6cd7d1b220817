/**
 * Answers that are the same for everybody, written down once and sent many times. Whoever keeps one has to know by
 * other means that it still holds.
 */
import { createHash } from 'node:crypto';
import type { Call } from '@filigree/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { bestEncoding, type Encoding, encode } from './encoding.ts';

/** May be kept by browsers and proxies, but is asked for anew each time: what has not changed travels as a 304. */
const ASK_AGAIN = 'public, no-cache';
const WORTH_COMPRESSING_BYTES = 1_024;

/** @typeParam Id of the call that it answers. */
export interface PreparedAnswer<Id extends string = string> {
  readonly ok: true;
  readonly callId: Id;
  /** The whole body as sent: JSON in UTF-8. */
  readonly prepared: Buffer;
  readonly etag: string;
  readonly headers: Readonly<Record<string, string>>;
  /** The body as the encoding makes it; made at the first call. */
  readonly encoded: (encoding: Encoding) => Promise<Buffer>;
}

/** Holds a value against the schema of its call, and writes it down. */
export function prepare<const C extends Call & { readonly response: z.ZodType }>(
  call: C,
  value: z.input<C['response']>,
): PreparedAnswer<C['id']> {
  return prepared(call.id, JSON.stringify(call.response.parse(value)));
}

/**
 * The answer of a call whose response is a list, from entries that were written down before.
 * @param entries JSON; each was held against the schema of an entry.
 */
export function prepareList<const C extends Call & { readonly response: z.ZodArray }>(
  call: C,
  entries: readonly string[],
  headers: Readonly<Record<string, string>> = {},
): PreparedAnswer<C['id']> {
  return prepared(call.id, `[${entries.join(',')}]`, headers);
}

function prepared<Id extends string>(
  callId: Id,
  data: string,
  headers: Readonly<Record<string, string>> = {},
): PreparedAnswer<Id> {
  const body = Buffer.from(`{"data":${data}}`);
  const made = new Map<Encoding, Promise<Buffer>>();
  return {
    ok: true,
    callId,
    prepared: body,
    etag: createHash('sha256').update(body).digest('base64url').slice(0, 27),
    headers,
    encoded: (encoding) => {
      const found = made.get(encoding) ?? encode(encoding, body, 'quickly');
      made.set(encoding, found);
      return found;
    },
  };
}

export async function sendPrepared(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: PreparedAnswer,
): Promise<FastifyReply> {
  const encoding =
    answer.prepared.length < WORTH_COMPRESSING_BYTES
      ? undefined
      : bestEncoding(request.headers['accept-encoding']);
  const tag = `"${answer.etag}${encoding ? `-${encoding}` : ''}"`;
  reply.headers(answer.headers).header('cache-control', ASK_AGAIN).header('etag', tag);
  reply.header('vary', 'Accept-Encoding');
  if (hasTag(request.headers['if-none-match'], tag)) return reply.code(304).send();
  reply.header('content-type', 'application/json; charset=utf-8');
  if (encoding === undefined) return reply.send(answer.prepared);
  return reply.header('content-encoding', encoding).send(await answer.encoded(encoding));
}

/** RFC 9110, section 13.1.2: a list of tags, compared weakly, or any. */
export function hasTag(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false;
  return header.split(',').some((entry) => ['*', tag].includes(entry.trim().replace(/^W\//, '')));
}
