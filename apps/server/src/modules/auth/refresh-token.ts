/**
 * The refresh token: names a session and a generation of it, signed. It holds nothing random, so that the successor
 * of a generation is the same token however often it is asked for.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';

export interface RefreshClaim {
  readonly sessionId: string;
  readonly generation: number;
}

const VERSION = 'r1';
const claimSchema = z.object({
  sessionId: z.uuid(),
  generation: z.coerce
    .number()
    .int()
    .positive()
    .max(2 ** 31 - 1),
});

export function writeRefreshToken(key: Uint8Array, claim: RefreshClaim): string {
  const body = `${VERSION}.${claim.sessionId}.${claim.generation}`;
  return `${body}.${sign(key, body)}`;
}

/** undefined: not a token of ours. */
export function readRefreshToken(key: Uint8Array, token: string): RefreshClaim | undefined {
  const end = token.lastIndexOf('.');
  if (end < 0) return undefined;
  const body = token.slice(0, end);
  const given = Buffer.from(token.slice(end + 1));
  const expected = Buffer.from(sign(key, body));
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  const [version, sessionId, generation] = body.split('.');
  if (version !== VERSION) return undefined;
  return claimSchema.safeParse({ sessionId, generation }).data;
}

function sign(key: Uint8Array, body: string): string {
  return createHmac('sha256', key).update(body).digest('base64url');
}
