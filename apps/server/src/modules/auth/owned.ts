import { asc, eq } from 'drizzle-orm';
import { identities } from '../../database/schema/identities.ts';
import { sessions } from '../../database/schema/sessions.ts';
import type { OwnedPart } from '../../http/owned.ts';
import { readFactor } from './two-factor/factor.ts';
import { findUserById, presentUser } from './users.ts';

/** The account without what is secret: no hash, no token, no code. */
export const accountOwnedBy: OwnedPart = (database, userId) => ({
  profile: async () => {
    const user = await findUserById(database, userId);
    if (!user) return null;
    const { favorites: _, ...profile } = await presentUser(database, user);
    return {
      ...profile,
      hasPassword: user.passwordHash !== null,
      twoFactorEnabledAt: (await readFactor(database, userId))?.confirmedAt ?? null,
    };
  },
  signInsElsewhere: () =>
    database
      .select({ issuer: identities.issuer, subject: identities.subject, since: identities.createdAt })
      .from(identities)
      .where(eq(identities.userId, userId)),
  sessions: () =>
    database
      .select({
        id: sessions.id,
        userAgent: sessions.userAgent,
        remembered: sessions.remembered,
        createdAt: sessions.createdAt,
        lastUsedAt: sessions.rotatedAt,
        expiresAt: sessions.expiresAt,
        endedAt: sessions.revokedAt,
      })
      .from(sessions)
      .where(eq(sessions.userId, userId))
      .orderBy(asc(sessions.createdAt)),
});
