import type { FastifyRequest } from 'fastify';
import { ok, type Result } from '../../http/failure.ts';
import { attempt, type Limit } from '../../http/throttle.ts';
import type { AuthContext } from './context.ts';

const HOUR_S = 3600;
const PER_ADDRESS_AND_ACCOUNT = 5;
/** Wider, so that nobody keeps somebody else from their own mail easily; a mailbox is not flooded by it either. */
const PER_ACCOUNT = 15;
const PER_ADDRESS = 60;

type Purpose = 'verify-email' | 'reset-password';

export const mailsFromAddress = (request: FastifyRequest, purpose: Purpose): Limit => ({
  key: `${purpose}:address:${request.ip}`,
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
  return attempt(context.database, [
    mailsFromAddress(request, purpose),
    { key: `${purpose}:pair:${request.ip}:${account}`, attempts: PER_ADDRESS_AND_ACCOUNT, windowS: HOUR_S },
    { key: `${purpose}:account:${account}`, attempts: PER_ACCOUNT, windowS: HOUR_S },
  ]);
}

export const linksFromAddress = (request: FastifyRequest): Limit => ({
  key: `link:address:${request.ip}`,
  attempts: 60,
  windowS: 15 * 60,
});

/** Bounds the tokens that may be tried from one address. They cannot be guessed; this keeps the tries cheap for us. */
export async function limitLinks(context: AuthContext, request: FastifyRequest): Promise<Result<void>> {
  if (!context.config.rateLimits) return ok(undefined);
  return attempt(context.database, [linksFromAddress(request)]);
}
