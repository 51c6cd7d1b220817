import { z } from 'zod';
import { defineCall } from './call.ts';
import { idParamsSchema, idSchema } from './common.ts';
import { PASSWORD_MAX_LENGTH } from './constants.ts';
import { pieceSchema } from './pieces.ts';

export const preferencesSchema = z.strictObject({
  theme: z.enum(['light', 'dark', 'system']).default('system'),
  notifications: z
    .strictObject({
      email: z.boolean().default(true),
      push: z.boolean().default(false),
      orderUpdates: z.boolean().default(true),
      newCollections: z.boolean().default(false),
      promotions: z.boolean().default(false),
    })
    .prefault({}),
  display: z
    .strictObject({
      currency: z.enum(['USD', 'EUR', 'GBP']).default('USD'),
      language: z.enum(['en', 'es']).default('en'),
      measurementSystem: z.enum(['imperial', 'metric']).default('imperial'),
    })
    .prefault({}),
});
export type Preferences = z.infer<typeof preferencesSchema>;
const preferencesPatchSchema = z.strictObject({
  theme: z.enum(['light', 'dark', 'system']).optional(),
  notifications: z
    .strictObject({
      email: z.boolean(),
      push: z.boolean(),
      orderUpdates: z.boolean(),
      newCollections: z.boolean(),
      promotions: z.boolean(),
    })
    .partial()
    .optional(),
  display: z
    .strictObject({
      currency: z.enum(['USD', 'EUR', 'GBP']),
      language: z.enum(['en', 'es']),
      measurementSystem: z.enum(['imperial', 'metric']),
    })
    .partial()
    .optional(),
});
const tag = 'User';
const reading = ['UNAUTHENTICATED'] as const;
const user = [...reading, 'VALIDATION_FAILED'] as const;

export const userCalls = {
  listFavorites: defineCall({
    id: 'listFavorites',
    method: 'GET',
    path: '/user/favorites',
    auth: 'user',
    tag,
    summary: 'Favorite pieces, the newest favorite first',
    response: z.array(pieceSchema),
    errors: reading,
  }),
  addFavorite: defineCall({
    id: 'addFavorite',
    method: 'POST',
    path: '/user/favorites',
    auth: 'user',
    tag,
    summary: 'Remember a piece; answers the ids of all favorites',
    body: z.strictObject({ pieceId: idSchema }),
    response: z.array(z.uuid()),
    /** CONFLICT: no room is left. */
    errors: [...user, 'NOT_FOUND', 'CONFLICT'],
  }),
  removeFavorite: defineCall({
    id: 'removeFavorite',
    method: 'DELETE',
    path: '/user/favorites/{id}',
    auth: 'user',
    tag,
    summary: 'Forget a favorite, by the id of its piece',
    params: idParamsSchema,
    response: z.array(z.uuid()),
    errors: [...user, 'NOT_FOUND'],
  }),
  getPreferences: defineCall({
    id: 'getPreferences',
    method: 'GET',
    path: '/user/preferences',
    auth: 'user',
    tag,
    summary: 'Preferences',
    response: preferencesSchema,
    errors: reading,
  }),
  updatePreferences: defineCall({
    id: 'updatePreferences',
    method: 'PATCH',
    path: '/user/preferences',
    auth: 'user',
    tag,
    summary: 'Change preferences',
    body: preferencesPatchSchema,
    response: preferencesSchema,
    errors: user,
  }),
  exportData: defineCall({
    id: 'exportData',
    method: 'GET',
    path: '/user/export',
    auth: 'user',
    tag,
    summary: 'Everything one owns, as a JSON file',
    stream: 'application/json',
    errors: ['UNAUTHENTICATED', 'RATE_LIMITED'],
  }),
  deleteAccount: defineCall({
    id: 'deleteAccount',
    method: 'DELETE',
    path: '/user',
    auth: 'user',
    tag,
    summary: 'Delete the account; takes its password, a code of its second step, or a fresh sign-in',
    body: z
      .strictObject({
        password: z
          .string()
          .max(PASSWORD_MAX_LENGTH, `Password must be at most ${PASSWORD_MAX_LENGTH} characters long`)
          .optional(),
        /** Of the authenticator app, or a recovery code. */
        code: z.string().trim().max(64, 'This code is too long.').optional(),
      })
      .default({}),
    response: z.object({
      /** The balance that went with the account; /credits/balance tells it before. */
      creditsLost: z.number(),
    }),
    errors: [...user, 'INVALID_CREDENTIALS', 'RATE_LIMITED'],
  }),
} as const;
