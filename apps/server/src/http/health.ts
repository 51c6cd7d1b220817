/** GET /healthz: this process answers. GET /readyz: so does everything behind it. */
import { healthSchema, readinessSchema } from '@filigree/contracts';
import type { FastifyInstance } from 'fastify';
import { isOutOfRoom } from '../database/away.ts';
import type { Deps } from './deps.ts';

const CHECK_TIMEOUT_MS = 5_000;
/** Everybody may ask; the answer is worked out at most this often. */
const ANSWER_LIFETIME_MS = 1_000;

export function healthRoutes(app: FastifyInstance, deps: Deps): void {
  app.get('/healthz', (_request, reply) =>
    reply.header('cache-control', 'no-store').send(healthSchema.parse({ status: 'ok' })),
  );

  let latest: { untilMs: number; readiness: Promise<Readiness> } | undefined;
  app.get('/readyz', async (request, reply) => {
    if (latest === undefined || latest.untilMs < performance.now()) {
      latest = { untilMs: performance.now() + ANSWER_LIFETIME_MS, readiness: judge(deps.readiness) };
    }
    const { checks, causes } = await latest.readiness;
    const ready = causes.length === 0;
    for (const { name, cause } of causes) request.log.warn({ check: name, err: cause }, 'a check has failed');
    const body = readinessSchema.parse({ status: ready ? 'ready' : 'unready', checks });
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send(body);
  });
}

interface Readiness {
  readonly checks: Record<string, { ok: boolean; message?: string }>;
  readonly causes: readonly { name: string; cause: unknown }[];
}

async function judge(readiness: Deps['readiness']): Promise<Readiness> {
  const names = Object.keys(readiness);
  const results = await Promise.allSettled(names.map((name) => bounded(readiness[name]!())));
  const checks: Readiness['checks'] = {};
  const causes: { name: string; cause: unknown }[] = [];
  results.forEach((result, index) => {
    const name = names[index]!;
    checks[name] =
      result.status === 'fulfilled'
        ? { ok: true }
        : { ok: false, message: isOutOfRoom(result.reason) ? 'no room left' : 'not working' };
    if (result.status === 'rejected') causes.push({ name, cause: result.reason });
  });
  return { checks, causes };
}

async function bounded(check: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer within ${CHECK_TIMEOUT_MS} ms.`)), CHECK_TIMEOUT_MS);
  });
  try {
    await Promise.race([check, late]);
  } finally {
    clearTimeout(timer);
  }
}
