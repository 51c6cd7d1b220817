import type { authCalls } from '@filigree/contracts';
import { violates } from '../../database/constraint.ts';
import { newId } from '../../database/id.ts';
import { users } from '../../database/schema/users.ts';
import { fail, ok } from '../../http/failure.ts';
import type { Handler } from '../../http/route.ts';
import { attempt } from '../../http/throttle.ts';
import { beginSession } from './begin-session.ts';
import type { AuthContext } from './context.ts';
import { hashPassword } from './passwords.ts';
import { sendVerification } from './send-verification.ts';
import { openSession } from './sessions.ts';

const PER_ADDRESS = { attempts: 30, windowS: 3600 };

/** Account, welcome credits, verification mail and first session come into being together, or not at all. */
export function register(context: AuthContext): Handler<typeof authCalls.register> {
  return async ({ body, request, reply }) => {
    if (context.config.rateLimits) {
      const limited = await attempt(context.database, [
        { key: `register:address:${request.ip}`, ...PER_ADDRESS },
      ]);
      if (!limited.ok) return limited;
    }
    const passwordHash = await hashPassword(body.password);
    try {
      const { user, session } = await context.database.transaction(async (tx) => {
        const [user] = await tx
          .insert(users)
          .values({ id: newId(), name: body.name, email: body.email, passwordHash })
          .returning();
        if (!user) throw new Error('The database returned no account.');
        await context.grantWelcome(tx, user.id);
        await sendVerification(context, tx, request, user);
        const userAgent = request.headers['user-agent'];
        return { user, session: await openSession(tx, { userId: user.id, remembered: false, userAgent }) };
      });
      return ok(await beginSession(context, reply, user, session));
    } catch (error) {
      if (!violates(error, 'users_email_key')) throw error;
      return fail('EMAIL_TAKEN', 'An account with this email address already exists.');
    }
  };
}
