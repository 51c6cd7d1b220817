/** For every call a request that its schemas accept, about nothing that exists: where sweeps over all calls begin. */
import { randomUUID } from 'node:crypto';
import type { calls } from '@filigree/contracts';
import { TEST_PASSWORD } from './app.ts';
import type { Asked } from './contract.ts';
import { ADDRESS } from './shop.ts';

/** An id of nothing. */
export const UNKNOWN = '0198c0de-0000-7000-8000-000000000000';

type CallName = keyof typeof calls;

const id = { params: { id: UNKNOWN } };
const code = 'ABCDEF-ABCDEF-ABCDEF-ABCDEF';
const token = 'a-token-that-nobody-was-ever-sent-by-mail';
const checkout = { body: { shippingAddress: ADDRESS, subtotal: 1, tax: 2, shipping: 3, total: 4 } };

const samples: Partial<Record<CallName, () => Asked>> = {
  login: () => ({ body: { email: 'nobody@example.com', password: 'wrong', rememberMe: true } }),
  register: () => ({
    body: {
      name: 'Ada Example',
      email: `sample-${randomUUID()}@example.com`,
      password: TEST_PASSWORD,
      confirmPassword: TEST_PASSWORD,
      acceptTerms: true,
    },
  }),
  googleCallback: () => ({ body: { code: 'a code', state: 'a state', iss: 'https://issuer.example' } }),
  forgotPassword: () => ({ body: { email: 'nobody@example.com' } }),
  resetPassword: () => ({ body: { token, password: TEST_PASSWORD } }),
  verifyEmail: () => ({ body: { token } }),
  resendVerification: () => ({ body: { email: 'nobody@example.com' } }),
  changePassword: () => ({ body: { currentPassword: 'wrong', newPassword: TEST_PASSWORD } }),
  updateProfile: () => ({
    body: { name: 'Ada', email: `sample-${randomUUID()}@example.com`, phoneNumber: '+442079460958' },
  }),
  enrolTwoFactor: () => ({ body: { password: 'wrong' } }),
  confirmTwoFactor: () => ({ body: { code } }),
  renewRecoveryCodes: () => ({ body: { password: 'wrong', code } }),
  disableTwoFactor: () => ({ body: { password: 'wrong', code } }),
  verifyTwoFactor: () => ({ body: { challengeToken: token, code } }),
  listPieces: () => ({
    query: {
      category: 'ring',
      materials: '18k Gold,Platinum',
      gemstones: 'Diamond',
      styleTags: 'Modern',
      priceMin: '100',
      priceMax: '900',
      sort: 'newest',
      page: '1',
      limit: '24',
    },
  }),
  similarPieces: () => ({ ...id, query: { limit: '4' } }),
  piecesByCategory: () => ({ params: { category: 'ring' }, query: { limit: '6' } }),
  pieceModel: () => ({ ...id, query: { v: 'x' } }),
  generate: () => ({
    headers: { 'idempotency-key': randomUUID(), prefer: 'respond-async' },
    body: {
      prompt: 'a slim ring',
      jewelryType: 'Ring',
      metalType: 'Platinum',
      gemstones: ['Diamond'],
      priceRange: [500, 5_000],
      engraving: 'Ada',
      customGemstone: 'spinel',
      matchingSet: false,
    },
  }),
  refine: () => ({
    headers: { 'idempotency-key': randomUUID(), prefer: 'respond-async' },
    body: { variationId: UNKNOWN, refinements: 'a wider band' },
  }),
  interpret: () => ({ body: { prompt: 'a slim ring', engraving: 'Ada', priceRange: [500, 5_000] } }),
  saveDraft: () => ({ body: { variationId: UNKNOWN } }),
  listVariations: () => ({ query: { page: '1', limit: '10' } }),
  restoreVersion: () => ({ ...id, body: { version: 1 } }),
  variationModel: () => ({ ...id, query: { version: '1' } }),
  variationView: () => ({ ...id, body: { view: 'top', version: 1 } }),
  variationCasting: () => ({ ...id, query: { version: '1' } }),
  variationWorkshop: () => ({ ...id, query: { version: '1', paper: 'a4' } }),
  createCollection: () => ({ body: { name: 'Rings', description: 'of mine', items: [] } }),
  updateCollection: () => ({ ...id, body: { name: 'Rings', description: 'of mine', items: [] } }),
  addCollectionItem: () => ({ ...id, body: { itemId: UNKNOWN } }),
  removeCollectionItem: () => ({ params: { id: UNKNOWN, itemId: UNKNOWN } }),
  createBoard: () => ({ body: { name: 'Rings', description: 'of mine' } }),
  updateBoard: () => ({ ...id, body: { name: 'Rings', description: 'of mine', images: [], pieces: [] } }),
  addBoardImage: () => ({ ...id, body: { imageId: UNKNOWN } }),
  addBoardPiece: () => ({ ...id, body: { pieceId: UNKNOWN } }),
  addCartItem: () => ({
    body: {
      pieceId: UNKNOWN,
      variationId: UNKNOWN,
      quantity: 1,
      options: { ringSize: 6.5, lengthIn: 18, engraving: 'Ada' },
      price: 100,
      name: 'Custom Design',
      imageUrl: 'https://pictures.example/1.png',
    },
  }),
  updateCartItem: () => ({ ...id, body: { quantity: 2 } }),
  listOrders: () => ({ query: { page: '1', limit: '10' } }),
  createOrder: () => ({ body: { sessionId: 'cs_test_nothing' } }),
  getOrderBySession: () => ({ params: { sessionId: 'cs_test_nothing' } }),
  getOrderByNumber: () => ({ params: { orderNumber: 'FIL-0000-0000' } }),
  giveRingSize: () => ({ params: { id: UNKNOWN, position: '1' }, body: { ringSize: 6.5 } }),
  addFavorite: () => ({ body: { pieceId: UNKNOWN } }),
  updatePreferences: () => ({
    body: { theme: 'dark', notifications: { push: true }, display: { measurementSystem: 'metric' } },
  }),
  deleteAccount: () => ({ body: { password: 'wrong', code } }),
  serveImage: () => ({ params: { path: 'studio/nothing/0.png' }, query: { w: '320', f: 'webp' } }),
  transformImage: () => ({
    ...id,
    body: { crop: { left: 0, top: 0, width: 8, height: 8 }, rotate: 90, width: 320, format: 'png' },
  }),
  checkCredits: () => ({ body: { requiredCredits: 4 } }),
  reserveCredits: () => ({ body: { amount: 1.5, reference: 'a reason of mine' } }),
  commitCredits: () => ({ body: { reservationId: UNKNOWN } }),
  refundCredits: () => ({ body: { reservationId: UNKNOWN, reason: 'changed my mind' } }),
  creditTransactions: () => ({ query: { limit: '50' } }),
  createIntent: () => ({ body: { packageId: UNKNOWN } }),
  settlePayment: () => ({ body: { paymentIntentId: 'pi_nothing' } }),
  createCheckout: () => checkout,
  createCheckoutAlias: () => checkout,
};

/** A request of a call, with values of its own where they have to be new each time. */
export function sampleOf(call: { readonly id: string; readonly path: string }): Asked {
  const sample = samples[call.id as CallName];
  if (sample) return sample();
  return call.path.includes('{id}') ? id : {};
}
