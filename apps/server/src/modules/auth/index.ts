/** Accounts and sessions. */
import { authCalls, twoFactorCalls } from '@filigree/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Deps } from '../../http/deps.ts';
import { ok, type Result } from '../../http/failure.ts';
import { type RouteOptions, route, type SignedIn } from '../../http/route.ts';
import { attempt, type Limit } from '../../http/throttle.ts';
import { judgeAuthorization } from './access-token.ts';
import { changePassword } from './change-password.ts';
import { type AuthContext, authContext } from './context.ts';
import { forgotPassword } from './forgot-password.ts';
import { googleCallback } from './google/callback.ts';
import { googleClientSource } from './google/issuer.ts';
import { googleFromAddress } from './google/limits.ts';
import { googleStart } from './google/start.ts';
import { login, loginsFromAddress } from './login.ts';
import { logout } from './logout.ts';
import { linksFromAddress, mailsFromAddress } from './mail-limits.ts';
import { me } from './me.ts';
import { endOtherSessions, endSession, listSessions } from './own-sessions.ts';
import { type Proof, proveOwner } from './prove-owner.ts';
import { refresh } from './refresh.ts';
import { register, registrationsFromAddress } from './register.ts';
import { resendVerification } from './resend-verification.ts';
import { resetPassword } from './reset-password.ts';
import { liveSessionQuery, sessionOver } from './sessions.ts';
import { disableTwoFactor, newRecoveryCodes } from './two-factor/change.ts';
import { confirmTwoFactor } from './two-factor/confirm.ts';
import { enrolTwoFactor } from './two-factor/enrol.ts';
import { twoFactorStatus } from './two-factor/status.ts';
import { secondStepsFromAddress, verifyTwoFactor } from './two-factor/verify.ts';
import { updateProfile } from './update-profile.ts';
import { verifyEmail } from './verify-email.ts';

export { clearSessionCookies, forgetPictures } from './cookie.ts';
export { clearDeviceCookie } from './device.ts';
export { judgeNewPassword } from './new-password.ts';
export { digestOf, removeExpiredTokens } from './one-time-tokens.ts';
export { checkOrigin } from './origin.ts';
export { accountOwnedBy } from './owned.ts';
export { pageLink } from './page-link.ts';
export { hashPassword, isPassword } from './passwords.ts';
export { removeEndedSessions } from './sessions.ts';
export { removeExpiredChallenges } from './two-factor/challenge.ts';
export { resealTwoFactors } from './two-factor/reseal.ts';
export { enrolment, newSecret, stepOfCode } from './two-factor/totp.ts';

/** Asks a signed-in person to prove once more who they are. */
export function ownerProof(deps: Deps): (signedIn: SignedIn, proof: Proof) => Promise<Result<void>> {
  const context = authContext(deps);
  return (signedIn, proof) => proveOwner(context, signedIn, proof);
}

/** What strangers send without sense counts as well: else it would be a way to make work that nobody bounds. */
function countingRefused(context: AuthContext) {
  return (limit: (request: FastifyRequest) => Limit): RouteOptions => ({
    countRefused: async (request) =>
      context.config.rateLimits ? attempt(context.database, [limit(request)]) : ok(undefined),
  });
}

export function authRoutes(app: FastifyInstance, deps: Deps): void {
  const context = authContext(deps);
  const counting = countingRefused(context);
  const isLive = liveSessionQuery(context.database);
  app.decorate('authenticate', async (authorization, admit) => {
    const judged = await judgeAuthorization(context.keys.accessToken, authorization);
    if (!judged.ok) return judged;
    const admitted = admit(judged.value);
    if (!admitted.ok) return admitted;
    // A token outlives its session by minutes: long enough for a thief whom the owner has just signed out.
    return (await isLive(judged.value)) ? judged : sessionOver();
  });
  route(app, authCalls.register, register(context), counting(registrationsFromAddress));
  route(app, authCalls.login, login(context), counting(loginsFromAddress));
  route(app, authCalls.refresh, refresh(context));
  route(app, authCalls.logout, logout(context));
  route(app, authCalls.me, me(context));
  route(
    app,
    authCalls.forgotPassword,
    forgotPassword(context),
    counting((request) => mailsFromAddress(request, 'reset-password')),
  );
  route(app, authCalls.resetPassword, resetPassword(context), counting(linksFromAddress));
  route(app, authCalls.verifyEmail, verifyEmail(context), counting(linksFromAddress));
  route(
    app,
    authCalls.resendVerification,
    resendVerification(context),
    counting((request) => mailsFromAddress(request, 'verify-email')),
  );
  route(app, authCalls.changePassword, changePassword(context));
  route(app, authCalls.updateProfile, updateProfile(context));
  const google = googleClientSource(deps.config);
  route(app, authCalls.googleStart, googleStart(context, google));
  route(app, authCalls.googleCallback, googleCallback(context, google), counting(googleFromAddress));
  route(app, twoFactorCalls.twoFactor, twoFactorStatus(context));
  route(app, twoFactorCalls.enrolTwoFactor, enrolTwoFactor(context));
  route(app, twoFactorCalls.confirmTwoFactor, confirmTwoFactor(context));
  route(app, twoFactorCalls.verifyTwoFactor, verifyTwoFactor(context), counting(secondStepsFromAddress));
  route(app, twoFactorCalls.renewRecoveryCodes, newRecoveryCodes(context));
  route(app, twoFactorCalls.disableTwoFactor, disableTwoFactor(context));
  route(app, twoFactorCalls.listSessions, listSessions(context));
  route(app, twoFactorCalls.endSession, endSession(context));
  route(app, twoFactorCalls.endOtherSessions, endOtherSessions(context));
}
