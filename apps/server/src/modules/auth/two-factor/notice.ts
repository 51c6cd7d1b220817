import type { FastifyRequest } from 'fastify';
import type { Transaction } from '../../../database/connect.ts';
import { type TwoFactorNews, twoFactorLetter } from '../../mail/index.ts';
import type { AuthContext } from '../context.ts';
import type { UserRow } from '../users.ts';
import { writeToOwner } from '../write-to-owner.ts';

/** Tells the owner by mail: who has a session and is not the owner must not change this in silence. */
export async function tellOfTwoFactor(
  context: AuthContext,
  tx: Transaction,
  request: FastifyRequest,
  user: UserRow,
  news: TwoFactorNews,
): Promise<void> {
  await writeToOwner(context, tx, request, user, 'two-factor', (to) => twoFactorLetter({ ...to, news }));
}
