/** One call of the API as data: where it answers, for whom, and what it does. */
import type { ErrorBody } from '../errors.ts';
import type { Form } from '../http/form.ts';
import type { Store } from '../storage/store.ts';

export interface CallInput {
  readonly store: Store;
  /** Of the body, or of the query of a GET. */
  readonly form: Form;
  /** The part of the path that names an object; empty where there is none. */
  readonly id: string;
  /** Whether the request came with the publishable key: it may then do only what a client secret allows. */
  readonly isPublic: boolean;
  readonly pages: Pages;
}

/** The addresses of the hosted pages. */
export interface Pages {
  /** The page at which people pay for a session, on the site that its customers come from. */
  readonly checkout: (sessionId: string, returnUrl: string) => string;
  /** The page of a bank that asks its customer. */
  readonly challenge: (intent: { id: string; client_secret: string | null }, returnUrl: string) => string;
}

export type CallAnswer =
  | { readonly status: 200; readonly body: unknown }
  /** A refusal that changes something, and is kept: a declined card. */
  | { readonly status: 402; readonly body: { readonly error: ErrorBody } };

export interface Call {
  readonly method: 'GET' | 'POST';
  /** Below /v1; `:id` stands for one part. */
  readonly path: string;
  readonly isPublic?: boolean;
  readonly answer: (input: CallInput) => Promise<CallAnswer>;
}

export const ok = (body: unknown): CallAnswer => ({ status: 200, body });
