import type { authCalls } from '@filigree/contracts';
import { ok } from '../../http/failure.ts';
import type { Handler } from '../../http/route.ts';
import type { AuthContext } from './context.ts';
import { clearSessionCookies, forgetPictures, refreshCookie } from './cookie.ts';
import { checkOrigin } from './origin.ts';
import { readRefreshToken } from './refresh-token.ts';
import { revokeSession } from './sessions.ts';

/** Succeeds also when there is no session any more: the person is signed out either way. */
export function logout(context: AuthContext): Handler<typeof authCalls.logout> {
  return async ({ request, reply }) => {
    const origin = checkOrigin(request, context.config);
    if (!origin.ok) return origin;
    const claim = readRefreshToken(context.keys.refreshToken, refreshCookie(request, context.config) ?? '');
    if (claim) await revokeSession(context.database, claim.sessionId);
    clearSessionCookies(reply, context.config);
    forgetPictures(reply);
    return ok(null);
  };
}
