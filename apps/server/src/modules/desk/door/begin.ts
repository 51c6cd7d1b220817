import type { DeskSelf } from '@filigree/contracts/desk';
import type { FastifyReply } from 'fastify';
import type { DeskContext } from '../context.ts';
import { type StaffRow, showSelf } from '../staff/rows.ts';
import { rememberDevice } from './devices.ts';
import { handSession, type OpenedSession } from './sessions.ts';

/** Hands a session to the browser, which is known from then on. */
export function beginAtDesk(
  context: DeskContext,
  reply: FastifyReply,
  member: StaffRow,
  session: OpenedSession,
): DeskSelf {
  rememberDevice(context, reply, member);
  handSession(context, reply, session);
  reply.request.staffId = member.id;
  return showSelf(member, session.endsAt);
}
