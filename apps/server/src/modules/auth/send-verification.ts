import type { FastifyRequest } from 'fastify';
import type { Transaction } from '../../database/connect.ts';
import { verifyEmailLetter } from '../mail/index.ts';
import type { AuthContext } from './context.ts';
import { issueToken, TOKEN_LIFETIME_S } from './one-time-tokens.ts';
import { pageLink } from './page-link.ts';
import type { UserRow } from './users.ts';

/** Writes the mail that asks whether the address of an account is its owner's. */
export async function sendVerification(
  context: AuthContext,
  tx: Transaction,
  request: FastifyRequest,
  user: UserRow,
): Promise<void> {
  const { token, digest, expiresAt } = await issueToken(tx, user, 'verify_email');
  await context.outbox.put(tx, {
    key: `verify-email:${digest}`,
    userId: user.id,
    email: user.email,
    letter: verifyEmailLetter({
      name: user.name,
      link: pageLink(context.config, request, '/verify-email', { token }),
      lifetimeS: TOKEN_LIFETIME_S.verify_email,
    }),
    expiresAt,
  });
}
