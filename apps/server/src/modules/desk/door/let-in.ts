/** Who is let in to the desk's calls, and to its sign-in. Everybody else finds nothing there. */
import { type DeskRight, hasRight } from '@filigree/contracts/desk';
import type { FastifyRequest } from 'fastify';
import { fail, ok, type Result } from '../../../http/failure.ts';
import { nothingHere } from '../../../http/unknown.ts';
import { checkOrigin } from '../../auth/index.ts';
import type { DeskContext } from '../context.ts';
import { type KnownDevice, knownDevice } from './devices.ts';
import { findLink, type LINK_PAGE } from './links.ts';
import { type AtDesk, readStaffSession } from './sessions.ts';

const atDesk = new WeakMap<FastifyRequest, AtDesk>();
const devices = new WeakMap<FastifyRequest, KnownDevice>();

/** Whoever was let in with this request. */
export function whoIsAtDesk(request: FastifyRequest): AtDesk {
  const found = atDesk.get(request);
  if (!found) throw new Error('Nobody was let in with this request.');
  return found;
}

/** The browser that was let in to the sign-in with this request. */
export function deviceAtDoor(request: FastifyRequest): KnownDevice {
  const found = devices.get(request);
  if (!found) throw new Error('No known browser was let in with this request.');
  return found;
}

/** Reads change nothing; everything else has to come from our own pages. */
const ofOurPages = (context: DeskContext, request: FastifyRequest): Result<void> =>
  request.method === 'GET' ? ok(undefined) : checkOrigin(request, context.config);

/**
 * For calls that need a right. Fails with NOT_FOUND for strangers, UNAUTHENTICATED on a known browser without a session,
 * FORBIDDEN_ORIGIN for other websites, FORBIDDEN without the right.
 */
export function letInWith(context: DeskContext, right: DeskRight) {
  return async (request: FastifyRequest): Promise<Result<void>> => {
    const found = await readStaffSession(context, request);
    if (!found) {
      const isKnown = (await knownDevice(context, request)) !== undefined;
      return isKnown ? fail('UNAUTHENTICATED', 'Please sign in at the desk.') : nothingHere();
    }
    const ours = ofOurPages(context, request);
    if (!ours.ok) return ours;
    const { member } = found;
    if (!hasRight(member.role, right)) {
      return fail('FORBIDDEN', `Your role at the desk, ${member.role}, does not include this.`);
    }
    atDesk.set(request, found);
    request.staffId = member.id;
    return ok(undefined);
  };
}

/** For the sign-in. Fails with NOT_FOUND for strangers, FORBIDDEN_ORIGIN for other websites. */
export function letKnownDeviceIn(context: DeskContext) {
  return async (request: FastifyRequest): Promise<Result<void>> => {
    const device = await knownDevice(context, request);
    if (!device) return nothingHere();
    devices.set(request, device);
    return ofOurPages(context, request);
  };
}

type Purpose = keyof typeof LINK_PAGE;

/**
 * For calls with the token of a link: what else is wrong with a body is told to those alone whose link is good. To be
 * asked once a body was refused.
 */
export function refuseWithoutLink(context: DeskContext, purpose: Purpose) {
  return async ({ body }: FastifyRequest): Promise<Result<void>> => {
    const token = typeof body === 'object' && body !== null && 'token' in body ? body.token : undefined;
    const found = typeof token === 'string' && (await findLink(context.database, token, purpose));
    return found ? ok(undefined) : nothingHere();
  };
}
