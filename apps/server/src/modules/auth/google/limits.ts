import type { FastifyRequest } from 'fastify';
import { ok, type Result } from '../../../http/failure.ts';
import { networkOf } from '../../../http/network.ts';
import { attempt, type Limit } from '../../../http/throttle.ts';
import type { AuthContext } from '../context.ts';

/** Each sign-in takes two: going there and coming back. */
export const googleFromAddress = (request: FastifyRequest): Limit => ({
  key: `google:address:${networkOf(request.ip)}`,
  attempts: 120,
  windowS: 15 * 60,
});

/** Coming back makes us ask the issuer: not as often as anybody likes. */
export async function limitGoogle(context: AuthContext, request: FastifyRequest): Promise<Result<void>> {
  if (!context.config.rateLimits) return ok(undefined);
  return attempt(context.database, [googleFromAddress(request)]);
}
