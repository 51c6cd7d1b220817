/** The API of the contracts without a server: requests are read by their schemas, answers are made up. */
import { type Call, calls, ERROR_STATUS, type ErrorCode } from '@filigree/contracts';
import { API_BASE_PATH } from '@filigree/contracts/constants';
import { type Answers, Existing, Refusal } from './answer.ts';
import { accountAnswers } from './answers/account.ts';
import { keepingAnswers } from './answers/keeping.ts';
import { MOCK_PROVIDER_PATH, shopAnswers } from './answers/shop.ts';
import { studioAnswers } from './answers/studio.ts';
import type { World } from './world.ts';

const HEALTH_PATH = '/healthz';

export const ANSWERS: Answers = { ...accountAnswers, ...shopAnswers, ...studioAnswers, ...keepingAnswers };

/** As `Answers`, for a request whose call is only known now. */
type AnyAnswer = (
  asked: { params: unknown; query: unknown; body: unknown; origin: string },
  world: World,
) => unknown;

const refused = (code: ErrorCode, message: string): Response => {
  const status = ERROR_STATUS[code];
  return Response.json({ error: { message, code, status } }, { status });
};

/** The values of `{name}` in a path, or null when it is another path. */
function paramsOf(pattern: string, path: string): Record<string, string> | null {
  const names = [...pattern.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const match = new RegExp(`^${pattern.replaceAll(/\{\w+\}/g, '([^/]+)')}$`).exec(path);
  return (
    match && Object.fromEntries(names.map((name, at) => [name, decodeURIComponent(match[at + 1] ?? '')]))
  );
}

/** More exact paths first: /orders/session/{id} is no /orders/{id}. */
const BY_EXACTNESS = Object.values<Call>(calls).toSorted(
  (a, b) => a.path.split('{').length - b.path.split('{').length,
);

function callFor(method: string, path: string): { call: Call; params: Record<string, string> } | null {
  for (const call of BY_EXACTNESS) {
    const params = call.method === method ? paramsOf(call.path, path) : null;
    if (params) return { call, params };
  }
  return null;
}

const bodyOf = async (request: Request, call: Call): Promise<unknown> => {
  if (!call.body) return undefined;
  const text = await request.text();
  return text === '' ? undefined : JSON.parse(text);
};

async function answerCall(request: Request, url: URL, world: World): Promise<Response> {
  const asked = callFor(request.method, url.pathname.slice(API_BASE_PATH.length));
  if (!asked) return refused('NOT_FOUND', 'There is nothing at this address.');
  const { call } = asked;
  const answer = ANSWERS[call.id as keyof Answers] as AnyAnswer | undefined;
  if (!answer) return refused('NOT_AVAILABLE', 'This is not available in mock mode.');
  const parts = {
    params: call.params?.safeParse(asked.params),
    query: call.query?.safeParse(Object.fromEntries(url.searchParams)),
    body: call.body?.safeParse(await bodyOf(request, call)),
  };
  const wrong = Object.values(parts).find((part) => part?.success === false);
  if (wrong) return refused('VALIDATION_FAILED', wrong.error?.issues[0]?.message ?? 'This is not valid.');
  const { params, query, body } = parts;
  const given = { params: params?.data, query: query?.data, body: body?.data, origin: url.origin };
  try {
    const answered = answer(given, world);
    if (answered instanceof Response) return answered;
    const existed = answered instanceof Existing;
    const data = existed ? answered.data : answered;
    const headers = { 'x-total-count': String(Array.isArray(data) ? data.length : 1) };
    return Response.json({ data }, { status: existed ? 200 : (call.status ?? 200), headers });
  } catch (thrown) {
    if (thrown instanceof Refusal) return refused(thrown.code, thrown.message);
    throw thrown;
  }
}

/** The payment form's confirmation; every card pays. */
function confirmPayment({ pathname }: URL): Response {
  const [, id = ''] = /payment_intents\/([^/]+)\/confirm$/.exec(pathname) ?? [];
  return Response.json({ id, status: 'succeeded', next_action: null });
}

/** Whether the mock answers for this address; else it is a page, a picture or a script. */
export const isForApi = ({ origin, pathname }: URL): boolean =>
  origin === location.origin &&
  (pathname === HEALTH_PATH ||
    pathname.startsWith(`${API_BASE_PATH}/`) ||
    pathname.startsWith(`${MOCK_PROVIDER_PATH}/`));

/** The answer to a request that is for the API. What the call does is done to `world`. */
export async function answerRequest(request: Request, world: World): Promise<Response> {
  const url = new URL(request.url);
  if (url.pathname === HEALTH_PATH) return Response.json({ status: 'ok' });
  if (url.pathname.startsWith(`${MOCK_PROVIDER_PATH}/`)) return confirmPayment(url);
  return answerCall(request, url, world);
}
