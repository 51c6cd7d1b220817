/** A click is done once: sent again it is answered as what it has become, and nothing is done a second time. */
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../database/connect.ts';
import { staffActs } from '../../../database/schema/desk.ts';
import { fail, ok, type Result } from '../../../http/failure.ts';
import type { Witness } from '../../orders/index.ts';
import { recordAct, type Subject } from '../audit.ts';

export interface Click {
  readonly staffId: string;
  /** Name of the call. */
  readonly act: string;
  readonly subject: Subject;
  /** undefined: the act does the same twice as once. */
  readonly idempotencyKey?: string;
}

/** Signs for an act of this click. */
export const witnessOf =
  (click: Click): Witness =>
  (tx, told) =>
    recordAct(tx, { ...click, ...told });

/** Does what a click asks for, unless it is done. Fails as the act does, or with IDEMPOTENCY_KEY_REUSED. */
export async function once(
  database: Database,
  click: Click & { readonly idempotencyKey: string },
  act: (witness: Witness) => Promise<Result<void>>,
): Promise<Result<void>> {
  const before = await earlier(database, click);
  if (before) return before;
  const outcome = await act(witnessOf(click));
  if (outcome.ok) return outcome;
  // The same click, sent twice at once: the other one was quicker, and this one found that it no longer follows.
  return (await earlier(database, click)) ?? outcome;
}

async function earlier(
  database: Database,
  { staffId, act, subject, idempotencyKey }: Click & { readonly idempotencyKey: string },
): Promise<Result<void> | undefined> {
  const [done] = await database
    .select({ act: staffActs.act, subject: staffActs.subject })
    .from(staffActs)
    .where(and(eq(staffActs.staffId, staffId), eq(staffActs.idempotencyKey, idempotencyKey)));
  if (!done) return undefined;
  if (done.act === act && done.subject === subject.name) return ok(undefined);
  return fail('IDEMPOTENCY_KEY_REUSED', 'This Idempotency-Key was used for something else.');
}
