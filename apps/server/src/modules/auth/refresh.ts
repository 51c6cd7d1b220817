import { type authCalls, FALLBACK_MESSAGES } from '@filigree/contracts';
import { fail, ok } from '../../http/failure.ts';
import type { Handler } from '../../http/route.ts';
import { handTokens } from './begin-session.ts';
import type { AuthContext } from './context.ts';
import { clearSessionCookies, refreshCookie } from './cookie.ts';
import { checkOrigin } from './origin.ts';
import { readRefreshToken } from './refresh-token.ts';
import { rotateSession } from './sessions.ts';

export function refresh(context: AuthContext): Handler<typeof authCalls.refresh> {
  return async ({ request, reply }) => {
    const origin = checkOrigin(request, context.config);
    if (!origin.ok) return origin;
    const rejected = fail('REFRESH_REJECTED', FALLBACK_MESSAGES.refresh);
    const claim = readRefreshToken(context.keys.refreshToken, refreshCookie(request, context.config) ?? '');
    // Without a claim there is no session that could be meant: none is touched. What the browser keeps is of no use
    // to it, and a hint that stayed would make it ask again at each load.
    if (!claim) {
      clearSessionCookies(reply, context.config);
      return rejected;
    }
    const rotation = await rotateSession(context.database, claim);
    if (rotation.outcome === 'ended' || rotation.outcome === 'reused') {
      if (rotation.outcome === 'reused') {
        request.log.warn(
          { sessionId: claim.sessionId, userId: rotation.userId },
          'an old refresh token came back',
        );
      }
      clearSessionCookies(reply, context.config);
      return rejected;
    }
    return ok({ accessToken: await handTokens(context, reply, rotation.session) });
  };
}
