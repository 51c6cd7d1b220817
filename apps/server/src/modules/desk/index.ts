/** The desk: where staff run the shop. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../../http/deps.ts';
import { deskContext } from './context.ts';
import { deskPageOpens } from './door/pages.ts';

export { deskContext } from './context.ts';
export { removeEndedAtDesk } from './door/sessions.ts';
export { resealStaff } from './reseal.ts';
export { deskRoutes } from './routes.ts';
export { inviteAgain, inviteStaff } from './staff/invite.ts';
export { listStaff } from './staff/manage.ts';
export { NO_REQUEST } from './staff/send-link.ts';

/** Whether the desk's pages are there for whoever asks. */
export function deskDoor(deps: Deps): (request: FastifyRequest, reply: FastifyReply) => Promise<boolean> {
  return deskPageOpens(deskContext(deps));
}
