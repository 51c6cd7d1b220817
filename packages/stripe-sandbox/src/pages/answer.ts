/** What the customer's browser may reach: the hosted pages, and the calls of a publishable key. */
import { Refusal } from '../errors.ts';
import { type ApiContext, answerApi } from '../http/answer.ts';
import type { SandboxRequest, SandboxResponse } from '../http/exchange.ts';
import { parseForm } from '../http/form.ts';
import { inTransaction, type Store } from '../storage/store.ts';
import { showChallenge, submitChallenge } from './challenge.ts';
import { payCheckout, returnToCheckout, showCheckout } from './checkout.ts';
import { page } from './html.ts';

const CHECKOUT = /^\/c\/pay\/(cs_test_\w{1,100})$/;
const CHECKOUT_RETURN = /^\/c\/pay\/(cs_test_\w{1,100})\/return$/;
const CHALLENGE = /^\/3d-secure\/(pi_\w{1,100})$/;

/** @param request its url begins below where the pages are mounted */
export async function answerBrowser(context: ApiContext, request: SandboxRequest): Promise<SandboxResponse> {
  const [path = '', query = ''] = request.url.split('?', 2);
  if (path.startsWith('/v1/')) return answerApi(context, request, 'browser');
  try {
    const answered = await inTransaction(context.pool, (store) =>
      pageOf(context, store, request, path, query),
    );
    if (request.method === 'POST') context.onChange();
    return answered ?? NOT_FOUND();
  } catch (error) {
    if (error instanceof Refusal) return error.status === 404 ? NOT_FOUND() : BAD_REQUEST();
    throw error;
  }
}

async function pageOf(
  { pages }: ApiContext,
  store: Store,
  { method, body }: SandboxRequest,
  path: string,
  query: string,
): Promise<SandboxResponse | undefined> {
  const [checkout, back, challenge] = [CHECKOUT, CHECKOUT_RETURN, CHALLENGE].map(
    (pattern) => pattern.exec(path)?.[1],
  );
  const isPost = method === 'POST';
  if (!isPost && method !== 'GET') return undefined;
  const form = parseForm(isPost ? body : query);
  if (checkout !== undefined) {
    return isPost ? payCheckout(store, pages, checkout, form) : showCheckout(store, checkout, form);
  }
  if (back !== undefined && !isPost) return returnToCheckout(store, pages, back);
  if (challenge === undefined) return undefined;
  return isPost ? submitChallenge(store, challenge, form) : showChallenge(store, challenge, form);
}

const NOT_FOUND = () =>
  page({
    title: 'Not found',
    layout: 'narrow',
    status: 404,
    main: '<section><h1>There is nothing here</h1><p>The address is not that of a payment.</p></section>',
  });
const BAD_REQUEST = () =>
  page({
    title: 'Not understood',
    layout: 'narrow',
    status: 400,
    main: '<section><h1>This was not understood</h1><p>Please go back and try again.</p></section>',
  });
