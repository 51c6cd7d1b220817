import { SESSION_HINT_COOKIE } from '@filigree/contracts/constants';

/** Matches `document.cookie` when the hint is in it; as text too, for the script that runs before the first paint. */
export const SESSION_HINT_PATTERN = new RegExp(`(?:^|; )${SESSION_HINT_COOKIE}=`);

/**
 * Whether the server has left word that this browser holds a refresh cookie, which no script can see. A hint may be
 * wrong; only a refresh tells.
 */
export function hasSessionHint(): boolean {
  return SESSION_HINT_PATTERN.test(document.cookie);
}

/** Also for a server out of reach: a refresh cookie that it could not clear is then not used by the next load. */
export function forgetSessionHint(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous and not in every browser.
  document.cookie = `${SESSION_HINT_COOKIE}=; Expires=Thu, 01 Jan 1970 00:00:00 GMT; Path=/; SameSite=Strict`;
}
