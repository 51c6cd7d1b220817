import { createHmac } from 'node:crypto';

/**
 * The Stripe-Signature header: https://docs.stripe.com/webhooks#verify-manually
 * @param atS seconds since 1970
 */
export function signatureHeader(payload: string, secret: string, atS: number): string {
  const signature = createHmac('sha256', secret).update(`${atS}.${payload}`).digest('hex');
  return `t=${atS},v1=${signature}`;
}
