/** Sign-ins that live on: one row each, moved to the next generation by every refresh. */
import { and, desc, eq, gt, isNull, lt, ne, sql } from 'drizzle-orm';
import type { Database, Queryable } from '../../database/connect.ts';
import { newId } from '../../database/id.ts';
import { sessions } from '../../database/schema/sessions.ts';
import { fail } from '../../http/failure.ts';
import type { AccessClaim } from './access-token.ts';
import type { RefreshClaim } from './refresh-token.ts';

/** A session lives at most this long; one that is remembered lives exactly this long. */
export const SESSION_LIFETIME_S = 30 * 24 * 3600;
/** One that is not remembered ends with the browser, or when nobody used it for this long. */
const IDLE_LIFETIME_S = 24 * 3600;
/** Parallel tabs: how long the predecessor is answered with the same successor, though that one is used already. */
const GRACE_S = 30;
/** How long after signing in somebody counts as just having proved who they are. */
const FRESH_FOR_S = 10 * 60;
const LIST_LIMIT = 200;

const inSeconds = (seconds: number) => sql`now() + make_interval(secs => ${seconds})`;

export interface OpenSession extends RefreshClaim {
  readonly userId: string;
  readonly remembered: boolean;
}

/** Longer ones are cut: enough to tell a browser and its system. */
const USER_AGENT_MAX_LENGTH = 200;

export interface NewSession {
  readonly userId: string;
  readonly remembered: boolean;
  readonly userAgent: string | undefined;
}

export async function openSession(
  database: Queryable,
  { userId, remembered, userAgent }: NewSession,
): Promise<OpenSession> {
  const sessionId = newId();
  await database.insert(sessions).values({
    id: sessionId,
    userId,
    remembered,
    userAgent: userAgent?.slice(0, USER_AGENT_MAX_LENGTH) ?? null,
    expiresAt: inSeconds(remembered ? SESSION_LIFETIME_S : IDLE_LIFETIME_S),
    endsAt: inSeconds(SESSION_LIFETIME_S),
  });
  return { sessionId, userId, generation: 1, remembered };
}

const isAlive = and(isNull(sessions.revokedAt), gt(sessions.expiresAt, sql`now()`));
const columns = {
  sessionId: sessions.id,
  userId: sessions.userId,
  generation: sessions.generation,
  remembered: sessions.remembered,
};

export type Rotation =
  | { readonly outcome: 'rotated' | 'repeated'; readonly session: OpenSession }
  | { readonly outcome: 'ended' }
  /** An old token came back: a copy of it is about. The session has been revoked. */
  | { readonly outcome: 'reused'; readonly userId: string };

/**
 * Exchanges a generation for the next one. Of two that come at once, one rotates and the other repeats. An answer may
 * be lost: until its generation was seen used, the one before is as good, however late it comes.
 */
export async function rotateSession(database: Database, claim: RefreshClaim): Promise<Rotation> {
  const isPresented = and(eq(sessions.id, claim.sessionId), eq(sessions.generation, claim.generation));
  const [rotated] = await database
    .update(sessions)
    .set({
      generation: sql`${sessions.generation} + 1`,
      usedGeneration: sessions.generation,
      rotatedAt: sql`now()`,
      expiresAt: sql`CASE WHEN ${sessions.remembered} THEN ${sessions.endsAt}
        ELSE least(${sessions.endsAt}, ${inSeconds(IDLE_LIFETIME_S)}) END`,
    })
    .where(and(isPresented, isAlive))
    .returning(columns);
  if (rotated) return { outcome: 'rotated', session: rotated };

  const [current] = await database
    .select({
      ...columns,
      inGrace: sql<boolean>`${sessions.usedGeneration} < ${sessions.generation}
        OR ${sessions.rotatedAt} > now() - make_interval(secs => ${GRACE_S})`,
    })
    .from(sessions)
    .where(and(eq(sessions.id, claim.sessionId), isAlive));
  if (!current || current.generation <= claim.generation) return { outcome: 'ended' };
  const { inGrace, ...session } = current;
  if (inGrace && current.generation === claim.generation + 1) return { outcome: 'repeated', session };
  await revokeSession(database, claim.sessionId);
  return { outcome: 'reused', userId: current.userId };
}

export async function revokeSession(database: Database, sessionId: string): Promise<void> {
  await database
    .update(sessions)
    .set({ revokedAt: sql`now()` })
    .where(and(eq(sessions.id, sessionId), isNull(sessions.revokedAt)));
}

/** Ends every session of a person, but for one that may go on. */
export async function revokeSessionsOf(
  database: Queryable,
  userId: string,
  exceptSessionId?: string,
): Promise<void> {
  const isEnding = and(eq(sessions.userId, userId), isNull(sessions.revokedAt));
  await database
    .update(sessions)
    .set({ revokedAt: sql`now()` })
    .where(exceptSessionId === undefined ? isEnding : and(isEnding, ne(sessions.id, exceptSessionId)));
}

/** Of a person, the newest first. */
export async function readLiveSessions(database: Queryable, userId: string) {
  return database
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isAlive))
    .orderBy(desc(sessions.createdAt))
    .limit(LIST_LIMIT);
}

/** Whether there was such a session of this person. */
export async function endOwnSession(database: Database, userId: string, id: string): Promise<boolean> {
  const ended = await database
    .update(sessions)
    .set({ revokedAt: sql`now()` })
    .where(and(eq(sessions.id, id), eq(sessions.userId, userId), isAlive))
    .returning({ id: sessions.id });
  return ended.length > 0;
}

/** Within a transaction: of two calls that come at once, one may have ended the session of the other. */
export async function isLiveSession(database: Queryable, sessionId: string): Promise<boolean> {
  const found = await database
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.id, sessionId), isAlive));
  return found.length > 0;
}

/**
 * The same, prepared once a connection: every request of a signed-in person asks it. The first one with the access
 * token of a new generation shows that its answer has arrived.
 */
export function liveSessionQuery(database: Database): (claim: AccessClaim) => Promise<boolean> {
  const query = database
    .select({ usedGeneration: sessions.usedGeneration })
    .from(sessions)
    .where(
      and(
        eq(sessions.id, sql.placeholder('sessionId')),
        eq(sessions.userId, sql.placeholder('userId')),
        isAlive,
      ),
    )
    .prepare('live_session');
  return async ({ userId, sessionId, generation = 1 }) => {
    const [alive] = await query.execute({ userId, sessionId });
    if (!alive) return false;
    if (generation > alive.usedGeneration) await markUsed(database, sessionId, generation);
    return true;
  };
}

async function markUsed(database: Database, sessionId: string, generation: number): Promise<void> {
  await database
    .update(sessions)
    .set({ usedGeneration: generation })
    .where(and(eq(sessions.id, sessionId), lt(sessions.usedGeneration, generation)));
}

/** Whether the person has signed in just now, and not only kept a session. */
export async function isFreshSession(database: Queryable, sessionId: string): Promise<boolean> {
  const found = await database
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.id, sessionId), isAlive, gt(sessions.createdAt, inSeconds(-FRESH_FOR_S))));
  return found.length > 0;
}

export function sessionOver() {
  return fail('UNAUTHENTICATED', 'Your session has ended. Please sign in again.');
}

/** Removes sessions that cannot come back to life. */
export async function removeEndedSessions(database: Database): Promise<void> {
  await database.delete(sessions).where(lt(sessions.endsAt, sql`now()`));
}
