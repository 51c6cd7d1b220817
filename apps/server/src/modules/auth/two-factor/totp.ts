/** One-time codes of authenticator apps: RFC 6238 with the parameters that every app understands. */
import { Secret, TOTP } from 'otpauth';
import { renderSVG } from 'uqr';

const ISSUER = 'Filigree';
/** 160 bits, as RFC 4226 recommends (section 4, R6). */
const SECRET_BYTES = 20;
const PERIOD_S = 30;
const PARAMETERS = { algorithm: 'SHA1', digits: 6, period: PERIOD_S } as const;
/** Clocks of telephones go wrong by less than a step: the one before and the one after are good as well. */
const WINDOW_STEPS = 1;

/** Base32. */
export function newSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32;
}

/**
 * The number of the step whose code this is; undefined: of none of those that are good now.
 * @param nowMs since 1970
 */
export function stepOfCode(secret: string, code: string, nowMs: number): number | undefined {
  const delta = TOTP.validate({
    ...PARAMETERS,
    token: code,
    secret: Secret.fromBase32(secret),
    timestamp: nowMs,
    window: WINDOW_STEPS,
  });
  return delta === null ? undefined : Math.floor(nowMs / 1_000 / PERIOD_S) + delta;
}

export interface Enrolment {
  readonly secret: string;
  readonly otpauthUrl: string;
  /** A data: address. */
  readonly qrCode: string;
}

/** @param account how the app names the account in its list */
export function enrolment(secret: string, account: string): Enrolment {
  const otpauthUrl = new TOTP({ ...PARAMETERS, issuer: ISSUER, label: account, secret }).toString();
  const svg = renderSVG(otpauthUrl, { ecc: 'M', border: 4 });
  return {
    secret,
    otpauthUrl,
    qrCode: `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`,
  };
}
