import type { User } from '@filigree/contracts';
import { eq, type InferSelectModel, sql } from 'drizzle-orm';
import type { Queryable } from '../../database/connect.ts';
import { users } from '../../database/schema/users.ts';

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

/** A person as the API shows them to themselves. Favorites come with the catalogue, which has no pieces yet. */
export function presentUser(user: UserRow): User {
  return {
    id: user.id,
    name: user.name,
    email: user.email,
    phoneNumber: user.phoneNumber,
    avatar: user.avatar,
    favorites: [],
    emailVerified: user.emailVerifiedAt !== null,
    createdAt: user.createdAt.toISOString(),
  };
}
