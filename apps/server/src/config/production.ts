/** What a production is not started with. */
import { type Given, SECRET_MIN_LENGTH } from './environment.ts';
import { isLoopbackUrl } from './loopback.ts';
import { unpaidProblems } from './public.ts';
import { weakSecretProblems } from './secret.ts';

/** Everything that would make a public installation unsafe, or give its goods away. */
export function productionProblems(given: Given): string[] {
  const problems: string[] = [];
  if (given.SESSION_SECRET === undefined) {
    problems.push(`SESSION_SECRET must be given in production (${SECRET_MIN_LENGTH} characters or more).`);
  }
  problems.push(...weakSecretProblems(given));
  if (given.PUBLIC_URL === undefined) problems.push('PUBLIC_URL must be given in production.');
  else if (!given.PUBLIC_URL.startsWith('https://')) {
    problems.push(
      'PUBLIC_URL must begin with https:// in production: session cookies travel only encrypted.',
    );
  }
  if (given.SMTP_URL === undefined && given.MAIL_OUTBOX === undefined) {
    problems.push('SMTP_URL must be given in production; MAIL_OUTBOX=keep sends no mail at all.');
  }
  problems.push(...unpaidProblems(given, 'in production'), ...transportProblems(given));
  if (given.GOOGLE_ISSUER?.startsWith('http://')) {
    problems.push('GOOGLE_ISSUER must begin with https:// in production.');
  }
  if (given.TRUST_PROXY === undefined) {
    // Said wrongly by default, a proxy would pass for all of its clients, and one of them would use up the tries of all.
    problems.push(
      'TRUST_PROXY must be given in production: how many proxies stand before the server, 0 for none.',
    );
  }
  if (given.RATE_LIMITS === 'off') problems.push('RATE_LIMITS must not be off in production.');
  return problems;
}

/** Addresses of services with which people's data or credentials travel. */
const SERVICE_KEYS = ['S3_ENDPOINT', 'LANGUAGE_MODEL_URL'];
const ENCRYPTED_MODES = ['require', 'verify-ca', 'verify-full'];

/** What leaves this machine leaves it encrypted. */
function transportProblems(given: Given): string[] {
  const problems = SERVICE_KEYS.filter((key) => {
    const address = given[key];
    return address?.startsWith('http://') && !isLoopbackUrl(address);
  }).map((key) => `${key} must begin with https:// in production.`);
  if (given.DATABASE_URL !== undefined && isOpenDatabase(given.DATABASE_URL)) {
    problems.push(
      'DATABASE_URL must ask for TLS in production when the database is on another machine: add sslmode=verify-full.',
    );
  }
  return problems;
}

/** Sockets and loopback addresses stay on the machine. What is no address is told elsewhere. */
function isOpenDatabase(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { hostname, searchParams } = new URL(address);
  // `host` and `ssl` in the query override what stands before them.
  const host = searchParams.get('host') ?? decodeURIComponent(hostname);
  if (host === '' || host.startsWith('/') || isLoopbackUrl(`http://${host}`)) return false;
  const { 0: mode, length } = searchParams.getAll('sslmode');
  return length !== 1 || mode === undefined || !ENCRYPTED_MODES.includes(mode) || searchParams.has('ssl');
}
