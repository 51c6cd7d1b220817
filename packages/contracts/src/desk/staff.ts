/** Who is on the desk, and what everybody has done there. */
import { z } from 'zod';
import { emailSchema } from '../auth.ts';
import { idParamsSchema, pageOf, pageQuerySchema } from '../common.ts';
import { defineDeskCall } from './desk-call.ts';
import { staffNameSchema } from './door.ts';
import { staffRoleSchema } from './rights.ts';

/** `invited`: has not accepted yet. `suspended`: is not let in, and stays in the records. */
export const STAFF_STATES = ['invited', 'active', 'suspended'] as const;

export const staffSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  role: staffRoleSchema,
  state: z.enum(STAFF_STATES),
  lastSeenAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
});
export type StaffMember = z.infer<typeof staffSchema>;

/** What an act was done to, in its own words: an order by its number, a colleague by their address. */
export const ACT_SUBJECTS = ['order', 'staff'] as const;

export const deskActSchema = z.object({
  id: z.uuid(),
  /** Name of the call, or of the command. */
  act: z.string(),
  subjectKind: z.enum(ACT_SUBJECTS),
  subject: z.string(),
  /** null: a command on the server's own machine. */
  by: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  /** What was so before, and is so since; null: nothing to tell. */
  before: z.record(z.string(), z.unknown()).nullable(),
  after: z.record(z.string(), z.unknown()).nullable(),
  at: z.iso.datetime(),
});
export type DeskAct = z.infer<typeof deskActSchema>;

export const DESK_PAGE_LIMIT = 25;
export const DESK_PAGE_MAX_LIMIT = 100;

const tag = 'Desk';
const auth = 'staff';
const right = 'staff.manage';

export const deskStaffCalls = {
  deskListStaff: defineDeskCall({
    id: 'deskListStaff',
    method: 'GET',
    path: '/desk/staff',
    auth,
    right,
    tag,
    summary: 'Everybody who is, or was, on the desk',
    response: z.array(staffSchema),
    errors: [],
  }),
  deskInvite: defineDeskCall({
    id: 'deskInvite',
    method: 'POST',
    path: '/desk/staff',
    auth,
    right,
    tag,
    summary: 'Invite somebody by mail, with a link that works once',
    body: z.strictObject({ email: emailSchema, name: staffNameSchema, role: staffRoleSchema }),
    response: staffSchema,
    status: 201,
    /** CONFLICT: somebody has this address here already. */
    errors: ['CONFLICT', 'RATE_LIMITED'],
  }),
  deskInviteAgain: defineDeskCall({
    id: 'deskInviteAgain',
    method: 'POST',
    path: '/desk/staff/{id}/invitation',
    auth,
    right,
    tag,
    summary: 'Send a new invitation: to who has not come yet, or has lost password or telephone',
    params: idParamsSchema,
    response: staffSchema,
    /** CONFLICT: is suspended. */
    errors: ['VALIDATION_FAILED', 'CONFLICT', 'RATE_LIMITED'],
  }),
  deskChangeRole: defineDeskCall({
    id: 'deskChangeRole',
    method: 'PUT',
    path: '/desk/staff/{id}/role',
    auth,
    right,
    tag,
    summary: 'Give somebody another role',
    params: idParamsSchema,
    body: z.strictObject({ role: staffRoleSchema }),
    response: staffSchema,
    /** CONFLICT: the last owner stays one. */
    errors: ['CONFLICT'],
  }),
  deskSuspend: defineDeskCall({
    id: 'deskSuspend',
    method: 'POST',
    path: '/desk/staff/{id}/suspend',
    auth,
    right,
    tag,
    summary: 'Let somebody in no more; their sessions end at once',
    params: idParamsSchema,
    response: staffSchema,
    /** CONFLICT: the last owner stays. */
    errors: ['VALIDATION_FAILED', 'CONFLICT'],
  }),
  deskRestore: defineDeskCall({
    id: 'deskRestore',
    method: 'POST',
    path: '/desk/staff/{id}/restore',
    auth,
    right,
    tag,
    summary: 'Let somebody in again',
    params: idParamsSchema,
    response: staffSchema,
    errors: ['VALIDATION_FAILED'],
  }),
  deskListActs: defineDeskCall({
    id: 'deskListActs',
    method: 'GET',
    path: '/desk/acts',
    auth,
    right: 'acts.read',
    tag,
    summary: 'What was done at the desk, newest first',
    query: pageQuerySchema(DESK_PAGE_LIMIT, DESK_PAGE_MAX_LIMIT),
    response: pageOf(deskActSchema),
    errors: ['VALIDATION_FAILED'],
  }),
} as const;
