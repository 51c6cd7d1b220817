/** What follows when somebody has shown who they are: a session, or the question for the second step. */
import type { FastifyRequest } from 'fastify';
import type { Transaction } from '../../database/connect.ts';
import { fail } from '../../http/failure.ts';
import { type OpenSession, openSession } from './sessions.ts';
import { type IssuedChallenge, issueChallenge } from './two-factor/challenge.ts';
import { hasSecondStep } from './two-factor/factor.ts';

/** The same for every way of signing in: none of them goes round the second step. */
export async function signIn(
  tx: Transaction,
  request: FastifyRequest,
  userId: string,
  remembered: boolean,
): Promise<OpenSession | IssuedChallenge> {
  if (await hasSecondStep(tx, userId)) return issueChallenge(tx, userId, remembered);
  return openSession(tx, { userId, remembered, userAgent: request.headers['user-agent'] });
}

export function isChallenge(begun: OpenSession | IssuedChallenge): begun is IssuedChallenge {
  return 'challengeToken' in begun;
}

export function secondStepNeeded(challenge: IssuedChallenge) {
  return fail('TWO_FACTOR_REQUIRED', 'Please enter the code of your authenticator app.', {
    details: challenge,
  });
}
