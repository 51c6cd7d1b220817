import { createHash, timingSafeEqual } from 'node:crypto';

const BEARER = /^Bearer ([!-~]+)$/i;
const digestOf = (text: string) => createHash('sha256').update(text).digest();

/** Whether an Authorization header brings the token; how long the answer takes says nothing of it. */
export function bringsToken(authorization: string | undefined, token: string): boolean {
  const given = BEARER.exec(authorization ?? '')?.[1] ?? '';
  return timingSafeEqual(digestOf(given), digestOf(token));
}
