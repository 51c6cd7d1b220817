import type { FastifyRequest } from 'fastify';
import { ok, type Result } from '../../http/failure.ts';
import { networkOf } from '../../http/network.ts';
import { attempt, type Limit } from '../../http/throttle.ts';
import type { AuthContext } from './context.ts';
import { deviceOfOwner } from './device.ts';

const HOUR_S = 3600;
const PER_PLACE_AND_ACCOUNT = 5;
/** Of strangers, so that a mailbox is not flooded; on a device that its owner has signed in on, they do not count. */
const PER_ACCOUNT = 15;
const PER_ADDRESS = 60;

type Purpose = 'verify-email' | 'reset-password';

export const mailsFromAddress = (request: FastifyRequest, purpose: Purpose): Limit => ({
  key: `${purpose}:address:${networkOf(request.ip)}`,
  attempts: PER_ADDRESS,
  windowS: HOUR_S,
});

/** Bounds mails that anybody may have sent to an address, whether or not there is an account. */
export async function limitMails(
  context: AuthContext,
  request: FastifyRequest,
  purpose: Purpose,
  email: string,
): Promise<Result<void>> {
  if (!context.config.rateLimits) return ok(undefined);
  const account = email.toLowerCase();
  const device = await deviceOfOwner(context, request, email);
  if (device !== undefined) {
    const key = `${purpose}:device:${device}:${account}`;
    return attempt(context.database, [{ key, attempts: PER_PLACE_AND_ACCOUNT, windowS: HOUR_S }]);
  }
  return attempt(context.database, [
    mailsFromAddress(request, purpose),
    {
      key: `${purpose}:pair:${networkOf(request.ip)}:${account}`,
      attempts: PER_PLACE_AND_ACCOUNT,
      windowS: HOUR_S,
    },
    { key: `${purpose}:account:${account}`, attempts: PER_ACCOUNT, windowS: HOUR_S },
  ]);
}

export const linksFromAddress = (request: FastifyRequest): Limit => ({
  key: `link:address:${networkOf(request.ip)}`,
  attempts: 60,
  windowS: 15 * 60,
});

/** Bounds the tokens that may be tried from one address. They cannot be guessed; this keeps the tries cheap for us. */
export async function limitLinks(context: AuthContext, request: FastifyRequest): Promise<Result<void>> {
  if (!context.config.rateLimits) return ok(undefined);
  return attempt(context.database, [linksFromAddress(request)]);
}
