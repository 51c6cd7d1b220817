import type { authCalls } from '@filigree/contracts';
import { fail, ok } from '../../http/failure.ts';
import type { Handler } from '../../http/route.ts';
import type { AuthContext } from './context.ts';
import { findUserById, presentUser } from './users.ts';

export function me(context: AuthContext): Handler<typeof authCalls.me> {
  return async ({ user }) => {
    const found = await findUserById(context.database, user.userId);
    if (!found) return fail('UNAUTHENTICATED', 'This account does not exist any more.');
    return ok(await presentUser(context.database, found));
  };
}
