/** Whom a mail that no request of theirs writes is for, and in which language they read. */
import { type Preferences, preferencesSchema } from '@filigree/contracts';
import { eq } from 'drizzle-orm';
import type { Queryable } from '../../database/connect.ts';
import { preferences } from '../../database/schema/preferences.ts';
import { users } from '../../database/schema/users.ts';

export type Language = Preferences['display']['language'];

export interface Recipient {
  readonly name: string;
  readonly email: string;
  /** Whether the address is known to be theirs. */
  readonly isConfirmed: boolean;
  readonly language: Language;
}

/** undefined: the account is gone. */
export async function readRecipient(database: Queryable, userId: string): Promise<Recipient | undefined> {
  const [row] = await database
    .select({
      name: users.name,
      email: users.email,
      emailVerifiedAt: users.emailVerifiedAt,
      chosen: preferences.chosen,
    })
    .from(users)
    .leftJoin(preferences, eq(preferences.userId, users.id))
    .where(eq(users.id, userId));
  if (!row) return undefined;
  return {
    name: row.name,
    email: row.email,
    isConfirmed: row.emailVerifiedAt !== null,
    language: preferencesSchema.parse(row.chosen ?? {}).display.language,
  };
}
