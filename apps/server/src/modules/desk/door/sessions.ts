/** Sessions at the desk: short, in a cookie of their own, apart from those of customers. */
import { randomBytes } from 'node:crypto';
import { and, eq, gt, isNull, lt, or } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { fromNow, NOW } from '../../../database/clock.ts';
import type { Database, Queryable } from '../../../database/connect.ts';
import { staff, staffLinks, staffSessions } from '../../../database/schema/desk.ts';
import { ownCookie } from '../../../http/own-cookie.ts';
import { digestOf } from '../../auth/index.ts';
import type { DeskContext } from '../context.ts';
import type { StaffRow } from '../staff/rows.ts';

const sessionCookie = ownCookie({
  name: 'filigree_desk',
  sameSite: 'strict',
  readsBareName: false,
  path: '/',
});
const TOKEN_BYTES = 32;
const MINUTE_MS = 60_000;
/** A tablet that was left at the bench. */
const IDLE_LIFETIME_MS = 60 * MINUTE_MS;
/** A day's work; whoever comes in the morning signs in. */
const LIFETIME_MS = 12 * 60 * MINUTE_MS;
/** Not every request has to be written down. */
const SEEN_EVERY_MS = MINUTE_MS;

export interface OpenedSession {
  readonly token: string;
  readonly endsAt: Date;
}

export async function openStaffSession(tx: Queryable, staffId: string): Promise<OpenedSession> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const [opened] = await tx
    .insert(staffSessions)
    .values({ digest: digestOf(token), staffId, endsAt: fromNow(LIFETIME_MS) })
    .returning({ endsAt: staffSessions.endsAt });
  await tx.update(staff).set({ lastSeenAt: NOW }).where(eq(staff.id, staffId));
  return { token, endsAt: opened!.endsAt };
}

/** Ends with the browser, and before that with the session. */
export function handSession({ config }: DeskContext, reply: FastifyReply, { token }: OpenedSession): void {
  sessionCookie.set(reply, config, token);
}

const isAlive = and(gt(staffSessions.endsAt, NOW), gt(staffSessions.seenAt, fromNow(-IDLE_LIFETIME_MS)));

/** Whoever works here. */
export interface AtDesk {
  readonly member: StaffRow;
  readonly endsAt: Date;
}

/** The person behind the cookie; undefined: no session, or one that has ended, or somebody who is let in no more. */
export async function readStaffSession(
  { database, config }: DeskContext,
  request: FastifyRequest,
): Promise<AtDesk | undefined> {
  const token = sessionCookie.read(request, config);
  if (token === undefined) return undefined;
  const digest = digestOf(token);
  const [found] = await database
    .select({ member: staff, endsAt: staffSessions.endsAt, seenAt: staffSessions.seenAt })
    .from(staffSessions)
    .innerJoin(staff, eq(staff.id, staffSessions.staffId))
    .where(and(eq(staffSessions.digest, digest), isAlive, isNull(staff.suspendedAt)));
  if (!found) return undefined;
  await markSeen(database, digest, found.member.id);
  return { member: found.member, endsAt: found.endsAt };
}

async function markSeen(database: Database, digest: string, staffId: string): Promise<void> {
  const isDue = lt(staffSessions.seenAt, fromNow(-SEEN_EVERY_MS));
  const seen = await database
    .update(staffSessions)
    .set({ seenAt: NOW })
    .where(and(eq(staffSessions.digest, digest), isDue))
    .returning({ digest: staffSessions.digest });
  if (seen.length > 0) await database.update(staff).set({ lastSeenAt: NOW }).where(eq(staff.id, staffId));
}

/** Ends the session of this request, and takes its cookie. */
export async function endStaffSession(
  { database, config }: DeskContext,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const token = sessionCookie.read(request, config);
  if (token !== undefined)
    await database.delete(staffSessions).where(eq(staffSessions.digest, digestOf(token)));
  sessionCookie.clear(reply, config);
}

/** Ends every session of somebody, at once. */
export async function endSessionsOf(tx: Queryable, staffId: string): Promise<void> {
  await tx.delete(staffSessions).where(eq(staffSessions.staffId, staffId));
}

/** Removes sessions and links that cannot come back to life. */
export async function removeEndedAtDesk(database: Database): Promise<void> {
  await database
    .delete(staffSessions)
    .where(or(lt(staffSessions.endsAt, NOW), lt(staffSessions.seenAt, fromNow(-IDLE_LIFETIME_MS))));
  await database.delete(staffLinks).where(lt(staffLinks.expiresAt, NOW));
}
