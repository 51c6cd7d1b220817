/** How a call is answered in mock mode: from what the contract says of it, and from a world that is made up. */
import type { Call, CallResponse, calls, ErrorCode } from '@filigree/contracts';
import type { z } from 'zod';
import type { World } from './world.ts';

type CallName = keyof typeof calls;
type Read<S> = S extends z.ZodType ? z.output<S> : undefined;

/** A request as its contract reads it: checked, with its defaults filled in. */
interface Asked<C extends Call> {
  readonly params: Read<C['params']>;
  readonly query: Read<C['query']>;
  readonly body: Read<C['body']>;
  /** Where the page stands, such as `http://localhost:3000`. */
  readonly origin: string;
}

/** Holds what is answered where the call found in place what it would have made: 200 instead of 201. */
export class Existing<T> {
  readonly data: T;
  constructor(data: T) {
    this.data = data;
  }
}
type Found<C extends Call> = C extends { readonly mayExist: true } ? Existing<CallResponse<C>> : never;

/** What the calls answer with: the inner value of `{ data }`, or a whole answer where the contract names a stream. */
type Answer<C extends Call> = (
  asked: Asked<C>,
  world: World,
) => C extends { readonly stream: string } ? Response : CallResponse<C> | Found<C>;

export type Answers = { readonly [Name in CallName]?: Answer<(typeof calls)[Name]> };

/** An expected failure; mock-api.ts answers with its code's status. */
export class Refusal extends Error {
  readonly code: ErrorCode;
  constructor(code: ErrorCode, message: string) {
    super(message);
    this.name = 'Refusal';
    this.code = code;
  }
}

/** The entry with this id; refuses as the server does where there is none. */
export function found<T extends { readonly id: string }>(list: readonly T[], id: string): T {
  const entry = list.find((candidate) => candidate.id === id);
  if (!entry) throw new Refusal('NOT_FOUND', 'This does not exist, or it is not yours.');
  return entry;
}

export const newId = (): string => crypto.randomUUID();
export const now = (): string => new Date().toISOString();
