/** The issuer that people sign in at: Google, or whoever the configuration names. */
import { allowInsecureRequests, type Configuration, discovery } from 'openid-client';
import type { Config, GoogleConfig } from '../../../config.ts';
import { fail, ok, type Result } from '../../../http/failure.ts';

const TIMEOUT_S = 5;
/** The issuer may move its endpoints; within this time we hear of it. */
const KEEP_FOR_MS = 3_600_000;

export interface GoogleClient {
  readonly configuration: Configuration;
  /** Where the issuer leads people back to: a page of ours. */
  readonly redirectUri: string;
}

/** Fails with NOT_AVAILABLE when nothing is set up, and with SERVICE_UNAVAILABLE when the issuer does not answer. */
export type GoogleClientSource = (onError: (error: unknown) => void) => Promise<Result<GoogleClient>>;

/** The issuer is asked about itself when first needed, and a failure is not kept: it may pass. */
export function googleClientSource(
  config: Pick<Config, 'google' | 'publicUrl' | 'environment'>,
): GoogleClientSource {
  const { google, publicUrl, environment } = config;
  if (google === undefined || publicUrl === undefined) {
    return async () => fail('NOT_AVAILABLE', 'Signing in with Google is not set up here.');
  }
  let kept: { readonly client: Promise<Configuration>; readonly untilMs: number } | undefined;
  return async (onError) => {
    if (kept === undefined || kept.untilMs < performance.now()) {
      kept = {
        client: discover(google, environment !== 'production'),
        untilMs: performance.now() + KEEP_FOR_MS,
      };
    }
    const { client } = kept;
    try {
      return ok({ configuration: await client, redirectUri: `${publicUrl}/auth/callback/google` });
    } catch (error) {
      if (kept?.client === client) kept = undefined;
      onError(error);
      return unreachable();
    }
  };
}

export function unreachable() {
  return fail('SERVICE_UNAVAILABLE', 'Unable to connect to Google. Please try again.', { retryAfterS: 5 });
}

function discover(google: GoogleConfig, mayBePlain: boolean): Promise<Configuration> {
  return discovery(new URL(google.issuer), google.clientId, google.clientSecret, undefined, {
    timeout: TIMEOUT_S,
    ...(mayBePlain ? { execute: [allowInsecureRequests] } : {}),
  });
}
