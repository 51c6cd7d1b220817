/** The sandbox's events come to this process, through its own port, as the provider's would. */
import type { StripeSandbox } from '@filigree/stripe-sandbox';
import { WEBHOOK_PATH } from './gateway.ts';

const TIMEOUT_MS = 15_000;

/**
 * @param origin where this process listens, as in http://127.0.0.1:3000
 * @returns the function that stops it
 */
export function deliverSandboxEvents(sandbox: StripeSandbox, origin: string): () => Promise<void> {
  return sandbox.startDelivery(async (payload, headers) => {
    const response = await fetch(`${origin}${WEBHOOK_PATH}`, {
      method: 'POST',
      headers,
      body: payload,
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await response.arrayBuffer();
    return response.status;
  });
}
