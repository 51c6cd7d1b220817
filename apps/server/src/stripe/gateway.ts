/** How the server talks to its card payment provider: the official client, and nothing else. */
import { createHmac } from 'node:crypto';
import { API_BASE_PATH } from '@filigree/contracts';
import type { StripeSandbox } from '@filigree/stripe-sandbox';
import Stripe from 'stripe';
import type { Config, StripeConfig } from '../config.ts';
import type { Keyring } from '../crypto/keyring.ts';

/** Below what a request may take, so that a slow provider becomes a clear answer. */
const TIMEOUT_MS = 10_000;
const NETWORK_RETRIES = 2;
/** Where the pages of the sandbox are, on the product's own site. */
const SANDBOX_PATH = '/stripe-sandbox';
export const WEBHOOK_PATH = `${API_BASE_PATH}/payments/webhook`;

export interface PaymentGateway {
  readonly stripe: Stripe;
  readonly publishableKey: string;
  readonly webhookSecret: string;
  /** Whether nobody really pays: test keys, or the sandbox. */
  readonly isTest: boolean;
  /** Only those that mount its pages and deliver its events look at this; what takes payments cannot tell. */
  readonly sandbox: StripeSandbox | undefined;
  readonly close: () => Promise<void>;
}

interface GatewayOptions {
  readonly config: Pick<Config, 'stripe' | 'publicUrl'>;
  /** Where the sandbox keeps its tables. */
  readonly databaseUrl: string;
  readonly keyring: Keyring;
  /** Hears of faults of the sandbox itself. */
  readonly onError: (error: unknown) => void;
}

/** The client with the keys of the configuration; without keys, on a sandbox that is opened for this process. */
export async function openGateway(options: GatewayOptions): Promise<PaymentGateway> {
  const { stripe: keys } = options.config;
  if (!keys) return openSandboxGateway(options);
  return { ...gatewayOf(keys, {}), sandbox: undefined, close: async () => undefined };
}

async function openSandboxGateway(options: GatewayOptions): Promise<PaymentGateway> {
  const { openSandbox } = await import('@filigree/stripe-sandbox');
  const keys = sandboxKeys(options.keyring);
  const sandbox = await openSandbox({
    ...keys,
    databaseUrl: options.databaseUrl,
    mountedAt: SANDBOX_PATH,
    publicUrl: options.config.publicUrl,
    onError: options.onError,
  });
  const { host, port } = sandbox.api;
  return { ...gatewayOf(keys, { host, port, protocol: 'http' }), sandbox, close: sandbox.close };
}

function gatewayOf(
  { secretKey, publishableKey, webhookSecret }: StripeConfig,
  place: Pick<Stripe.StripeConfig, 'host' | 'port' | 'protocol'>,
): Pick<PaymentGateway, 'stripe' | 'publishableKey' | 'webhookSecret' | 'isTest'> {
  const stripe = new Stripe(secretKey, {
    ...place,
    timeout: TIMEOUT_MS,
    maxNetworkRetries: NETWORK_RETRIES,
    telemetry: false,
    appInfo: { name: 'Filigree' },
  });
  return { stripe, publishableKey, webhookSecret, isTest: secretKey.includes('_test_') };
}

/**
 * The same in every process of an installation, and nowhere else. Of the newest secret alone: pages that were loaded
 * before it came ask with the keys of then, and have to be loaded anew.
 */
function sandboxKeys([newest]: Keyring): StripeConfig {
  const derive = (purpose: string) =>
    createHmac('sha256', newest.secret)
      .update(`stripe-sandbox:${purpose}`)
      .digest('base64url')
      .replaceAll(/[-_]/g, '0');
  return {
    secretKey: `sk_test_${derive('secret-key')}`,
    publishableKey: `pk_test_sandbox_${derive('publishable-key')}`,
    webhookSecret: `whsec_${derive('webhook-secret')}`,
  };
}
