/** What an access token says about itself. It is read, never trusted: the server checks the signature. */
interface Claims {
  readonly exp?: unknown;
  readonly sub?: unknown;
}

function claimsOf(token: string): Claims | null {
  try {
    const payload = (token.split('.')[1] ?? '').replace(/-/g, '+').replace(/_/g, '/');
    const bytes = Uint8Array.from(atob(payload), (letter) => letter.charCodeAt(0));
    const claims: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return typeof claims === 'object' && claims !== null ? claims : null;
  } catch {
    return null;
  }
}

/** When the token ends, in milliseconds since 1970; null when it cannot be read or has no expiry. */
export function expiryMs(token: string): number | null {
  const expiry = claimsOf(token)?.exp;
  return typeof expiry === 'number' && Number.isFinite(expiry) ? expiry * 1000 : null;
}

/** A token that cannot be read or has no expiry counts as expired. */
export function isExpired(token: string, nowMs: number): boolean {
  const expiry = expiryMs(token);
  return expiry === null || expiry <= nowMs;
}

/** The id of the person the token speaks for. */
export function subjectOf(token: string): string | null {
  const subject = claimsOf(token)?.sub;
  return typeof subject === 'string' ? subject : null;
}
