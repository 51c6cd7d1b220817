/**
 * What somebody who waits may expect: the place in the line, and how long it will take, as jobs of late have taken.
 */
import { GENERATION_DURATION_S, type Job } from '@filigree/contracts';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../database/connect.ts';
import { LINE } from './line.ts';
import { isEnded, type JobRow } from './row.ts';

/** Jobs of a kind whose time is measured: the last so many that have succeeded. */
const MEASURED = 50;
/** A job is said to take as long as this share of them has not exceeded. */
const USUAL_SHARE = 0.9;
/** Too few say nothing: until then the longest time that the product promises holds. */
const MEASURED_AT_LEAST = 3;
/** Everybody who waits is told from one look at the line. */
const LOOK_LIFETIME_MS = 1_000;

type Kind = JobRow['kind'];
export type Outlook = (job: JobRow) => Promise<Pick<Job, 'place' | 'remainingS'>>;

/** In seconds. */
interface Duration {
  /** Half of the jobs take longer: what one in the line before adds to the waiting. */
  readonly median: number;
  /** Few take longer: what is said of one's own. */
  readonly usual: number;
}

/** The line at a moment of the database's clock. */
interface Look {
  readonly takes: Readonly<Record<Kind, Duration>>;
  /** By job: since when it has been worked on, in seconds. */
  readonly running: ReadonlyMap<string, { readonly kind: Kind; readonly forS: number }>;
  /** Place and seconds until it is begun, by job. */
  readonly waiting: ReadonlyMap<string, { readonly place: number; readonly beginsInS: number }>;
}

export function openOutlook(database: Database): Outlook {
  let current: { readonly look: Promise<Look>; readonly untilMs: number } | undefined;
  const look = (again = false): Promise<Look> => {
    const nowMs = performance.now();
    if (!again && current && nowMs < current.untilMs) return current.look;
    const fresh = { look: readLook(database), untilMs: nowMs + LOOK_LIFETIME_MS };
    current = fresh;
    fresh.look.catch(() => {
      if (current === fresh) current = undefined;
    });
    return fresh.look;
  };
  return async (job) => {
    if (isEnded(job.state)) return { place: null, remainingS: null };
    const { takes, running, waiting } = await look();
    const { usual } = takes[job.kind];
    if (job.state === 'running') {
      const forS = running.get(job.id)?.forS ?? 0;
      return { place: null, remainingS: Math.max(0, Math.ceil(usual - forS)) };
    }
    // It has come after the look.
    const stands = waiting.get(job.id) ?? (await look(true)).waiting.get(job.id);
    return stands
      ? { place: stands.place, remainingS: Math.ceil(stands.beginsInS + usual) }
      : { place: null, remainingS: Math.ceil(usual) };
  };
}

async function readLook(database: Database): Promise<Look> {
  const [measured, running, line] = await Promise.all([
    database.execute<{ kind: Kind; jobs: number; median: number; usual: number }>(sql`
      select kind, count(*)::int as jobs,
        percentile_cont(0.5) within group (order by seconds)::float8 as median,
        percentile_cont(${USUAL_SHARE}::float8) within group (order by seconds)::float8 as usual
      from (values ('generate'::studio_job_kind), ('refine')) kinds (kind)
      cross join lateral (
        select extract(epoch from ended_at - started_at) as seconds from studio_jobs
        where studio_jobs.kind = kinds.kind and state = 'succeeded' and started_at is not null
        order by ended_at desc nulls last limit ${MEASURED}
      ) recent
      group by kind`),
    database.execute<{ id: string; kind: Kind; seconds: number }>(sql`
      select id, kind, extract(epoch from now() - started_at)::float8 as seconds from studio_jobs
      where state = 'running' and ended_at is null`),
    database.execute<{ id: string; kind: Kind }>(sql`select id, kind from (${LINE}) line order by place`),
  ]);
  const takes = { generate: AS_PROMISED, refine: AS_PROMISED };
  for (const { kind, jobs, median, usual } of measured.rows)
    if (jobs >= MEASURED_AT_LEAST) takes[kind] = { median, usual };
  const runningJobs = new Map(
    running.rows.map(({ id, kind, seconds }) => [id, { kind, forS: Math.max(0, seconds) }]),
  );
  return { takes, running: runningJobs, waiting: standing(line.rows, [...runningJobs.values()], takes) };
}

const AS_PROMISED: Duration = { median: GENERATION_DURATION_S.max, usual: GENERATION_DURATION_S.max };

/** When each of the line begins: each worker takes the next one when it has ended what it has. */
function standing(
  line: readonly { readonly id: string; readonly kind: Kind }[],
  running: readonly { readonly kind: Kind; readonly forS: number }[],
  takes: Look['takes'],
): Look['waiting'] {
  // While jobs wait every worker has one: as many work as are seen to.
  const freeInS = running.map(({ kind, forS }) => Math.max(0, takes[kind].median - forS));
  if (freeInS.length === 0) freeInS.push(0);
  return new Map(
    line.map(({ id, kind }, index) => {
      freeInS.sort((a, b) => a - b);
      const beginsInS = freeInS.shift() ?? 0;
      freeInS.push(beginsInS + takes[kind].median);
      return [id, { place: index + 1, beginsInS }];
    }),
  );
}
