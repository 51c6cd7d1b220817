import { eq } from 'drizzle-orm';
import type { Transaction } from '../database/connect.ts';
import { users } from '../database/schema/users.ts';
import { fail, ok, type Result } from './failure.ts';

/**
 * Holds a person's row until the transaction ends, so that what they own is counted by one request at a time. Fails
 * with UNAUTHENTICATED when the account is gone, which an access token outlives by some minutes.
 */
export async function lockOwner(tx: Transaction, userId: string): Promise<Result<void>> {
  const rows = await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
  return rows.length > 0 ? ok(undefined) : fail('UNAUTHENTICATED', 'This account no longer exists.');
}
