/** A new Idempotency-Key. Browsers offer randomUUID on secure origins only; the key must exist on all. */
export function clickKey(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
