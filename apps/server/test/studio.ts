/** Steps of a person in the studio, as tests take them. */
import {
  type GenerationResult,
  generationResultSchema,
  type Job,
  jobSchema,
  type RefinementResult,
  refinementResultSchema,
} from '@filigree/contracts';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import type { TestUser } from './app.ts';

type Method = 'GET' | 'POST' | 'DELETE';
/** A body that the request brings along, as JSON or as it is. */
type Payload = NonNullable<InjectOptions['payload']>;

export function send(
  app: FastifyInstance,
  user: TestUser,
  method: Method,
  path: string,
  payload?: Payload,
  headers: Record<string, string> = {},
): Promise<LightMyRequestResponse> {
  return app.inject({
    method,
    url: `/api${path}`,
    headers: { ...user.headers, ...headers },
    ...(payload === undefined ? {} : { payload }),
  });
}

export const A_RING = { prompt: 'a slim rose gold ring' };

/** Generates and waits for the result. */
export async function generateRing(app: FastifyInstance, user: TestUser): Promise<GenerationResult> {
  const response = await send(app, user, 'POST', '/studio/generate', A_RING);
  if (response.statusCode !== 200)
    throw new Error(`Generating answered ${response.statusCode}: ${response.body}`);
  return generationResultSchema.parse(response.json().data);
}

/** Begins a generation and returns its job at once. */
export async function beginRing(app: FastifyInstance, user: TestUser, key?: string): Promise<Job> {
  const response = await send(app, user, 'POST', '/studio/generate', A_RING, {
    prefer: 'respond-async',
    ...(key === undefined ? {} : { 'idempotency-key': key }),
  });
  if (response.statusCode !== 202)
    throw new Error(`Generating answered ${response.statusCode}: ${response.body}`);
  return jobSchema.parse(response.json().data);
}

export async function refineRing(
  app: FastifyInstance,
  user: TestUser,
  variationId: string,
): Promise<RefinementResult> {
  const body = { variationId, refinements: 'a wider band' };
  const response = await send(app, user, 'POST', '/studio/refine', body);
  if (response.statusCode !== 200)
    throw new Error(`Refining answered ${response.statusCode}: ${response.body}`);
  return refinementResultSchema.parse(response.json().data);
}

export async function getJob(app: FastifyInstance, user: TestUser, id: string): Promise<Job> {
  return jobSchema.parse((await send(app, user, 'GET', `/studio/jobs/${id}`)).json().data);
}

/** Asks again until the job is as wanted. */
export async function jobWhen(
  app: FastifyInstance,
  user: TestUser,
  id: string,
  isWanted: (job: Job) => boolean,
): Promise<Job> {
  for (;;) {
    const job = await getJob(app, user, id);
    if (isWanted(job)) return job;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** What the person has, and what the books say about how it came to be. */
export async function moneyOf(app: FastifyInstance, user: TestUser) {
  const { balance, reserved } = (await send(app, user, 'GET', '/credits/balance')).json().data;
  const entries: { kind: string; amount: number }[] = (
    await send(app, user, 'GET', '/credits/transactions')
  ).json().data;
  return { balance, reserved, entries: entries.map(({ kind, amount }) => `${kind} ${amount}`).reverse() };
}

export const UNTOUCHED = { balance: 25, reserved: 0, entries: ['welcome 25'] };
