/** Letters lie encrypted in the outbox: somebody who reads the database must not find a link there that opens an account. */
import { z } from 'zod';
import { type Keyring, type Keys, keysFor } from '../../crypto/keyring.ts';
import { sealText, unsealText } from '../../crypto/seal.ts';

const bodySchema = z.object({ text: z.string(), html: z.string(), link: z.string().nullable() });
export type MailBody = z.infer<typeof bodySchema>;

export function sealKeys(keyring: Keyring): Keys {
  return keysFor(keyring, 'mail outbox');
}

/** @param id of the mail; a letter opens in its own row only. */
export function seal(keys: Keys, id: string, body: MailBody): Buffer {
  return sealText(keys, id, JSON.stringify(body));
}

/** undefined: sealed with a key that is not listed, or not whole. */
export function unseal(keys: Keys, id: string, sealed: Buffer): MailBody | undefined {
  const text = unsealText(keys, id, sealed);
  return text === undefined ? undefined : bodySchema.parse(JSON.parse(text));
}
