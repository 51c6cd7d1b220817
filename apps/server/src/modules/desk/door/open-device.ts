import type { deskDoorCalls } from '@filigree/contracts/desk';
import { ok } from '../../../http/failure.ts';
import type { Handler } from '../../../http/route.ts';
import { nothingHere } from '../../../http/unknown.ts';
import { checkOrigin } from '../../auth/index.ts';
import { recordAct } from '../audit.ts';
import type { DeskContext } from '../context.ts';
import { isActive, lockStaff } from '../staff/rows.ts';
import { rememberDevice } from './devices.ts';
import { findLink, redeemLink } from './links.ts';

/** Makes a browser known, and signs nobody in. Fails with NOT_FOUND for a link that does not work. */
export function openDevice(context: DeskContext): Handler<typeof deskDoorCalls.deskOpenDevice> {
  return async ({ body, request, reply }) => {
    const found = await findLink(context.database, body.token, 'device');
    if (!found) return nothingHere();
    const ours = checkOrigin(request, context.config);
    if (!ours.ok) return ours;
    const member = await context.database.transaction(async (tx) => {
      const locked = await lockStaff(tx, found.member.id);
      if (!locked || !isActive(locked) || !(await redeemLink(tx, found.link))) return undefined;
      await recordAct(tx, {
        staffId: locked.id,
        act: 'deskOpenDevice',
        subject: { kind: 'staff', name: locked.email },
        before: null,
        after: { browser: request.headers['user-agent']?.slice(0, 200) ?? null },
      });
      return locked;
    });
    if (!member) return nothingHere();
    rememberDevice(context, reply, member);
    return ok({ email: member.email });
  };
}
