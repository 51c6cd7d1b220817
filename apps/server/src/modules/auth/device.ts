/**
 * Devices that people have signed in on (OWASP, "Slow Down Online Guessing Attacks with Device Cookies"). Their tries
 * are counted by device: a stranger who tries an account from everywhere locks out strangers, and not its owner.
 */
import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Config } from '../../config.ts';
import type { Keys } from '../../crypto/keyring.ts';
import { readToken, writeToken } from '../../crypto/signed-token.ts';
import { ownCookie } from '../../http/own-cookie.ts';
import type { AuthContext } from './context.ts';
import { ownerOfAddress } from './users.ts';

const deviceCookie = ownCookie({ name: 'filigree_device', sameSite: 'strict', readsBareName: true });
const KIND = 'd';
const LIFETIME_S = 365 * 24 * 3600;
const ID_BYTES = 16;
/** Of the people who share a browser; the ones who signed in last. */
const PEOPLE = 4;
const SEPARATOR = '~';

interface Device {
  readonly userId: string;
  readonly id: string;
}
const deviceSchema = z.object({ userId: z.uuid(), id: z.string().regex(/^[\w-]{22}$/) });

function read(keys: Keys, token: string): Device | undefined {
  const [userId, id] = readToken(keys, KIND, token) ?? [];
  return deviceSchema.safeParse({ userId, id }).data;
}

function devicesOf({ config, keys }: AuthContext, request: FastifyRequest): Device[] {
  const tokens = (deviceCookie.read(request, config) ?? '').split(SEPARATOR).slice(0, PEOPLE);
  return tokens.flatMap((token) => read(keys.device, token) ?? []);
}

/** Once somebody has signed in. A device keeps its id, and with it the tries that were counted. */
export function rememberDevice(context: AuthContext, reply: FastifyReply, userId: string): void {
  const { config, keys } = context;
  const devices = devicesOf(context, reply.request);
  const own = devices.find((device) => device.userId === userId);
  const others = devices.filter((device) => device.userId !== userId);
  const id = own?.id ?? randomBytes(ID_BYTES).toString('base64url');
  const tokens = [{ userId, id }, ...others]
    .slice(0, PEOPLE)
    .map((device) => writeToken(keys.device, KIND, [device.userId, device.id]));
  deviceCookie.set(reply, config, tokens.join(SEPARATOR), LIFETIME_S);
}

/** For whoever leaves for good. */
export function clearDeviceCookie(reply: FastifyReply, config: Pick<Config, 'publicUrl'>): void {
  deviceCookie.clear(reply, config);
}

/** The id of the device if this person has signed in on it. */
export function deviceOf(context: AuthContext, request: FastifyRequest, userId: string): string | undefined {
  return devicesOf(context, request).find((device) => device.userId === userId)?.id;
}

/**
 * The id of the device if whoever has confirmed this address has signed in on it. Accounts that only name the address
 * do not count: anybody can make one, and would get tries at its owner's password for it.
 */
export async function deviceOfOwner(
  context: AuthContext,
  request: FastifyRequest,
  email: string,
): Promise<string | undefined> {
  const devices = devicesOf(context, request);
  if (devices.length === 0) return undefined;
  const owner = await ownerOfAddress(context.database, email);
  return owner && devices.find(({ userId }) => userId === owner.id)?.id;
}
