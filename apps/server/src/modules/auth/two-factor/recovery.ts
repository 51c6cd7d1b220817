/** Codes on paper, for those who have lost their telephone: each works once in the place of a code of the app. */
import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { Secret } from 'otpauth';
import type { Transaction } from '../../../database/connect.ts';
import { recoveryCodes } from '../../../database/schema/two-factor.ts';
import { digestOf } from '../one-time-tokens.ts';

const CODES = 10;
/** 120 bits: above the 112 from which a plain digest is enough to keep them (OWASP ASVS 5.0, 6.5.2). */
const CODE_BYTES = 15;
const GROUP_LENGTH = 6;
const PLAIN = /^[A-Z2-7]{24}$/;

/** As it was made, however it was typed; undefined: it cannot be one. */
export function plainRecoveryCode(typed: string): string | undefined {
  const plain = typed.replaceAll(/[\s-]/g, '').toUpperCase();
  return PLAIN.test(plain) ? plain : undefined;
}

/** Gives a person new codes and answers them, as they are to be written down; the old ones stop working. */
export async function renewRecoveryCodes(tx: Transaction, userId: string): Promise<string[]> {
  const plain = Array.from({ length: CODES }, () => new Secret({ buffer: randomArray(CODE_BYTES) }).base32);
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await tx.insert(recoveryCodes).values(plain.map((code) => ({ digest: digestOf(code), userId })));
  return plain.map((code) => code.match(new RegExp(`.{${GROUP_LENGTH}}`, 'g'))!.join('-'));
}

/** Of its own buffer, and not a part of a larger one, which the library would read as a whole. */
function randomArray(bytes: number): ArrayBuffer {
  return new Uint8Array(randomBytes(bytes)).buffer;
}
