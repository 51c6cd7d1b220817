/** The audit trail: who did what to what, what was so before and is so since. */
import type { ACT_SUBJECTS, DeskAct } from '@filigree/contracts/desk';
import { and, count, desc, eq, type SQL } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../database/connect.ts';
import { newId } from '../../database/id.ts';
import { staff, staffActs } from '../../database/schema/desk.ts';

export interface Subject {
  readonly kind: (typeof ACT_SUBJECTS)[number];
  /** In its own words: an order's number, a colleague's address. */
  readonly name: string;
}

export interface NewAct {
  /** null: a command on the server's own machine. */
  readonly staffId: string | null;
  /** Name of the call, or of the command. */
  readonly act: string;
  readonly subject: Subject;
  readonly before: Record<string, unknown> | null;
  readonly after: Record<string, unknown> | null;
  /** Of the click, for an act that must not be done twice. */
  readonly idempotencyKey?: string;
}

/**
 * Writes an act down, in the transaction that does it: what was done is in the trail, and what is in the trail was done.
 * @returns whether it is new; false: this very click was done before
 */
export async function recordAct(tx: Transaction, { subject, ...act }: NewAct): Promise<boolean> {
  const written = await tx
    .insert(staffActs)
    .values({ id: newId(), ...act, subjectKind: subject.kind, subject: subject.name })
    .onConflictDoNothing({ target: [staffActs.staffId, staffActs.idempotencyKey] })
    .returning({ id: staffActs.id });
  return written.length > 0;
}

type ActRow = typeof staffActs.$inferSelect & { readonly by: string | null };

function showAct(row: ActRow): DeskAct {
  const { id, act, subjectKind, subject, staffId, by, before, after, at } = row;
  return {
    id,
    act,
    subjectKind,
    subject,
    by: staffId === null ? null : { id: staffId, name: by ?? '' },
    before,
    after,
    at: at.toISOString(),
  };
}

const COLUMNS = {
  id: staffActs.id,
  staffId: staffActs.staffId,
  by: staff.name,
  act: staffActs.act,
  subjectKind: staffActs.subjectKind,
  subject: staffActs.subject,
  before: staffActs.before,
  after: staffActs.after,
  idempotencyKey: staffActs.idempotencyKey,
  at: staffActs.at,
};

function selectActs(database: Queryable, which: SQL | undefined) {
  return database
    .select(COLUMNS)
    .from(staffActs)
    .leftJoin(staff, eq(staff.id, staffActs.staffId))
    .where(which)
    .orderBy(desc(staffActs.at), desc(staffActs.id));
}

/** Of everything, newest first, a page at a time. */
export async function listActs(
  database: Queryable,
  { page, limit }: { readonly page: number; readonly limit: number },
): Promise<{ items: DeskAct[]; total: number }> {
  const rows = await selectActs(database, undefined)
    .limit(limit)
    .offset((page - 1) * limit);
  const [all] = await database.select({ total: count() }).from(staffActs);
  return { items: rows.map(showAct), total: all?.total ?? 0 };
}

/** Of one subject, newest first, the latest. */
export async function listActsOn(database: Queryable, subject: Subject, limit: number): Promise<DeskAct[]> {
  const which = and(eq(staffActs.subjectKind, subject.kind), eq(staffActs.subject, subject.name));
  return (await selectActs(database, which).limit(limit)).map(showAct);
}
