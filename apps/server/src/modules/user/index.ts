/** What people decide about themselves: preferences, taking their data along, leaving. */
import { userCalls } from '@filigree/contracts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../http/deps.ts';
import { ok } from '../../http/failure.ts';
import { route } from '../../http/route.ts';
import type { PersonParts } from './context.ts';
import { deleteAccount } from './delete-account.ts';
import { exportData } from './export.ts';
import { readPreferences, updatePreferences } from './preferences.ts';

export { preferencesOwnedBy } from './preferences.ts';

export function userRoutes(app: FastifyInstance, deps: Deps, parts: PersonParts): void {
  const { database } = deps.connection;
  const context = { ...deps, ...parts };
  route(app, userCalls.getPreferences, async ({ user }) => ok(await readPreferences(database, user.userId)));
  route(app, userCalls.updatePreferences, ({ user, body }) => updatePreferences(database, user.userId, body));
  route(app, userCalls.exportData, exportData(context));
  route(app, userCalls.deleteAccount, deleteAccount(context));
}
