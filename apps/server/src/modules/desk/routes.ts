/** The calls of the desk. */
import type { Call } from '@filigree/contracts';
import { deskCalls, deskStaffCalls, deskDoorCalls as door } from '@filigree/contracts/desk';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../http/deps.ts';
import { ok, type Result } from '../../http/failure.ts';
import { openApiDocument } from '../../http/openapi.ts';
import { route } from '../../http/route.ts';
import { attempt } from '../../http/throttle.ts';
import { listActs } from './audit.ts';
import { type DeskContext, deskContext } from './context.ts';
import { deskRoute } from './desk-route.ts';
import { acceptInvitation, openInvitation } from './door/invitation.ts';
import { letKnownDeviceIn, refuseWithoutLink, whoIsAtDesk } from './door/let-in.ts';
import { openDevice } from './door/open-device.ts';
import { endStaffSession } from './door/sessions.ts';
import { signInAtDesk } from './door/sign-in.ts';
import { deskOrderRoutes } from './orders/routes.ts';
import { inviteAgain, inviteStaff } from './staff/invite.ts';
import { changeRole, listStaff, restoreStaff, suspendStaff } from './staff/manage.ts';
import { showSelf, showStaff } from './staff/rows.ts';
import { sendLink } from './staff/send-link.ts';

/** Each is a mail. */
const LINKS = { attempts: 20, windowS: 3_600 };

export function deskRoutes(app: FastifyInstance, deps: Deps): void {
  const context = deskContext(deps);
  doorRoutes(app, context);
  selfRoutes(app, context);
  staffRoutes(app, context);
  deskOrderRoutes(app, deps, context);
}

function boundMails({ config, database }: DeskContext, staffId: string): Promise<Result<void>> {
  if (!config.rateLimits) return Promise.resolve(ok(undefined));
  return attempt(database, [{ key: `desk-links:${staffId}`, ...LINKS }]);
}

function doorRoutes(app: FastifyInstance, context: DeskContext): void {
  route(app, door.deskSignIn, signInAtDesk(context), { letIn: letKnownDeviceIn(context) });
  const invited = { countRefused: refuseWithoutLink(context, 'invitation') };
  route(app, door.deskInvitation, openInvitation(context), invited);
  route(app, door.deskAcceptInvitation, acceptInvitation(context), invited);
  route(app, door.deskOpenDevice, openDevice(context), {
    countRefused: refuseWithoutLink(context, 'device'),
  });
}

function selfRoutes(app: FastifyInstance, context: DeskContext): void {
  deskRoute(app, context, door.deskMe, async ({ member, request }) =>
    ok(showSelf(member, whoIsAtDesk(request).endsAt)),
  );
  const document = JSON.stringify(openApiDocument(() => false, Object.values<Call>(deskCalls)));
  deskRoute(app, context, door.deskDocument, async ({ reply }) =>
    ok(reply.type('application/json').header('cache-control', 'no-store').send(document)),
  );
  deskRoute(app, context, door.deskSignOut, async ({ request, reply }) => {
    await endStaffSession(context, request, reply);
    return ok(null);
  });
  deskRoute(app, context, door.deskDeviceLink, async ({ member, request }) => {
    const bounded = await boundMails(context, member.id);
    if (!bounded.ok) return bounded;
    await sendLink(context, context.database, request, member, 'device');
    return ok(null);
  });
}

function staffRoutes(app: FastifyInstance, context: DeskContext): void {
  const { database } = context;
  const calls = deskStaffCalls;
  deskRoute(app, context, calls.deskListStaff, async () => ok(await listStaff(database)));
  deskRoute(app, context, calls.deskInvite, async ({ member, request, body }) => {
    const bounded = await boundMails(context, member.id);
    if (!bounded.ok) return bounded;
    const invited = await inviteStaff(context, { staffId: member.id, request }, body);
    return invited.ok ? ok(showStaff(invited.value.member)) : invited;
  });
  deskRoute(app, context, calls.deskInviteAgain, async ({ member, request, params }) => {
    const bounded = await boundMails(context, member.id);
    if (!bounded.ok) return bounded;
    const invited = await inviteAgain(context, { staffId: member.id, request }, params);
    return invited.ok ? ok(showStaff(invited.value.member)) : invited;
  });
  deskRoute(app, context, calls.deskChangeRole, async ({ member, params, body }) => {
    const changed = await changeRole(database, member.id, params.id, body.role);
    return changed.ok ? ok(showStaff(changed.value)) : changed;
  });
  deskRoute(app, context, calls.deskSuspend, async ({ member, params }) => {
    const changed = await suspendStaff(database, member.id, params.id);
    return changed.ok ? ok(showStaff(changed.value)) : changed;
  });
  deskRoute(app, context, calls.deskRestore, async ({ member, params }) => {
    const changed = await restoreStaff(database, member.id, params.id);
    return changed.ok ? ok(showStaff(changed.value)) : changed;
  });
  deskRoute(app, context, calls.deskListActs, async ({ query }) => {
    return ok({ ...(await listActs(database, query)), ...query });
  });
}
