import type { User } from '@filigree/contracts';
import { eq, type InferSelectModel, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../database/connect.ts';
import { users } from '../../database/schema/users.ts';
import { favoriteIds } from '../favorites/index.ts';

export type UserRow = InferSelectModel<typeof users>;

export async function findUserByEmail(database: Queryable, email: string): Promise<UserRow | undefined> {
  const [user] = await database
    .select()
    .from(users)
    .where(eq(sql`lower(${users.email})`, sql`lower(${email})`));
  return user;
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

/** A person as the API shows them to themselves. */
export async function presentUser(database: Queryable, user: UserRow): Promise<User> {
  return {
    id: user.id,
    name: user.name,
    email: user.email,
    phoneNumber: user.phoneNumber,
    avatar: user.avatar,
    favorites: await favoriteIds(database, user.id),
    emailVerified: user.emailVerifiedAt !== null,
    createdAt: user.createdAt.toISOString(),
  };
}
