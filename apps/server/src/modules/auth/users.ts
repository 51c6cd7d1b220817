import type { User } from '@filigree/contracts';
import { and, desc, eq, gt, type InferSelectModel, isNotNull, ne, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../database/connect.ts';
import { oneTimeTokens } from '../../database/schema/one-time-tokens.ts';
import { users } from '../../database/schema/users.ts';
import { favoriteIds } from '../favorites/index.ts';

export type UserRow = InferSelectModel<typeof users>;

/**
 * Of the accounts that name an address without having confirmed it, how many of the newest are found by it, with the
 * one that has confirmed it among them. Each costs a sign-in the work of a password.
 */
export const ACCOUNTS_OF_ADDRESS = 3;

const isAt = (email: string) => eq(sql`lower(${users.email})`, sql`lower(${email})`);
const isConfirmed = isNotNull(users.emailVerifiedAt);

/** The account that has confirmed an address, then the newest that name it and have not. */
export async function accountsOfAddress(database: Queryable, email: string): Promise<UserRow[]> {
  return database
    .select()
    .from(users)
    .where(isAt(email))
    .orderBy(desc(isConfirmed), desc(users.createdAt), desc(users.id))
    .limit(ACCOUNTS_OF_ADDRESS);
}

/** The one account that has shown that an address is its owner's. */
export async function ownerOfAddress(database: Queryable, email: string): Promise<UserRow | undefined> {
  const [user] = await database
    .select()
    .from(users)
    .where(and(isAt(email), isConfirmed));
  return user;
}

/** Whether an address has been confirmed, and by another account than this one. */
export async function isAddressOfAnother(
  database: Queryable,
  user: { readonly id: string; readonly email: string },
): Promise<boolean> {
  const found = await database
    .select({ id: users.id })
    .from(users)
    .where(and(isAt(user.email), isConfirmed, ne(users.id, user.id)));
  return found.length > 0;
}

/** Registrations of one address go one after the other, until the transaction ends. */
export async function lockAddress(tx: Transaction, email: string): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended('address:' || lower(${email}), 0))`);
}

export async function findUserById(database: Queryable, id: string): Promise<UserRow | undefined> {
  const [user] = await database.select().from(users).where(eq(users.id, id));
  return user;
}

/** Holds the account until the transaction ends; everybody locks it before what belongs to it. */
export async function lockUser(tx: Transaction, id: string): Promise<UserRow | undefined> {
  const [user] = await tx.select().from(users).where(eq(users.id, id)).for('no key update');
  return user;
}

/** The address that an account asked to have and has not confirmed yet. */
export async function pendingEmailOf(database: Queryable, userId: string): Promise<string | null> {
  const [pending] = await database
    .select({ email: oneTimeTokens.email })
    .from(oneTimeTokens)
    .where(
      and(
        eq(oneTimeTokens.userId, userId),
        eq(oneTimeTokens.purpose, 'change_email'),
        gt(oneTimeTokens.expiresAt, sql`now()`),
      ),
    );
  return pending?.email ?? null;
}

/** A person as the API shows them to themselves. */
export async function presentUser(database: Queryable, user: UserRow): Promise<User> {
  return {
    id: user.id,
    name: user.name,
    email: user.email,
    pendingEmail: await pendingEmailOf(database, user.id),
    phoneNumber: user.phoneNumber,
    avatar: user.avatar,
    favorites: await favoriteIds(database, user.id),
    emailVerified: user.emailVerifiedAt !== null,
    createdAt: user.createdAt.toISOString(),
  };
}
