/**
 * Browsers that are known at the desk: they have a signed cookie that a link by mail has brought. Without one, nothing of
 * the desk is there, not even its sign-in. It signs nobody in and proves nothing else.
 */
import { randomBytes } from 'node:crypto';
import { and, eq, isNotNull, isNull, or } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { readToken, writeToken } from '../../../crypto/signed-token.ts';
import { staff } from '../../../database/schema/desk.ts';
import { ownCookie } from '../../../http/own-cookie.ts';
import type { DeskContext } from '../context.ts';
import type { StaffRow } from '../staff/rows.ts';

/** Pages ask for it as well, also when a link from elsewhere leads to them: so not "strict". */
const deviceCookie = ownCookie({
  name: 'filigree_desk_device',
  sameSite: 'lax',
  readsBareName: false,
  path: '/',
});
const KIND = 's';
const LIFETIME_S = 365 * 24 * 3600;
const ID_BYTES = 16;
/** Of the people who share a browser, as at a bench; the ones who came last. */
const PEOPLE = 8;
const SEPARATOR = '~';

interface Device {
  readonly staffId: string;
  readonly generation: number;
  /** Of the browser: what is tried on it is counted by it. */
  readonly id: string;
}
const deviceSchema = z.object({
  staffId: z.uuid(),
  generation: z.coerce.number().int(),
  id: z.string().regex(/^[\w-]{22}$/),
});

function devicesIn({ config, keys }: DeskContext, request: FastifyRequest): Device[] {
  const tokens = (deviceCookie.read(request, config) ?? '').split(SEPARATOR).slice(0, PEOPLE);
  return tokens.flatMap((token) => {
    const [staffId, generation, id] = readToken(keys.device, KIND, token) ?? [];
    return deviceSchema.safeParse({ staffId, generation, id }).data ?? [];
  });
}

/** Makes the browser known for somebody. It keeps its id, and with it the tries that were counted. */
export function rememberDevice(context: DeskContext, reply: FastifyReply, member: StaffRow): void {
  const known = devicesIn(context, reply.request);
  const id = known[0]?.id ?? randomBytes(ID_BYTES).toString('base64url');
  const others = known.filter(({ staffId }) => staffId !== member.id);
  const tokens = [{ staffId: member.id, generation: member.deviceGeneration, id }, ...others]
    .slice(0, PEOPLE)
    .map((device) => writeToken(context.keys.device, KIND, [device.staffId, device.generation, device.id]));
  deviceCookie.set(reply, context.config, tokens.join(SEPARATOR), LIFETIME_S);
}

export interface KnownDevice {
  readonly id: string;
  /** Who may sign in on it. */
  readonly staffIds: readonly string[];
}

/** undefined: a stranger's browser, also one of people who are let in no more. */
export async function knownDevice(
  context: DeskContext,
  request: FastifyRequest,
): Promise<KnownDevice | undefined> {
  const devices = devicesIn(context, request);
  const [first] = devices;
  if (!first) return undefined;
  const rows = await context.database
    .select({ id: staff.id })
    .from(staff)
    .where(
      and(
        isNull(staff.suspendedAt),
        isNotNull(staff.passwordHash),
        or(
          ...devices.map(({ staffId, generation }) =>
            and(eq(staff.id, staffId), eq(staff.deviceGeneration, generation)),
          ),
        ),
      ),
    );
  return rows.length > 0 ? { id: first.id, staffIds: rows.map(({ id }) => id) } : undefined;
}
