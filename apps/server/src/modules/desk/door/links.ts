/** Links of mails that lead to the desk: 256 random bits that work once, for a while, and for one purpose. */
import { randomBytes } from 'node:crypto';
import { and, eq, gt, isNull } from 'drizzle-orm';
import { fromNow, NOW } from '../../../database/clock.ts';
import type { Queryable, Transaction } from '../../../database/connect.ts';
import { staff, staffLinks } from '../../../database/schema/desk.ts';
import { digestOf } from '../../auth/index.ts';
import type { StaffRow } from '../staff/rows.ts';

type LinkRow = typeof staffLinks.$inferSelect;
type Purpose = LinkRow['purpose'];

/** Somebody new may read it on Monday; a link to another browser is waited for. */
export const LINK_LIFETIME_S: Readonly<Record<Purpose, number>> = {
  invitation: 3 * 24 * 3600,
  device: 3600,
};
/** The pages that they lead to. */
export const LINK_PAGE: Readonly<Record<Purpose, string>> = {
  invitation: '/desk/welcome',
  device: '/desk/device',
};
const TOKEN_BYTES = 32;

export interface IssuedLink {
  readonly token: string;
  /** Names the link without telling it. */
  readonly digest: string;
  readonly expiresAt: Date;
}

/** An older link of the same purpose stops working. */
export async function issueLink(tx: Queryable, staffId: string, purpose: Purpose): Promise<IssuedLink> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const digest = digestOf(token);
  const issued = { digest, offeredSecret: null, expiresAt: fromNow(LINK_LIFETIME_S[purpose] * 1_000) };
  const [link] = await tx
    .insert(staffLinks)
    .values({ staffId, purpose, ...issued })
    .onConflictDoUpdate({ target: [staffLinks.staffId, staffLinks.purpose], set: issued })
    .returning({ expiresAt: staffLinks.expiresAt });
  return { token, digest, expiresAt: link!.expiresAt };
}

export interface FoundLink {
  readonly link: LinkRow;
  readonly member: StaffRow;
}

/** undefined: unknown, used, too old, replaced, for something else, or of somebody who is let in no more. */
export function findLink(
  database: Queryable,
  token: string,
  purpose: Purpose,
): Promise<FoundLink | undefined> {
  return findGood(database, digestOf(token), purpose);
}

/** Whether a link that was opened would still work. */
export async function isGoodLink(database: Queryable, digest: string): Promise<boolean> {
  return (await findGood(database, digest)) !== undefined;
}

async function findGood(
  database: Queryable,
  digest: string,
  purpose?: Purpose,
): Promise<FoundLink | undefined> {
  const [found] = await database
    .select({ link: staffLinks, member: staff })
    .from(staffLinks)
    .innerJoin(staff, eq(staff.id, staffLinks.staffId))
    .where(
      and(
        eq(staffLinks.digest, digest),
        purpose === undefined ? undefined : eq(staffLinks.purpose, purpose),
        gt(staffLinks.expiresAt, NOW),
        isNull(staff.suspendedAt),
      ),
    );
  return found;
}

/** Uses a link up; false: somebody else was quicker. The person is locked. */
export async function redeemLink(tx: Transaction, { staffId, purpose, digest }: LinkRow): Promise<boolean> {
  const used = await tx
    .delete(staffLinks)
    .where(
      and(eq(staffLinks.staffId, staffId), eq(staffLinks.purpose, purpose), eq(staffLinks.digest, digest)),
    )
    .returning({ digest: staffLinks.digest });
  return used.length > 0;
}

export async function offerSecret(database: Queryable, { digest }: LinkRow, sealed: Buffer): Promise<void> {
  await database.update(staffLinks).set({ offeredSecret: sealed }).where(eq(staffLinks.digest, digest));
}
