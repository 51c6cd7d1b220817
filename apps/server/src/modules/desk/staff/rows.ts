import type { DeskSelf, StaffMember } from '@filigree/contracts/desk';
import { DESK_RIGHT_NAMES, hasRight } from '@filigree/contracts/desk';
import { eq, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../database/connect.ts';
import { staff } from '../../../database/schema/desk.ts';

export type StaffRow = typeof staff.$inferSelect;

/** Compared without regard to case. */
export async function findStaffByEmail(database: Queryable, email: string): Promise<StaffRow | undefined> {
  const [row] = await database
    .select()
    .from(staff)
    .where(eq(sql`lower(${staff.email})`, sql`lower(${email})`));
  return row;
}

/** Holds somebody's row until the transaction ends. */
export async function lockStaff(tx: Transaction, id: string): Promise<StaffRow | undefined> {
  const [row] = await tx.select().from(staff).where(eq(staff.id, id)).for('update');
  return row;
}

/** Has accepted an invitation, and is let in. */
export const isActive = ({ passwordHash, suspendedAt }: StaffRow): boolean =>
  passwordHash !== null && suspendedAt === null;

function stateOf({ passwordHash, suspendedAt }: StaffRow): StaffMember['state'] {
  if (suspendedAt !== null) return 'suspended';
  return passwordHash === null ? 'invited' : 'active';
}

/** Somebody as owners see them. */
export function showStaff(row: StaffRow): StaffMember {
  const { id, name, email, role, lastSeenAt, createdAt } = row;
  return {
    id,
    name,
    email,
    role,
    state: stateOf(row),
    lastSeenAt: lastSeenAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  };
}

/** Somebody as they see themselves. */
export function showSelf({ id, name, email, role }: StaffRow, endsAt: Date): DeskSelf {
  const rights = DESK_RIGHT_NAMES.filter((right) => hasRight(role, right));
  return { id, name, email, role, rights, endsAt: endsAt.toISOString() };
}
