/** Section 8 of the specification: what each failed action stores in its own area. */
import { FALLBACK_MESSAGES } from '@filigree/contracts/fallback-messages';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { authApi } from '../features/auth/api.ts';
import { boardsApi } from '../features/boards/api.ts';
import { collectionsApi } from '../features/collections/api.ts';
import { settingsApi } from '../features/settings/api.ts';
import { studioApi } from '../features/studio/api.ts';
import { showLanguage } from '../i18n/language.ts';
import { serverAnswered } from '../session/reach.ts';
import { fakeFetch, type TestStore, testStore } from '../testing/render.tsx';
import { cartApi } from './cart.ts';
import { draftsApi } from './drafts.ts';
import { piecesApi } from './pieces.ts';
import { preferencesApi } from './preferences.ts';

type Key = keyof typeof FALLBACK_MESSAGES;
type Initiated = Parameters<TestStore['dispatch']>[0];

/** Each action by its call; what is sent does not matter here. */
const ACTIONS: readonly (readonly [Key, call: string, make: () => unknown])[] = [
  ['login', 'POST /api/auth/login', () => authApi.endpoints.login.initiate({} as never)],
  ['register', 'POST /api/auth/register', () => authApi.endpoints.register.initiate({} as never)],
  ['oauth', 'POST /api/auth/callback/google', () => authApi.endpoints.googleCallback.initiate({} as never)],
  ['logout', 'POST /api/auth/logout', () => authApi.endpoints.logout.initiate()],
  ['fetchUser', 'GET /api/auth/me', () => authApi.endpoints.me.initiate()],
  ['fetchCart', 'GET /api/cart', () => cartApi.endpoints.getCart.initiate()],
  ['addToCart', 'POST /api/cart/items', () => cartApi.endpoints.addCartItem.initiate({ pieceId: 'p' })],
  [
    'updateQuantity',
    'PUT /api/cart/items/a',
    () => cartApi.endpoints.updateCartItem.initiate({ id: 'a', quantity: 2 }),
  ],
  ['removeItem', 'DELETE /api/cart/items/a', () => cartApi.endpoints.removeCartItem.initiate('a')],
  ['clearCart', 'POST /api/cart/clear', () => cartApi.endpoints.clearCart.initiate()],
  ['generate', 'POST /api/studio/generate', () => studioApi.endpoints.generate.initiate({} as never)],
  ['refine', 'POST /api/studio/refine', () => studioApi.endpoints.refine.initiate({} as never)],
  ['saveDraft', 'POST /api/studio/drafts', () => studioApi.endpoints.saveDraft.initiate('v')],
  ['fetchDrafts', 'GET /api/studio/drafts', () => draftsApi.endpoints.listDrafts.initiate()],
  ['fetchPieces', 'GET /api/pieces', () => piecesApi.endpoints.listPieces.initiate({})],
  [
    'fetchPieces',
    'GET /api/pieces/category/ring',
    () => piecesApi.endpoints.listCategoryPieces.initiate('ring'),
  ],
  ['fetchPiece', 'GET /api/pieces/a', () => piecesApi.endpoints.getPiece.initiate('a')],
  ['fetchCollections', 'GET /api/collections', () => collectionsApi.endpoints.listCollections.initiate()],
  [
    'createCollection',
    'POST /api/collections',
    () => collectionsApi.endpoints.createCollection.initiate({ name: 'A' }),
  ],
  [
    'deleteCollection',
    'DELETE /api/collections/a',
    () => collectionsApi.endpoints.deleteCollection.initiate('a'),
  ],
  ['fetchBoards', 'GET /api/boards', () => boardsApi.endpoints.listBoards.initiate()],
  ['createBoard', 'POST /api/boards', () => boardsApi.endpoints.createBoard.initiate({ name: 'A' })],
  ['deleteBoard', 'DELETE /api/boards/a', () => boardsApi.endpoints.deleteBoard.initiate('a')],
  ['fetchPreferences', 'GET /api/user/preferences', () => preferencesApi.endpoints.getPreferences.initiate()],
  [
    'updatePreferences',
    'PATCH /api/user/preferences',
    () => preferencesApi.endpoints.updatePreferences.initiate({ theme: 'dark' }),
  ],
  ['deleteAccount', 'DELETE /api/user', () => settingsApi.endpoints.deleteAccount.initiate({})],
  ['exportData', 'GET /api/user/export', () => settingsApi.endpoints.exportData.initiate()],
];

/** Kept elsewhere: by the session (keep-session, base-query) and by the studio, which asks nobody. */
const ELSEWHERE: readonly Key[] = ['unexpected', 'refresh', 'variationNotFound'];

describe('a failed action', () => {
  let store: TestStore;
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    store = testStore();
  });
  afterEach(async () => {
    vi.useRealTimers();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
    serverAnswered();
    await showLanguage('en');
  });

  async function errorOf(make: () => unknown): Promise<unknown> {
    const asked = store.dispatch(make() as Initiated) as unknown as Promise<{ error?: { message: string } }>;
    let done = false;
    const watched = Promise.resolve(asked).finally(() => {
      done = true;
    });
    while (!done) await vi.advanceTimersByTimeAsync(1_000);
    return (await watched).error?.message;
  }
  const answer = (call: string, how: Parameters<typeof fakeFetch>[0][string]) =>
    vi.stubGlobal('fetch', fakeFetch({ [call]: how }).fetch);

  it('has words for every one of the table', () => {
    expect(new Set([...ACTIONS.map(([key]) => key), ...ELSEWHERE])).toEqual(
      new Set(Object.keys(FALLBACK_MESSAGES)),
    );
  });

  it.each(ACTIONS)('stores the words of the table: %s', async (key, call, make) => {
    for (const how of [{ status: 500 }, { status: 502, text: '<h1>Bad Gateway</h1>' }, 'offline'] as const) {
      answer(call, how);
      expect(await errorOf(make), JSON.stringify(how)).toBe(FALLBACK_MESSAGES[key]);
    }
  });

  it.each(ACTIONS)('stores what the server says, where it says something: %s', async (_key, call, make) => {
    const said = {
      status: 409,
      body: { error: { message: 'Not like this.', code: 'CONFLICT', status: 409 } },
    };
    answer(call, said);
    expect(await errorOf(make)).toBe('Not like this.');
    answer(call, { status: 409, body: { message: 'Not like that.' } });
    expect(await errorOf(make)).toBe('Not like that.');
  });

  it('speaks the language of the page', async () => {
    vi.useRealTimers();
    await showLanguage('es');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    for (const [key, call, make] of ACTIONS) {
      answer(call, { status: 500 });
      const message = await errorOf(make);
      expect(message, key).not.toBe(FALLBACK_MESSAGES[key]);
      expect(message, key).toMatch(/\w/);
    }
  });
});
