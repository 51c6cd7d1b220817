/**
 * The line of the jobs that wait. People take turns: what counts first is how many jobs of a person are under way or
 * stand before this one, and then since when the person has waited: since the click, or since the end of the person's
 * last job if that was later. Somebody with one job waits for one job of somebody with many. Nobody is passed for ever,
 * because that moment stays where it is while later clicks come behind it. A job that was interrupted has had its turn
 * and stands before all others.
 */
import { sql } from 'drizzle-orm';

/**
 * A refinement makes one picture of the piece that its owner is looking at, so it counts as clicked this much earlier,
 * though not before the person was last served. It goes before generations of the last half minute, which is about how
 * long one takes, and behind older ones.
 */
const REFINEMENT_HEAD_START_S = 30;

const clicked = sql.raw(
  `job.created_at - case job.kind when 'refine' then interval '${REFINEMENT_HEAD_START_S} s' else interval '0' end`,
);

/** Every job that waits, with its place: 1 is the next. Times are the database's. */
export const LINE = sql`
  select turns.id, turns.kind, row_number() over (order by not interrupted, turn, since, turns.id) as place
  from (
    select job.id, job.kind, job.started_at is not null as interrupted,
      greatest(${clicked}, person.served_at) as since,
      person.under_way + row_number() over (
        partition by job.user_id order by job.started_at is null, ${clicked}, job.id
      ) as turn
    from studio_jobs job
    join (
      select waiting.user_id,
        (select count(*) from studio_jobs running
          where running.user_id = waiting.user_id and running.state = 'running' and running.ended_at is null) as under_way,
        (select max(served.ended_at) from studio_jobs served
          where served.user_id = waiting.user_id and served.started_at is not null and served.ended_at is not null) as served_at
      from (select distinct user_id from studio_jobs where state = 'queued') waiting
    ) person on person.user_id = job.user_id
    where job.state = 'queued'
  ) turns`;
