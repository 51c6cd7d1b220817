/** https://docs.stripe.com/api/authentication */
import { timingSafeEqual } from 'node:crypto';
import { Refusal, unauthorized } from '../errors.ts';
import { headerOf, type SandboxRequest } from './exchange.ts';
import type { Form } from './form.ts';

export interface Keys {
  readonly secretKey: string;
  readonly publishableKey: string;
}

/**
 * Which of the keys a request came with: in the Authorization header (Bearer, or Basic as the user's name), or as the
 * parameter `key`, as browsers send it.
 * @throws {Refusal} without a key, and with a wrong one.
 */
export function authorize(keys: Keys, request: SandboxRequest, form: Form): 'secret' | 'publishable' {
  const given =
    keyOf(headerOf(request, 'authorization')) ?? (typeof form.key === 'string' ? form.key : undefined);
  if (given === undefined) {
    throw unauthorized(
      "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY').",
    );
  }
  if (isSame(given, keys.secretKey)) return 'secret';
  if (isSame(given, keys.publishableKey)) return 'publishable';
  throw unauthorized(`Invalid API Key provided: ${given.slice(0, 8)}***`);
}

function keyOf(header: string | undefined): string | undefined {
  const [scheme, value] = header?.split(' ') ?? [];
  if (value === undefined || value === '') return undefined;
  if (scheme?.toLowerCase() === 'bearer') return value;
  if (scheme?.toLowerCase() !== 'basic') return undefined;
  return Buffer.from(value, 'base64').toString().split(':', 1)[0];
}

function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}

export function forbiddenToPublishable(): Refusal {
  return new Refusal(403, {
    type: 'invalid_request_error',
    code: 'secret_key_required',
    message:
      'This API call cannot be made with a publishable API key. Please use a secret API key. You can find a list of your API keys at https://dashboard.stripe.com/account/apikeys.',
  });
}

export function forbiddenToBrowsers(): Refusal {
  return new Refusal(403, {
    type: 'invalid_request_error',
    message:
      'This API call cannot be made with a secret API key from a browser. Please use a publishable API key.',
  });
}
