/** Accounts and sessions. */
import { authCalls } from '@filigree/contracts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../http/deps.ts';
import { route } from '../../http/route.ts';
import { judgeAuthorization } from './access-token.ts';
import { changePassword } from './change-password.ts';
import { authContext } from './context.ts';
import { forgotPassword } from './forgot-password.ts';
import { login } from './login.ts';
import { logout } from './logout.ts';
import { me } from './me.ts';
import { refresh } from './refresh.ts';
import { register } from './register.ts';
import { resendVerification } from './resend-verification.ts';
import { resetPassword } from './reset-password.ts';
import { updateProfile } from './update-profile.ts';
import { verifyEmail } from './verify-email.ts';

export { removeExpiredTokens } from './one-time-tokens.ts';
export { removeEndedSessions } from './sessions.ts';

export function authRoutes(app: FastifyInstance, deps: Deps): void {
  const context = authContext(deps);
  app.decorate('authenticate', (authorization) =>
    judgeAuthorization(context.keys.accessToken, authorization),
  );
  route(app, authCalls.register, register(context));
  route(app, authCalls.login, login(context));
  route(app, authCalls.refresh, refresh(context));
  route(app, authCalls.logout, logout(context));
  route(app, authCalls.me, me(context));
  route(app, authCalls.forgotPassword, forgotPassword(context));
  route(app, authCalls.resetPassword, resetPassword(context));
  route(app, authCalls.verifyEmail, verifyEmail(context));
  route(app, authCalls.resendVerification, resendVerification(context));
  route(app, authCalls.changePassword, changePassword(context));
  route(app, authCalls.updateProfile, updateProfile(context));
}
