import type { FastifyRequest } from 'fastify';
import type { Transaction } from '../../../database/connect.ts';
import { newId } from '../../../database/id.ts';
import { type TwoFactorNews, twoFactorLetter } from '../../mail/index.ts';
import type { AuthContext } from '../context.ts';
import { pageLink } from '../page-link.ts';
import type { UserRow } from '../users.ts';

/** Tells the owner by mail: who has a session and is not the owner must not change this in silence. */
export async function tellOfTwoFactor(
  context: AuthContext,
  tx: Transaction,
  request: FastifyRequest,
  user: UserRow,
  news: TwoFactorNews,
): Promise<void> {
  await context.outbox.put(tx, {
    key: `two-factor:${newId()}`,
    userId: user.id,
    email: user.email,
    letter: twoFactorLetter({
      name: user.name,
      link: pageLink(context.config, request, '/forgot-password'),
      news,
    }),
  });
}
