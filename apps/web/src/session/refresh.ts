import { API_BASE_PATH } from '@filigree/contracts/constants';
import { frame } from '../i18n/en/frame.ts';
import { textsNow } from '../i18n/texts.ts';
import { GATEWAY_STATUSES, serverAnswered, serverMissed } from './reach.ts';
import { hearTabs, tellTabs } from './tabs.ts';

export type RefreshOutcome =
  | { readonly kind: 'token'; readonly token: string }
  /** The server knows of no session: the person has to sign in. */
  | { readonly kind: 'rejected'; readonly message: string }
  /** Nobody answered, or not in a way that says anything about the session: keep it. */
  | { readonly kind: 'unreachable' };

const LOCK = 'filigree-refresh';
const TIMEOUT_MS = 20_000;

let inFlight: Promise<RefreshOutcome> | null = null;

/** The token in an answer: `accessToken` or `token`, inside `data` or at the top. */
function tokenIn(body: unknown): string | null {
  const read = (value: unknown): string | null => {
    if (typeof value !== 'object' || value === null) return null;
    const { accessToken, token } = value as { accessToken?: unknown; token?: unknown };
    if (typeof accessToken === 'string') return accessToken;
    return typeof token === 'string' ? token : null;
  };
  return read((body as { data?: unknown } | null)?.data) ?? read(body);
}

/** Why the session is refused: the server's words where it has some, else those of section 8. */
async function wordsOf(response: Response): Promise<string> {
  const body = (await response.json().catch(() => null)) as { error?: { message?: unknown } } | null;
  const message = body?.error?.message;
  return typeof message === 'string' && message !== '' ? message : textsNow(frame)('session.refused');
}

async function ask(): Promise<RefreshOutcome> {
  try {
    const response = await fetch(`${API_BASE_PATH}/auth/refresh`, {
      method: 'POST',
      credentials: 'include',
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (GATEWAY_STATUSES.some((status) => status === response.status)) {
      serverMissed();
      return { kind: 'unreachable' };
    }
    serverAnswered();
    if (response.status === 401 || response.status === 403) {
      return { kind: 'rejected', message: await wordsOf(response) };
    }
    const token = response.ok ? tokenIn(await response.json()) : null;
    if (token === null) return { kind: 'unreachable' };
    tellTabs({ type: 'token', token });
    return { kind: 'token', token };
  } catch (thrown) {
    // No connection, a timeout, or an answer that is not JSON: none of them says that the session is over.
    if (!(thrown instanceof SyntaxError)) serverMissed();
    return { kind: 'unreachable' };
  }
}

async function askInTurn(): Promise<RefreshOutcome> {
  if (typeof navigator === 'undefined' || !navigator.locks) return ask();
  let heard: string | null = null;
  const stop = hearTabs((message) => {
    if (message.type === 'token') heard = message.token;
  });
  try {
    return await navigator.locks.request(LOCK, async () => {
      // Another tab refreshed while this one waited for its turn: its token is as good.
      await new Promise((resolve) => setTimeout(resolve, 0));
      return heard === null ? ask() : { kind: 'token', token: heard };
    });
  } finally {
    stop();
  }
}

/** Exchanges the refresh cookie for an access token. One exchange at a time, across tabs; callers share the answer. */
export function refreshSession(): Promise<RefreshOutcome> {
  inFlight ??= askInTurn().finally(() => {
    inFlight = null;
  });
  return inFlight;
}
