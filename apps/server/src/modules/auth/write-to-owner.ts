import type { FastifyRequest } from 'fastify';
import type { Transaction } from '../../database/connect.ts';
import { newId } from '../../database/id.ts';
import { type Letter, notConfirmed } from '../mail/index.ts';
import type { AuthContext } from './context.ts';
import { pageLink } from './page-link.ts';
import type { UserRow } from './users.ts';

/**
 * Tells the owner of an account by mail what has become of it. An address that was not confirmed may be somebody
 * else's, who perhaps has an account of their own: the letter says which one is meant.
 * @param kind what it tells of, as in `password-changed`
 * @param write the letter, from where a new password is asked for
 */
export async function writeToOwner(
  context: AuthContext,
  tx: Transaction,
  request: FastifyRequest,
  user: Pick<UserRow, 'id' | 'name' | 'email' | 'emailVerifiedAt'>,
  kind: string,
  write: (to: { readonly name: string; readonly link: string }) => Letter,
): Promise<void> {
  const letter = write({ name: user.name, link: pageLink(context.config, request, '/forgot-password') });
  await context.outbox.put(tx, {
    key: `${kind}:${newId()}`,
    userId: user.id,
    email: user.email,
    letter: user.emailVerifiedAt === null ? notConfirmed(letter) : letter,
  });
}
