/** Bounds how often something may be tried, counted in the database, so that every process counts together. */
import { createHash } from 'node:crypto';
import { eq, lt, sql } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { throttles } from '../database/schema/throttles.ts';
import { fail, ok, type Result } from './failure.ts';

export interface Limit {
  /** What is bounded, and for whom: `login:address:203.0.113.9`. Stored as a digest only. */
  readonly key: string;
  readonly attempts: number;
  readonly windowS: number;
}

function digest(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}

/** Counts one attempt against each limit; the first one that is used up is the answer. */
export async function attempt(database: Database, limits: readonly Limit[]): Promise<Result<void>> {
  for (const limit of limits) {
    const endsAt = sql`now() + make_interval(secs => ${limit.windowS})`;
    const isOver = sql`${throttles.endsAt} <= now()`;
    const [counted] = await database
      .insert(throttles)
      .values({ key: digest(limit.key), attempts: 1, endsAt })
      .onConflictDoUpdate({
        target: throttles.key,
        set: {
          attempts: sql`CASE WHEN ${isOver} THEN 1 ELSE ${throttles.attempts} + 1 END`,
          endsAt: sql`CASE WHEN ${isOver} THEN ${endsAt} ELSE ${throttles.endsAt} END`,
        },
      })
      .returning({
        attempts: throttles.attempts,
        leftS: sql<number>`extract(epoch FROM ${throttles.endsAt} - now())::float8`,
      });
    if (counted && counted.attempts > limit.attempts) {
      const minutes = Math.max(1, Math.ceil(counted.leftS / 60));
      const message = `Too many attempts. Please try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`;
      return fail('RATE_LIMITED', message, { retryAfterS: counted.leftS });
    }
  }
  return ok(undefined);
}

/** Forgets the attempts under a key, as after a success. */
export async function forgive(database: Database, key: string): Promise<void> {
  await database.delete(throttles).where(eq(throttles.key, digest(key)));
}

export async function removeOldThrottles(database: Database): Promise<void> {
  await database.delete(throttles).where(lt(throttles.endsAt, sql`now()`));
}
