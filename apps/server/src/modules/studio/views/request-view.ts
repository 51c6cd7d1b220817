import { randomUUID } from 'node:crypto';
import type { Variation, VIEW_NAMES } from '@filigree/contracts';
import { fail, ok, type Result } from '../../../http/failure.ts';
import { attempt } from '../../../http/throttle.ts';
import { ring } from '../../../jobs/bell.ts';
import { transactWithClient } from '../../../jobs/transact.ts';
import { changesOf } from '../job/watch.ts';
import type { StudioTools } from '../tools.ts';
import { findVariation } from '../variations/find.ts';
import { showVariation, type VersionRow } from '../variations/show.ts';
import { VIEW_JOB } from './message.ts';

/** Free of charge, and a picture takes the renderer seconds: this many new ones for a person. */
const VIEWS_AN_HOUR = 40;

interface WantedView {
  readonly userId: string;
  readonly id: string;
  readonly version: number | undefined;
  readonly view: (typeof VIEW_NAMES)[number];
}

/**
 * The version with this view among its pictures: at once when it was drawn before, else when a worker has drawn it.
 * Fails with VARIATION_NOT_FOUND, RATE_LIMITED, or GENERATION_TIMED_OUT; the drawing then goes on, and asking again
 * finds it.
 * @param signal aborted when the caller has left
 */
export async function requestView(
  tools: StudioTools,
  { userId, id, version, view }: WantedView,
  signal: AbortSignal,
): Promise<Result<Variation>> {
  const { database, pool } = tools.connection;
  const look = async (): Promise<Result<VersionRow>> => findVariation(database, userId, id, version);
  const found = await look();
  if (!found.ok) return found;
  const has = (row: VersionRow) => row.piece.images.some((picture) => picture.view === view);
  if (has(found.value)) return ok(showVariation(found.value));
  if (found.value.piece.modelPath === null)
    return fail(
      'VARIATION_NOT_FOUND',
      'This variation has no other views: it was not made by our own engine.',
    );
  if (tools.isThrottled) {
    const limit = { key: `view:${userId}`, attempts: VIEWS_AN_HOUR, windowS: 3600 };
    const allowed = await attempt(database, [limit]);
    if (!allowed.ok) return allowed;
  }
  const wish = { variationId: id, version: found.value.piece.version, view };
  await transactWithClient(pool, async (tx, client) => {
    await tools.queue.send(client, VIEW_JOB, wish);
    // Not the id of a job: a ring that only says "look".
    await ring(tx, 'studio_queue', randomUUID());
  });
  const patience = AbortSignal.timeout(tools.settings.waitTimeoutMs);
  const waiting = AbortSignal.any([signal, tools.closing, patience]);
  for await (const _change of changesOf(tools.bell, id, waiting)) {
    const now = await findVariation(database, userId, id, wish.version);
    if (!now.ok) return now;
    if (has(now.value)) return ok(showVariation(now.value));
  }
  return fail(
    'GENERATION_TIMED_OUT',
    'This view takes longer than usual. It is still being drawn; ask again in a moment.',
  );
}
