/** Signing in: password and code in one step, on a browser that is known. */
import type { deskDoorCalls } from '@filigree/contracts/desk';
import { fail, ok, type Result } from '../../../http/failure.ts';
import type { Handler } from '../../../http/route.ts';
import { attempt, forgive } from '../../../http/throttle.ts';
import { isPassword } from '../../auth/index.ts';
import { recordAct } from '../audit.ts';
import type { DeskContext } from '../context.ts';
import { findStaffByEmail, isActive, lockStaff, type StaffRow } from '../staff/rows.ts';
import { beginAtDesk } from './begin.ts';
import { spendStaffCode } from './code.ts';
import { deviceAtDoor } from './let-in.ts';
import { endStaffSession, openStaffSession } from './sessions.ts';

const WINDOW_S = 15 * 60;
const PER_DEVICE = 20;
/** Three codes of a million are good at a time: this many tries find one with a chance of 1 in 33,000. */
const PER_PERSON = 10;

const personKey = (email: string) => `desk-sign-in:person:${email.toLowerCase()}`;

/** Which of the two was wrong is not told. */
const wrong = () =>
  fail(
    'INVALID_CREDENTIALS',
    'Address, password or code are not right. A code works once: wait for the next.',
  );

/** Fails with INVALID_CREDENTIALS or RATE_LIMITED; strangers' browsers do not come here. */
export function signInAtDesk(context: DeskContext): Handler<typeof deskDoorCalls.deskSignIn> {
  return async ({ body, request, reply }) => {
    const device = deviceAtDoor(request);
    const limited = await countTry(context, device.id, body.email);
    if (!limited.ok) return limited;
    const found = await findStaffByEmail(context.database, body.email);
    const member = found && device.staffIds.includes(found.id) && isActive(found) ? found : undefined;
    if (!(await isPassword(member?.passwordHash, body.password)) || !member) return wrong();
    const begun = await context.database.transaction(async (tx) => {
      const locked = await lockStaff(tx, member.id);
      if (!locked || !isSame(locked, member)) return undefined;
      if (!(await spendStaffCode(context, tx, locked.id, locked.sealedSecret!, body.code))) return undefined;
      await recordAct(tx, {
        staffId: locked.id,
        act: 'deskSignIn',
        subject: { kind: 'staff', name: locked.email },
        before: null,
        after: null,
      });
      return { member: locked, session: await openStaffSession(tx, locked.id) };
    });
    if (!begun) return wrong();
    if (context.config.rateLimits) await forgive(context.database, personKey(body.email));
    // The browser's session of before loses its cookie to the new one: nobody could end it any more.
    await endStaffSession(context, request, reply);
    return ok(beginAtDesk(context, reply, begun.member, begun.session));
  };
}

/** A password that is replaced, or somebody who is suspended in this very moment, opens nothing. */
const isSame = (locked: StaffRow, { passwordHash }: StaffRow) =>
  isActive(locked) && locked.passwordHash === passwordHash;

async function countTry(
  { config, database }: DeskContext,
  device: string,
  email: string,
): Promise<Result<void>> {
  if (!config.rateLimits) return ok(undefined);
  return attempt(database, [
    { key: `desk-sign-in:device:${device}`, attempts: PER_DEVICE, windowS: WINDOW_S },
    { key: personKey(email), attempts: PER_PERSON, windowS: WINDOW_S },
  ]);
}
