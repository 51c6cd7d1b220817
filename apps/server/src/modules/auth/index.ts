/** Accounts and sessions. */
import { authCalls } from '@filigree/contracts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../http/deps.ts';
import { route } from '../../http/route.ts';
import { judgeAuthorization } from './access-token.ts';
import { authContext } from './context.ts';
import { login } from './login.ts';
import { logout } from './logout.ts';
import { me } from './me.ts';
import { refresh } from './refresh.ts';
import { register } from './register.ts';

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
}
