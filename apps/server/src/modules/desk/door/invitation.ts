/** An invitation: it shows a secret for the authenticator app, and is accepted with a code of it and a password. */
import type { deskDoorCalls } from '@filigree/contracts/desk';
import { eq } from 'drizzle-orm';
import { sealText } from '../../../crypto/seal.ts';
import type { Transaction } from '../../../database/connect.ts';
import { staff } from '../../../database/schema/desk.ts';
import { fail, ok, type Result } from '../../../http/failure.ts';
import type { Handler } from '../../../http/route.ts';
import { nothingHere } from '../../../http/unknown.ts';
import { checkOrigin, enrolment, hashPassword, judgeNewPassword, newSecret } from '../../auth/index.ts';
import { recordAct } from '../audit.ts';
import type { DeskContext } from '../context.ts';
import { lockStaff, type StaffRow } from '../staff/rows.ts';
import { beginAtDesk } from './begin.ts';
import { spendStaffCode } from './code.ts';
import { type FoundLink, findLink, offerSecret, redeemLink } from './links.ts';
import { endSessionsOf, type OpenedSession, openStaffSession } from './sessions.ts';

/** Opening it again shows another secret; the last one that was shown is the one that counts. */
export function openInvitation(context: DeskContext): Handler<typeof deskDoorCalls.deskInvitation> {
  return async ({ body, request }) => {
    const found = await findLink(context.database, body.token, 'invitation');
    if (!found) return nothingHere();
    const ours = checkOrigin(request, context.config);
    if (!ours.ok) return ours;
    const { link, member } = found;
    const secret = newSecret();
    await offerSecret(context.database, link, sealText(context.keys.secret, member.id, secret));
    return ok({
      name: member.name,
      email: member.email,
      role: member.role,
      ...enrolment(secret, `${member.email} (desk)`),
    });
  };
}

/**
 * Fails with NOT_FOUND for a link that does not work, VALIDATION_FAILED for a password that guessers try first,
 * INVALID_CREDENTIALS for a wrong code; the link then goes on working.
 */
export function acceptInvitation(context: DeskContext): Handler<typeof deskDoorCalls.deskAcceptInvitation> {
  return async ({ body, request, reply }) => {
    const found = await findLink(context.database, body.token, 'invitation');
    if (!found) return nothingHere();
    const ours = checkOrigin(request, context.config);
    if (!ours.ok) return ours;
    const { name, code } = body;
    const judged = await judgeNewPassword(body.password, 'password', { name, email: found.member.email });
    if (!judged.ok) return judged;
    const passwordHash = await hashPassword(body.password);
    const accepted = await context.database.transaction((tx) =>
      accept(context, tx, found, { name, code, passwordHash }),
    );
    if (!accepted.ok) return accepted;
    return ok(beginAtDesk(context, reply, accepted.value.member, accepted.value.session));
  };
}

interface Acceptance {
  readonly name: string;
  readonly code: string;
  readonly passwordHash: string;
}

async function accept(
  context: DeskContext,
  tx: Transaction,
  { link, member }: FoundLink,
  { name, code, passwordHash }: Acceptance,
): Promise<Result<{ member: StaffRow; session: OpenedSession }>> {
  const before = await lockStaff(tx, member.id);
  if (!before || link.offeredSecret === null) return nothingHere();
  if (!(await spendStaffCode(context, tx, before.id, link.offeredSecret, code)))
    return fail(
      'INVALID_CREDENTIALS',
      'This code is not right. Please enter the one that your app shows now.',
    );
  if (!(await redeemLink(tx, link))) return nothingHere();
  const [after] = await tx
    .update(staff)
    .set({
      name,
      passwordHash,
      sealedSecret: link.offeredSecret,
      deviceGeneration: before.deviceGeneration + 1,
    })
    .where(eq(staff.id, before.id))
    .returning();
  await endSessionsOf(tx, before.id);
  await recordAct(tx, {
    staffId: before.id,
    act: 'deskAcceptInvitation',
    subject: { kind: 'staff', name: before.email },
    before: { name: before.name, hadPassword: before.passwordHash !== null },
    after: { name },
  });
  return ok({ member: after!, session: await openStaffSession(tx, before.id) });
}
