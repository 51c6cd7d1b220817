/** Letters lie encrypted in the outbox: somebody who reads the database must not find a link there that opens an account. */
import { z } from 'zod';
import { deriveSealKey, type SealKey, sealText, unsealText } from '../../crypto/seal.ts';

const bodySchema = z.object({ text: z.string(), html: z.string(), link: z.string().nullable() });
export type MailBody = z.infer<typeof bodySchema>;

export function sealKey(sessionSecret: string): SealKey {
  return deriveSealKey(sessionSecret, 'mail outbox');
}

/** @param id of the mail; a letter opens in its own row only. */
export function seal(key: SealKey, id: string, body: MailBody): Buffer {
  return sealText(key, id, JSON.stringify(body));
}

/** undefined: sealed with another key, or not whole. */
export function unseal(key: SealKey, id: string, sealed: Buffer): MailBody | undefined {
  const text = unsealText(key, id, sealed);
  return text === undefined ? undefined : bodySchema.parse(JSON.parse(text));
}
