/** Who comes to the desk. */
import type { StaffRole } from '@filigree/contracts/desk';
import type { FastifyRequest } from 'fastify';
import type { Transaction } from '../../../database/connect.ts';
import { newId } from '../../../database/id.ts';
import { staff } from '../../../database/schema/desk.ts';
import { fail, ok, type Result } from '../../../http/failure.ts';
import { recordAct } from '../audit.ts';
import type { DeskContext } from '../context.ts';
import { findStaffByEmail, lockStaff, type StaffRow } from './rows.ts';
import { sendLink } from './send-link.ts';

export interface Invitation {
  readonly email: string;
  readonly name: string;
  readonly role: StaffRole;
}

/** Who asks for it: somebody at the desk, or (null) a command on the server's own machine. */
export interface Asking {
  readonly staffId: string | null;
  readonly request: Pick<FastifyRequest, 'headers'>;
}

export interface Invited {
  readonly member: StaffRow;
  /** Where the mail leads. */
  readonly link: string;
}

const nobody = () => fail('NOT_FOUND', 'Nobody at the desk has this id.');

/** Writes the invitation in the transaction that makes the place. Fails with CONFLICT for an address that has one. */
export async function inviteStaff(
  context: Pick<DeskContext, 'database' | 'config' | 'outbox'>,
  { staffId, request }: Asking,
  { email, name, role }: Invitation,
): Promise<Result<Invited>> {
  return context.database.transaction(async (tx): Promise<Result<Invited>> => {
    const [member] = await tx
      .insert(staff)
      .values({ id: newId(), email, name, role })
      .onConflictDoNothing()
      .returning();
    if (!member) return fail('CONFLICT', `${email} has a place at the desk already.`);
    await recordAct(tx, {
      staffId,
      act: 'deskInvite',
      subject: { kind: 'staff', name: email },
      before: null,
      after: { name, role },
    });
    return ok({ member, link: await sendLink(context, tx, request, member, 'invitation') });
  });
}

/**
 * Sends a new invitation to somebody who has a place: once accepted, it replaces password, authenticator app and known
 * browsers. Fails with NOT_FOUND, and with CONFLICT for somebody who is suspended.
 */
export async function inviteAgain(
  context: Pick<DeskContext, 'database' | 'config' | 'outbox'>,
  { staffId, request }: Asking,
  whom: { readonly id: string } | { readonly email: string },
): Promise<Result<Invited>> {
  return context.database.transaction(async (tx): Promise<Result<Invited>> => {
    const member = await lockNamed(tx, whom);
    if (!member) return nobody();
    if (member.suspendedAt !== null) return fail('CONFLICT', `${member.email} is suspended.`);
    await recordAct(tx, {
      staffId,
      act: 'deskInviteAgain',
      subject: { kind: 'staff', name: member.email },
      before: null,
      after: null,
    });
    return ok({ member, link: await sendLink(context, tx, request, member, 'invitation') });
  });
}

async function lockNamed(
  tx: Transaction,
  whom: { readonly id: string } | { readonly email: string },
): Promise<StaffRow | undefined> {
  if ('id' in whom) return lockStaff(tx, whom.id);
  const found = await findStaffByEmail(tx, whom.email);
  return found && lockStaff(tx, found.id);
}
