import type { Location, To } from 'react-router';

/** Navigation state of /login: the page that asked for it, with what that page was given. */
export interface ReturnState {
  readonly from: Pick<Location, 'pathname' | 'search' | 'hash' | 'state'>;
}

/** Where to go after signing in: the page that was asked for, else home. Only paths of this site. */
export function returnLocation(state: unknown): { to: To; state: unknown } {
  const from = (state as Partial<ReturnState> | null)?.from;
  if (typeof from?.pathname !== 'string' || !/^\/(?!\/)/.test(from.pathname)) return { to: '/', state: null };
  return { to: { pathname: from.pathname, search: from.search, hash: from.hash }, state: from.state ?? null };
}
