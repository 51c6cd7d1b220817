import type { FastifyRequest } from 'fastify';
import type { Transaction } from '../../database/connect.ts';
import { newId } from '../../database/id.ts';
import { passwordChangedLetter } from '../mail/index.ts';
import type { AuthContext } from './context.ts';
import { revokeTokens } from './one-time-tokens.ts';
import { pageLink } from './page-link.ts';
import { revokeSessionsOf } from './sessions.ts';
import { revokeChallenges } from './two-factor/challenge.ts';
import type { UserRow } from './users.ts';

/** What follows a new password, once it stands: doors that the old one opened are closed, and the owner is told. */
export async function closeOldDoors(
  context: AuthContext,
  tx: Transaction,
  request: FastifyRequest,
  user: UserRow,
  keptSessionId?: string,
): Promise<void> {
  await revokeSessionsOf(tx, user.id, keptSessionId);
  await revokeTokens(tx, user.id, 'reset_password');
  await revokeChallenges(tx, user.id);
  await context.outbox.put(tx, {
    key: `password-changed:${newId()}`,
    userId: user.id,
    email: user.email,
    letter: passwordChangedLetter({
      name: user.name,
      link: pageLink(context.config, request, '/forgot-password'),
    }),
  });
}
