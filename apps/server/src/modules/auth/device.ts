/**
 * Devices that people have signed in on (OWASP, "Slow Down Online Guessing Attacks with Device Cookies"). Their tries
 * are counted by device: a stranger who tries an account from everywhere locks out strangers, and not its owner.
 */
import { randomBytes } from 'node:crypto';
import { API_BASE_PATH } from '@filigree/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Config } from '../../config.ts';
import type { Keys } from '../../crypto/keyring.ts';
import { readToken, writeToken } from '../../crypto/signed-token.ts';
import type { AuthContext } from './context.ts';
import { ownerOfAddress } from './users.ts';

const COOKIE_NAME = 'filigree_device';
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

function devicesOf(request: FastifyRequest, keys: Keys): Device[] {
  const tokens = (request.cookies[COOKIE_NAME] ?? '').split(SEPARATOR).slice(0, PEOPLE);
  return tokens.flatMap((token) => read(keys, token) ?? []);
}

const attributes = (config: Pick<Config, 'publicUrl'>) =>
  ({
    sameSite: 'strict',
    secure: config.publicUrl?.startsWith('https://') ?? false,
    path: `${API_BASE_PATH}/auth`,
    httpOnly: true,
  }) as const;

/** Once somebody has signed in. A device keeps its id, and with it the tries that were counted. */
export function rememberDevice({ config, keys }: AuthContext, reply: FastifyReply, userId: string): void {
  const devices = devicesOf(reply.request, keys.device);
  const own = devices.find((device) => device.userId === userId);
  const others = devices.filter((device) => device.userId !== userId);
  const id = own?.id ?? randomBytes(ID_BYTES).toString('base64url');
  const tokens = [{ userId, id }, ...others]
    .slice(0, PEOPLE)
    .map((device) => writeToken(keys.device, KIND, [device.userId, device.id]));
  reply.setCookie(COOKIE_NAME, tokens.join(SEPARATOR), { ...attributes(config), maxAge: LIFETIME_S });
}

/** For whoever leaves for good. */
export function clearDeviceCookie(reply: FastifyReply, config: Pick<Config, 'publicUrl'>): void {
  reply.clearCookie(COOKIE_NAME, attributes(config));
}

/** The id of the device if this person has signed in on it. */
export function deviceOf({ keys }: AuthContext, request: FastifyRequest, userId: string): string | undefined {
  return devicesOf(request, keys.device).find((device) => device.userId === userId)?.id;
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
  const devices = devicesOf(request, context.keys.device);
  if (devices.length === 0) return undefined;
  const owner = await ownerOfAddress(context.database, email);
  return owner && devices.find(({ userId }) => userId === owner.id)?.id;
}
