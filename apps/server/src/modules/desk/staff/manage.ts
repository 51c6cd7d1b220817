/** What owners decide of those who are on the desk. The last owner who is let in stays one: nobody could undo that. */
import type { StaffRole } from '@filigree/contracts/desk';
import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm';
import { NOW } from '../../../database/clock.ts';
import type { Database, Transaction } from '../../../database/connect.ts';
import { staff, staffLinks } from '../../../database/schema/desk.ts';
import { fail, ok, type Result } from '../../../http/failure.ts';
import { recordAct } from '../audit.ts';
import { endSessionsOf } from '../door/sessions.ts';
import { type StaffRow, showStaff } from './rows.ts';

export async function listStaff(database: Database) {
  const rows = await database.select().from(staff).orderBy(asc(staff.createdAt), asc(staff.id));
  return rows.map(showStaff);
}

interface Change {
  /** Name of the call. */
  readonly act: string;
  readonly values: { readonly role?: StaffRole; readonly suspendedAt?: typeof NOW | null };
  /** What the trail tells of. */
  readonly tell: (row: StaffRow) => Record<string, unknown>;
  readonly isSoAlready: (row: StaffRow) => boolean;
}

/** Changes nothing, and writes nothing down, where it is so already. Fails with NOT_FOUND or CONFLICT. */
async function changeStaff(
  database: Database,
  byId: string,
  id: string,
  { act, values, tell, isSoAlready }: Change,
): Promise<Result<StaffRow>> {
  return database.transaction(async (tx): Promise<Result<StaffRow>> => {
    const owners = await lockOwners(tx);
    const [before] = await tx.select().from(staff).where(eq(staff.id, id)).for('update');
    if (!before) return fail('NOT_FOUND', 'Nobody at the desk has this id.');
    if (isSoAlready(before)) return ok(before);
    const staysOwner = (values.role ?? before.role) === 'owner' && !values.suspendedAt;
    if (owners.length === 1 && owners[0] === id && !staysOwner)
      return fail('CONFLICT', `${before.email} is the only owner who can come in: make another one first.`);
    const [after] = await tx.update(staff).set(values).where(eq(staff.id, id)).returning();
    if (after!.suspendedAt !== null) await close(tx, id);
    await recordAct(tx, {
      staffId: byId,
      act,
      subject: { kind: 'staff', name: before.email },
      before: tell(before),
      after: tell(after!),
    });
    return ok(after!);
  });
}

/** Their ids; two who demote each other at once stand in a row. */
async function lockOwners(tx: Transaction): Promise<string[]> {
  const rows = await tx
    .select({ id: staff.id })
    .from(staff)
    .where(and(eq(staff.role, 'owner'), isNull(staff.suspendedAt), isNotNull(staff.passwordHash)))
    .orderBy(asc(staff.id))
    .for('update');
  return rows.map(({ id }) => id);
}

async function close(tx: Transaction, id: string): Promise<void> {
  await endSessionsOf(tx, id);
  await tx.delete(staffLinks).where(eq(staffLinks.staffId, id));
}

export function changeRole(
  database: Database,
  byId: string,
  id: string,
  role: StaffRole,
): Promise<Result<StaffRow>> {
  return changeStaff(database, byId, id, {
    act: 'deskChangeRole',
    values: { role },
    tell: (row) => ({ role: row.role }),
    isSoAlready: (row) => row.role === role,
  });
}

const tellSuspended = ({ suspendedAt }: StaffRow) => ({ suspended: suspendedAt !== null });

/** Their sessions end, and links on their way to them stop working. */
export function suspendStaff(database: Database, byId: string, id: string): Promise<Result<StaffRow>> {
  return changeStaff(database, byId, id, {
    act: 'deskSuspend',
    values: { suspendedAt: NOW },
    tell: tellSuspended,
    isSoAlready: ({ suspendedAt }) => suspendedAt !== null,
  });
}

export function restoreStaff(database: Database, byId: string, id: string): Promise<Result<StaffRow>> {
  return changeStaff(database, byId, id, {
    act: 'deskRestore',
    values: { suspendedAt: null },
    tell: tellSuspended,
    isSoAlready: ({ suspendedAt }) => suspendedAt === null,
  });
}
