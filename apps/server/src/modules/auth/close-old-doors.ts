import type { FastifyRequest } from 'fastify';
import type { Transaction } from '../../database/connect.ts';
import { passwordChangedLetter } from '../mail/index.ts';
import type { AuthContext } from './context.ts';
import { revokeTokens } from './one-time-tokens.ts';
import { revokeSessionsOf } from './sessions.ts';
import { revokeChallenges } from './two-factor/challenge.ts';
import type { UserRow } from './users.ts';
import { writeToOwner } from './write-to-owner.ts';

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
  // Whoever knew the old password may have asked for another address with it.
  await revokeTokens(tx, user.id, 'change_email');
  await revokeChallenges(tx, user.id);
  await writeToOwner(context, tx, request, user, 'password-changed', passwordChangedLetter);
}
