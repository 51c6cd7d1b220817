import { and, desc, eq, gt } from 'drizzle-orm';
import { fromNow } from '../../../database/clock.ts';
import type { Database } from '../../../database/connect.ts';
import { studioJobs } from '../../../database/schema/studio.ts';

const MOST = 50;

/** Jobs that failed within a time, newest first, with what their owners were told. */
export async function failedJobs(
  database: Database,
  withinMs: number,
): Promise<{ id: string; message: string; at: string }[]> {
  const rows = await database
    .select({ id: studioJobs.id, error: studioJobs.error, endedAt: studioJobs.endedAt })
    .from(studioJobs)
    .where(and(eq(studioJobs.state, 'failed'), gt(studioJobs.endedAt, fromNow(-withinMs))))
    .orderBy(desc(studioJobs.endedAt))
    .limit(MOST);
  return rows.map(({ id, error, endedAt }) => ({ id, message: error!.message, at: endedAt!.toISOString() }));
}
