import type { FastifyRequest } from 'fastify';
import type { Queryable } from '../../../database/connect.ts';
import { pageLink } from '../../auth/index.ts';
import type { DeskContext } from '../context.ts';
import { issueLink, LINK_LIFETIME_S, LINK_PAGE } from '../door/links.ts';
import { deviceLetter, invitationLetter } from '../letters.ts';
import type { StaffRow } from './rows.ts';

/** Of a command on the server's own machine, which nobody has sent by a name of the shop. */
export const NO_REQUEST: Pick<FastifyRequest, 'headers'> = { headers: {} };

/** Writes somebody a link by mail; the one before of the same purpose stops working. Returns where it leads. */
export async function sendLink(
  { config, outbox }: Pick<DeskContext, 'config' | 'outbox'>,
  tx: Queryable,
  request: Pick<FastifyRequest, 'headers'>,
  { id, name, email, role }: StaffRow,
  purpose: keyof typeof LINK_PAGE,
): Promise<string> {
  const { token, digest, expiresAt } = await issueLink(tx, id, purpose);
  const link = pageLink(config, request, LINK_PAGE[purpose], { token });
  const to = { name, link, lifetimeS: LINK_LIFETIME_S[purpose] };
  await outbox.put(tx, {
    key: `desk-${purpose}:${digest}`,
    userId: null,
    email,
    letter: purpose === 'invitation' ? invitationLetter({ ...to, role }) : deviceLetter(to),
    expiresAt,
  });
  return link;
}
