import { failures } from '../i18n/en/failures.ts';
import type { KeyOf } from '../i18n/namespace.ts';
import { textsNow } from '../i18n/texts.ts';

type FailureKey = KeyOf<(typeof failures)['messages']>;

/** What each action says when it fails and the server says nothing (section 8 of the specification), by its endpoint. */
export const FALLBACK_OF_ENDPOINT: Readonly<Partial<Record<string, FailureKey>>> = {
  login: 'login',
  verifyTwoFactor: 'login',
  register: 'register',
  googleStart: 'oauth',
  googleCallback: 'oauth',
  logout: 'logout',
  me: 'fetchUser',
  getCart: 'fetchCart',
  addCartItem: 'addToCart',
  updateCartItem: 'updateQuantity',
  removeCartItem: 'removeItem',
  clearCart: 'clearCart',
  generate: 'generate',
  refine: 'refine',
  saveDraft: 'saveDraft',
  listDrafts: 'fetchDrafts',
  listPieces: 'fetchPieces',
  listCategoryPieces: 'fetchPieces',
  listSimilarPieces: 'fetchPieces',
  getPiece: 'fetchPiece',
  listCollections: 'fetchCollections',
  createCollection: 'createCollection',
  deleteCollection: 'deleteCollection',
  listBoards: 'fetchBoards',
  createBoard: 'createBoard',
  deleteBoard: 'deleteBoard',
  getPreferences: 'fetchPreferences',
  updatePreferences: 'updatePreferences',
  deleteAccount: 'deleteAccount',
  exportData: 'exportData',
};

/** In the language of the page. */
export const fallbackOf = (endpoint: string | undefined): string =>
  textsNow(failures)(FALLBACK_OF_ENDPOINT[endpoint ?? ''] ?? 'unexpected');
