/** Holds an answer against its call: the right status, and a body with exactly the fields of the schema. */
import {
  API_BASE_PATH,
  type Call,
  type CallResponse,
  ERROR_STATUS,
  errorEnvelopeSchema,
  errorsOf,
  successesOf,
} from '@filigree/contracts';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { expect } from 'vitest';
import { z } from 'zod';
import type { TestUser } from './app.ts';

export interface Asked {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: NonNullable<InjectOptions['payload']>;
  readonly headers?: Readonly<Record<string, string>>;
}

export function ask(app: FastifyInstance, user: TestUser | undefined, call: Call, asked: Asked = {}) {
  const path = call.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => asked.params?.[name] ?? '');
  return app.inject({
    method: call.method,
    url: API_BASE_PATH + path,
    query: { ...asked.query },
    headers: { ...user?.headers, ...asked.headers },
    ...(asked.body === undefined ? {} : { payload: asked.body }),
  });
}

/** The data of an answer that succeeded. */
export async function succeed<const C extends Call & { readonly response: z.ZodType }>(
  app: FastifyInstance,
  user: TestUser | undefined,
  call: C,
  asked: Asked = {},
): Promise<CallResponse<C>> {
  const response = await ask(app, user, call, asked);
  expect([call.id, response.statusCode, response.body]).toEqual([
    call.id,
    expect.toBeOneOf([...successesOf(call)]),
    expect.any(String),
  ]);
  const { data } = z.strictObject({ data: z.unknown() }).parse(response.json());
  const parsed = call.response.parse(data);
  // Nothing was dropped by the schema: the answer has no field that the contract does not name.
  expect(data).toEqual(parsed);
  return parsed as CallResponse<C>;
}

/** The code and message of an answer that failed the way in which its call says that it can. */
export async function failWith(
  app: FastifyInstance,
  user: TestUser | undefined,
  call: Call,
  asked: Asked = {},
): Promise<{ code: string; message: string }> {
  const response = await ask(app, user, call, asked);
  const { error } = z.strictObject(errorEnvelopeSchema.shape).parse(response.json());
  expect(errorsOf(call)).toContain(error.code);
  expect([response.statusCode, error.status]).toEqual([ERROR_STATUS[error.code], ERROR_STATUS[error.code]]);
  return { code: error.code, message: error.message };
}
