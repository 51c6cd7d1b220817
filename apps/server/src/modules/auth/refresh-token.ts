/**
 * The refresh token: names a session and a generation of it, signed. It holds nothing random, so that the successor
 * of a generation is the same token however often it is asked for.
 */
import { z } from 'zod';
import type { Keys } from '../../crypto/keyring.ts';
import { readToken, writeToken } from '../../crypto/signed-token.ts';

export interface RefreshClaim {
  readonly sessionId: string;
  readonly generation: number;
}

const KIND = 'r';
const claimSchema = z.object({
  sessionId: z.uuid(),
  generation: z.coerce
    .number()
    .int()
    .positive()
    .max(2 ** 31 - 1),
});

export function writeRefreshToken(keys: Keys, { sessionId, generation }: RefreshClaim): string {
  return writeToken(keys, KIND, [sessionId, generation]);
}

/** undefined: not a token of ours. */
export function readRefreshToken(keys: Keys, token: string): RefreshClaim | undefined {
  const [sessionId, generation] = readToken(keys, KIND, token) ?? [];
  return claimSchema.safeParse({ sessionId, generation }).data;
}
