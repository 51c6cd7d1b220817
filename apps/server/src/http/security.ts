/** Headers that keep a browser from doing what our pages never ask for. */
import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether people reach the product by https. */
    isEncrypted: boolean;
    /** Whether pages load the card payment provider's script and forms. */
    loadsStripe: boolean;
  }
}

/** https://docs.stripe.com/security/guide#content-security-policy */
const STRIPE = {
  scripts: ['https://*.js.stripe.com', 'https://js.stripe.com'],
  connections: ['https://api.stripe.com'],
  frames: ['https://*.js.stripe.com', 'https://js.stripe.com', 'https://hooks.stripe.com'],
} as const;
const NO_SITES = { scripts: [], connections: [], frames: [] } as const;

/**
 * The policy of our own pages. WASM for viewers of 3D models; blob: and data: for pictures that the page makes
 * itself; styles in the page because dialogs and toasts place themselves with them; pictures of pieces may come from
 * any https address (the product uses such addresses as given).
 * @param scriptHashes of the scripts inside of the page, as in `'sha256-...'`
 */
export function contentSecurityPolicy(
  { isEncrypted, loadsStripe }: Pick<FastifyInstance, 'isEncrypted' | 'loadsStripe'>,
  scriptHashes: readonly string[] = [],
): string {
  const stripe = loadsStripe ? STRIPE : NO_SITES;
  return [
    "default-src 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
    ["script-src 'self' 'wasm-unsafe-eval'", ...scriptHashes, ...stripe.scripts].join(' '),
    "script-src-attr 'none'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' blob: data: https:",
    "font-src 'self' data:",
    ["connect-src 'self' blob: data:", ...stripe.connections].join(' '),
    ["frame-src 'self'", ...stripe.frames].join(' '),
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    ...(isEncrypted ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

/** What browsers can do for pages and ours never ask for. Chromium warns of each name that it knows only behind a flag. */
const UNUSED = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'display-capture',
  'encrypted-media',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
] as const;

/** Cards may be paid by a wallet of the browser, inside of the provider's frame. */
function permissionsPolicy({ loadsStripe }: Pick<FastifyInstance, 'loadsStripe'>): string {
  const payment = loadsStripe ? '(self "https://js.stripe.com" "https://hooks.stripe.com")' : '()';
  return [...UNUSED.map((feature) => `${feature}=()`), `payment=${payment}`].join(', ');
}

export async function securityHeaders(
  app: FastifyInstance,
  config: Pick<Config, 'publicUrl' | 'stripe'>,
): Promise<void> {
  const isEncrypted = config.publicUrl?.startsWith('https://') ?? false;
  app.decorate('isEncrypted', isEncrypted);
  app.decorate('loadsStripe', config.stripe !== undefined);
  const policy = contentSecurityPolicy(app);
  const permissions = permissionsPolicy(app);
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('content-security-policy', policy).header('permissions-policy', permissions);
  });
  await app.register(helmet, {
    contentSecurityPolicy: false,
    strictTransportSecurity: isEncrypted ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
  });
}
