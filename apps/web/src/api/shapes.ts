/**
 * The least that each call may answer, brought into the shape that the pages read: an older or a smaller server must not
 * break them. What the specification names a default for gets that one.
 */
import {
  CART_DEFAULT_NAME,
  DESIGNS_DEFAULT_LIMIT,
  ORDERS_DEFAULT_LIMIT,
} from '@filigree/contracts/constants';
import { type Complete, listOf, perhaps, shaped, texts } from '../state/complete.ts';
import { cartShape, optionsShape } from './cart-shape.ts';
import { userShape } from './user-shape.ts';

const pictureShape = shaped({ url: '', alt: '', width: 1024, height: 1024, view: 'hero' });

const variationFields = {
  id: '',
  prompt: '',
  images: listOf(pictureShape),
  createdAt: '',
  model_used: '',
  title: '',
  version: 1,
  changes: texts,
  modelUrl: null,
  estimate: null,
  checks: listOf(shaped({})),
} as const;
export const variationShape = shaped(variationFields);
const draftShape = shaped({ ...variationFields, savedAt: '' });

/** `images` are addresses; `pictures` say the same with what a page needs to show them well. */
const pieceShape: Complete = (value) => {
  const piece = shaped({
    id: '',
    slug: '',
    name: '',
    images: texts,
    prompt: '',
    materials: texts,
    gemstones: texts,
    styleTags: texts,
    leadTimeWeeks: 0,
    category: '',
    price: 0,
    listedOn: '',
    modelUrl: null,
  })(value) as { images: string[]; pictures?: unknown };
  const pictures = Array.isArray(piece.pictures) ? piece.pictures : piece.images.map((url) => ({ url }));
  return { ...piece, pictures: listOf(shaped({ url: '', alt: '', placeholder: null }))(pictures) };
};

const collectionShape = shaped({
  id: '',
  name: '',
  description: '',
  items: listOf(shaped({ itemId: '', kind: 'piece', name: '', imageUrl: null })),
  createdAt: '',
});
const boardShape = shaped({
  id: '',
  name: '',
  description: '',
  images: listOf(shaped({ id: '', url: '' })),
  pieces: texts,
  createdAt: '',
});

/** An order is asked about by number and total (section 3); whoever is answered has placed it. */
const orderShape = shaped({
  id: '',
  orderNumber: '',
  status: 'paid',
  subtotal: 0,
  shipping: 0,
  tax: 0,
  total: 0,
  refunded: 0,
  cancellable: false,
  shippingAddress: { fullName: '', email: '', address: '', city: '', state: '', zipCode: '', country: '' },
  lines: listOf(
    shaped({
      pieceId: '',
      variationId: null,
      designVersion: null,
      options: optionsShape,
      name: CART_DEFAULT_NAME,
      quantity: 1,
      price: 0,
      imageUrl: null,
    }),
  ),
  history: listOf(shaped({ status: 'paid', note: '', at: '' })),
  createdAt: '',
});
const designPage: Complete = (value) => {
  const designs = listOf(shaped({ ...variationFields, savedAt: null }));
  const page = shaped({ items: designs, page: 1, limit: DESIGNS_DEFAULT_LIMIT })(value) as {
    items: unknown[];
  };
  return { total: page.items.length, ...page };
};
const orderPage: Complete = (value) => {
  const page = shaped({ items: listOf(orderShape), page: 1, limit: ORDERS_DEFAULT_LIMIT })(value) as {
    items: unknown[];
  };
  return { total: page.items.length, ...page };
};

/** Price per credit is derived (section 3). */
const packageShape: Complete = (value) => {
  const entry = shaped({
    id: '',
    name: '',
    credits: 0,
    priceUSD: 0,
    discount: null,
    popular: false,
    description: '',
    badge: null,
  })(value) as { credits: number; priceUSD: number; pricePerCredit?: unknown };
  const derived = entry.credits > 0 ? entry.priceUSD / entry.credits : 0;
  return {
    ...entry,
    pricePerCredit: typeof entry.pricePerCredit === 'number' ? entry.pricePerCredit : derived,
  };
};

const sessionShape = shaped({ user: userShape });
const preferencesShape = shaped({
  theme: 'system',
  notifications: { email: true, push: false, orderUpdates: true, newCollections: false, promotions: false },
  display: { currency: 'USD', language: 'en', measurementSystem: 'imperial' },
});
const generationShape = shaped({
  variations: listOf(variationShape),
  credits_used: 0,
  remaining_credits: 0,
});
const refinementShape = shaped({
  variation: variationShape,
  notUnderstood: texts,
  credits_used: 0,
  remaining_credits: 0,
});
const jobShape = shaped({
  id: '',
  kind: 'generate',
  state: 'queued',
  stage: 'queued',
  fraction: 0,
  place: null,
  remainingS: null,
  mailsAtEnd: false,
  pictures: listOf(shaped({ index: 0, fraction: 0 })),
  prompt: '',
  creditsHeld: 0,
  createdAt: '',
  generation: perhaps(generationShape),
  refinement: perhaps(refinementShape),
});

/** A click on generate or refine is answered by its job, or by the result. */
const workShape =
  (result: Complete): Complete =>
  (value) =>
    typeof value === 'object' && value !== null && 'stage' in value ? jobShape(value) : result(value);

/** By the endpoint; what is not named here is left as it comes. */
export const SHAPE_OF_ENDPOINT: Readonly<Partial<Record<string, Complete>>> = {
  me: userShape,
  login: sessionShape,
  register: sessionShape,
  verifyTwoFactor: sessionShape,
  googleCallback: sessionShape,
  getCart: cartShape,
  addCartItem: cartShape,
  updateCartItem: cartShape,
  removeCartItem: cartShape,
  clearCart: cartShape,
  listDesigns: designPage,
  variationPrice: shaped({ price: 0, basis: 'design' }),
  listPieces: listOf(pieceShape),
  listCategoryPieces: listOf(pieceShape),
  listSimilarPieces: listOf(pieceShape),
  listFavorites: listOf(pieceShape),
  getPiece: pieceShape,
  generate: workShape(generationShape),
  refine: workShape(refinementShape),
  saveDraft: draftShape,
  listDrafts: listOf(draftShape),
  getVariation: variationShape,
  openPiece: variationShape,
  listVersions: listOf(variationShape),
  restoreVersion: variationShape,
  drawView: variationShape,
  listJobs: listOf(jobShape),
  cancelJob: jobShape,
  mailAtEnd: jobShape,
  listCollections: listOf(collectionShape),
  getCollection: collectionShape,
  createCollection: collectionShape,
  updateCollection: collectionShape,
  addCollectionItem: collectionShape,
  removeCollectionItem: collectionShape,
  listBoards: listOf(boardShape),
  getBoard: boardShape,
  createBoard: boardShape,
  updateBoard: boardShape,
  addBoardImage: boardShape,
  addBoardPiece: boardShape,
  listOrders: orderPage,
  getOrder: orderShape,
  getOrderBySession: orderShape,
  cancelOrder: orderShape,
  listPackages: listOf(packageShape),
  creditBalance: shaped({ balance: 0, reserved: 0, low: false }),
  getPreferences: preferencesShape,
  updatePreferences: preferencesShape,
};
