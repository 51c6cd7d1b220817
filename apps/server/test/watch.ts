/**
 * Holds whatever an application answers against the contracts: each answer of a call in any test has to be one that
 * its call documents.
 */
import {
  type Call,
  calls,
  ERROR_STATUS,
  errorEnvelopeSchema,
  errorsOf,
  successesOf,
} from '@filigree/contracts';
import { deskCalls } from '@filigree/contracts/desk';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';

export interface Watch {
  /** `login INVALID_CREDENTIALS`, `login 200`: what was seen of which call. */
  readonly seen: ReadonlySet<string>;
  /** What no call documents, in words. */
  readonly violations: readonly string[];
}

const byId = new Map(
  [...Object.values<Call>(calls), ...Object.values<Call>(deskCalls)].map((call) => [call.id, call]),
);
const envelope = z.strictObject({ data: z.unknown() });
const refusal = z.strictObject({ error: z.strictObject(errorEnvelopeSchema.shape.error.shape) });

/** To be set up before the routes are. */
export function watchContracts(app: FastifyInstance): Watch {
  const seen = new Set<string>();
  const violations: string[] = [];
  app.addHook('onSend', async (request, reply, payload) => {
    const call = byId.get(request.routeOptions.config.callId ?? '');
    if (!call) return;
    const judged = judge(call, reply, payload);
    seen.add(`${call.id} ${judged.what}`);
    if (judged.wrong !== undefined) violations.push(`${call.id} ${judged.what}: ${judged.wrong}`);
  });
  return { seen, violations };
}

interface Judged {
  readonly what: string;
  readonly wrong?: string | undefined;
}

function judge(call: Call, reply: FastifyReply, payload: unknown): Judged {
  if (reply.statusCode >= 400) return judgeRefusal(call, reply, payload);
  const what = String(reply.statusCode);
  // What the browser has already.
  if (reply.statusCode === 304) return { what };
  const isAccepted = reply.statusCode === 202 && call.accepted !== undefined;
  if (!isAccepted && !successesOf(call).includes(reply.statusCode)) return { what, wrong: 'another status' };
  const type = String(reply.getHeader('content-type') ?? '');
  if (call.stream !== undefined) {
    const isRight = type.split(';')[0]!.startsWith(call.stream.replace(/\*$/, ''));
    return { what, wrong: isRight ? undefined : `media type "${type}"` };
  }
  if (reply.hasHeader('content-encoding')) return { what };
  const schema = isAccepted ? call.accepted : call.response;
  const { data } = envelope.parse(JSON.parse(String(payload)));
  const parsed = schema?.safeParse(data);
  if (!parsed?.success) return { what, wrong: parsed ? z.prettifyError(parsed.error) : 'no schema' };
  // Nothing was dropped by the schema: the answer has no field that the contract does not name.
  const isWhole = JSON.stringify(sorted(parsed.data)) === JSON.stringify(sorted(data));
  return { what, wrong: isWhole ? undefined : 'a field that the contract does not name' };
}

function judgeRefusal(call: Call, reply: FastifyReply, payload: unknown): Judged {
  const parsed = refusal.safeParse(JSON.parse(String(payload)));
  if (!parsed.success) return { what: String(reply.statusCode), wrong: 'not in the form of an error' };
  const { code, status, message } = parsed.data.error;
  const statuses = new Set([ERROR_STATUS[code], status, reply.statusCode]);
  if (statuses.size > 1) return { what: code, wrong: `status ${[...statuses].join(', ')}` };
  if (message.trim() === '') return { what: code, wrong: 'no message' };
  return { what: code, wrong: errorsOf(call).includes(code) ? undefined : 'not documented' };
}

/** The same value whatever the order of its keys. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, sorted(inner)]),
  );
}
