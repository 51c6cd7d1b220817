/** How somebody comes to the desk: by invitation, on a browser that is known there. */
import { z } from 'zod';
import { emptySchema, lineSchema, wording } from '../common.ts';
import { PASSWORD_MAX_LENGTH } from '../constants.ts';
import { defineDeskCall } from './desk-call.ts';
import { deskRightSchema, staffRoleSchema } from './rights.ts';

export const STAFF_NAME_MAX_LENGTH = 100;
export const staffNameSchema = lineSchema('Name', STAFF_NAME_MAX_LENGTH);

/** Longer than what customers need: what it opens belongs to all of them. */
export const STAFF_PASSWORD_MIN_LENGTH = 12;
const staffPasswordSchema = z
  .string({ error: wording('Password', 'text') })
  .min(STAFF_PASSWORD_MIN_LENGTH, `Password must be at least ${STAFF_PASSWORD_MIN_LENGTH} characters long`)
  .max(PASSWORD_MAX_LENGTH, `Password must be at most ${PASSWORD_MAX_LENGTH} characters long`);

const tokenSchema = z.string({ error: wording('Token', 'text') }).max(128, 'This link is not valid.');
const codeSchema = z
  .string({ error: wording('Code', 'text', 'Please enter the code of your app.') })
  .trim()
  .min(1, 'Please enter the code of your app.')
  .max(16, 'This code is too long.');

/** Somebody at the desk, as it is shown to themselves. */
export const deskSelfSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  role: staffRoleSchema,
  rights: z.array(deskRightSchema),
  /** When the session ends in any case. */
  endsAt: z.iso.datetime(),
});
export type DeskSelf = z.infer<typeof deskSelfSchema>;

const tag = 'Desk';

export const deskDoorCalls = {
  deskInvitation: defineDeskCall({
    id: 'deskInvitation',
    method: 'POST',
    path: '/desk/invitation',
    auth: 'none',
    right: 'door',
    tag,
    summary: 'Whom an invitation is for, with a new secret for their authenticator app',
    body: z.strictObject({ token: tokenSchema }),
    response: z.object({
      name: z.string(),
      email: z.string(),
      role: staffRoleSchema,
      /** Base32, for typing it in. */
      secret: z.string(),
      otpauthUrl: z.string(),
      /** The same as a QR picture, as a data: address of an SVG. */
      qrCode: z.string(),
    }),
    errors: ['NOT_FOUND', 'FORBIDDEN_ORIGIN'],
  }),
  deskAcceptInvitation: defineDeskCall({
    id: 'deskAcceptInvitation',
    method: 'POST',
    path: '/desk/invitation/accept',
    auth: 'none',
    right: 'door',
    tag,
    summary: 'Choose a password, prove the authenticator app, and be signed in; the link then works no more',
    body: z.strictObject({
      token: tokenSchema,
      name: staffNameSchema,
      password: staffPasswordSchema,
      code: codeSchema,
    }),
    response: deskSelfSchema,
    errors: ['NOT_FOUND', 'FORBIDDEN_ORIGIN', 'INVALID_CREDENTIALS'],
  }),
  deskOpenDevice: defineDeskCall({
    id: 'deskOpenDevice',
    method: 'POST',
    path: '/desk/device',
    auth: 'none',
    right: 'door',
    tag,
    summary: 'Make this browser known at the desk, by a link that came by mail; it signs nobody in',
    body: z.strictObject({ token: tokenSchema }),
    response: z.object({ email: z.string() }),
    errors: ['NOT_FOUND', 'FORBIDDEN_ORIGIN'],
  }),
  deskSignIn: defineDeskCall({
    id: 'deskSignIn',
    method: 'POST',
    path: '/desk/sign-in',
    auth: 'none',
    right: 'door',
    tag,
    summary: 'Sign in at the desk, with password and code in one step',
    body: z.strictObject({
      email: z
        .string({ error: wording('Email', 'text') })
        .trim()
        .min(1, 'Email required')
        .max(254),
      password: z
        .string({ error: wording('Password', 'text') })
        .min(1, 'Password required')
        .max(PASSWORD_MAX_LENGTH),
      code: codeSchema,
    }),
    response: deskSelfSchema,
    errors: ['NOT_FOUND', 'FORBIDDEN_ORIGIN', 'INVALID_CREDENTIALS', 'RATE_LIMITED'],
  }),
  deskMe: defineDeskCall({
    id: 'deskMe',
    method: 'GET',
    path: '/desk/me',
    auth: 'staff',
    right: 'self',
    tag,
    summary: 'Who is signed in at the desk, with their rights',
    response: deskSelfSchema,
    errors: [],
  }),
  deskDocument: defineDeskCall({
    id: 'deskDocument',
    method: 'GET',
    path: '/desk/openapi.json',
    auth: 'staff',
    right: 'self',
    tag,
    summary: 'The calls of the desk as an OpenAPI document, which the public one does not name',
    stream: 'application/json',
    errors: [],
  }),
  deskSignOut: defineDeskCall({
    id: 'deskSignOut',
    method: 'POST',
    path: '/desk/sign-out',
    auth: 'staff',
    right: 'self',
    tag,
    summary: 'End this session at the desk; the browser stays known',
    response: emptySchema,
    errors: [],
  }),
  deskDeviceLink: defineDeskCall({
    id: 'deskDeviceLink',
    method: 'POST',
    path: '/desk/device-link',
    auth: 'staff',
    right: 'self',
    tag,
    summary: 'Have a link sent to oneself that makes another browser known',
    response: emptySchema,
    errors: ['RATE_LIMITED'],
  }),
} as const;
