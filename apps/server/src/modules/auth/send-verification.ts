import type { FastifyRequest } from 'fastify';
import type { Transaction } from '../../database/connect.ts';
import { addressTakenLetter, confirmNewEmailLetter, verifyEmailLetter } from '../mail/index.ts';
import type { AuthContext } from './context.ts';
import { issueToken, TOKEN_LIFETIME_S } from './one-time-tokens.ts';
import { pageLink } from './page-link.ts';
import { isAddressOfAnother } from './users.ts';

interface Asked {
  readonly id: string;
  readonly name: string;
  /** To be confirmed: the account's own, or the one that it shall have. */
  readonly email: string;
}

/**
 * Writes the mail that asks whether an address is the account's; where another account has confirmed it, the mail says
 * so and leads there instead. All else is done for both alike, the token too: who asked must not learn which of the
 * two was written.
 */
export async function sendVerification(
  context: AuthContext,
  tx: Transaction,
  request: FastifyRequest,
  { id, name, email }: Asked,
  purpose: 'verify_email' | 'change_email' = 'verify_email',
): Promise<void> {
  const { token, digest, expiresAt } = await issueToken(tx, { id, email }, purpose);
  const page = (path: string, query?: { token: string }) => pageLink(context.config, request, path, query);
  const write = purpose === 'verify_email' ? verifyEmailLetter : confirmNewEmailLetter;
  const isTaken = await isAddressOfAnother(tx, { id, email });
  await context.outbox.put(tx, {
    key: `verify-email:${digest}`,
    userId: id,
    email,
    letter: isTaken
      ? addressTakenLetter({ link: page('/forgot-password') })
      : write({ name, link: page('/verify-email', { token }), lifetimeS: TOKEN_LIFETIME_S[purpose] }),
    expiresAt,
  });
}
