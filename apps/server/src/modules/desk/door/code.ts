import { and, eq, lt } from 'drizzle-orm';
import { sealedBy, unsealText } from '../../../crypto/seal.ts';
import { readNow } from '../../../database/clock.ts';
import type { Transaction } from '../../../database/connect.ts';
import { staff } from '../../../database/schema/desk.ts';
import { stepOfCode } from '../../auth/index.ts';
import type { DeskContext } from '../context.ts';

/**
 * Uses a code of somebody's authenticator app up: of one code that comes twice, also at once, one is good. A secret that
 * cannot be opened is an error in the log, and no code is good for it: the owner invites anew.
 * @param sealed the secret that the code is of
 */
export async function spendStaffCode(
  { keys, log }: Pick<DeskContext, 'keys' | 'log'>,
  tx: Transaction,
  staffId: string,
  sealed: Buffer,
  code: string,
): Promise<boolean> {
  const digits = code.replaceAll(/[\s-]/g, '');
  if (!/^\d{6}$/.test(digits)) return false;
  const secret = unsealText(keys.secret, staffId, sealed);
  if (secret === undefined) {
    log.error(
      { staffId, sealedBy: sealedBy(sealed) },
      'the secret of an authenticator app of the desk cannot be opened: its key is not listed, or it is damaged',
    );
    return false;
  }
  const step = stepOfCode(secret, digits, (await readNow(tx)).getTime());
  if (step === undefined) return false;
  const used = await tx
    .update(staff)
    .set({ lastStep: step })
    .where(and(eq(staff.id, staffId), lt(staff.lastStep, step)))
    .returning({ id: staff.id });
  return used.length > 0;
}
