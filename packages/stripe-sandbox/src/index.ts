/** A local stand-in that speaks the part of Stripe's API that the product uses. */
export type { SandboxRequest, SandboxResponse } from './http/exchange.ts';
export { openSandbox, type SandboxOptions, type StripeSandbox } from './sandbox.ts';
export type { Send } from './webhooks/deliver.ts';
