/** Pieces, cart, checkout, orders, credits and their packages. Nothing is paid, and nothing is sent. */
import type { Cart, CreditPackage, Order, Piece, ShippingAddress } from '@filigree/contracts';
import { LOW_CREDIT_THRESHOLD, PACKAGE_PITCHES } from '@filigree/contracts/constants';
import { totalsOf } from '@filigree/contracts/totals';
import { type Answers, Existing, found, newId, now, Refusal } from '../answer.ts';
import { designLike, SHELF } from '../shelf.ts';
import { book, type World } from '../world.ts';
import { likenessOf, priceOf } from './studio.ts';

/** The stand-in for the payment provider, as the payment form finds it: below this path of the page's own site. */
export const MOCK_PROVIDER_PATH = '/mock-payments';

const meets = (wanted: readonly string[] | undefined, has: readonly string[]) =>
  wanted === undefined || wanted.length === 0 || wanted.some((value) => has.includes(value));

const ORDERS: Record<string, (a: Piece, b: Piece) => number> = {
  'price-asc': (a, b) => a.price - b.price,
  'price-desc': (a, b) => b.price - a.price,
  newest: (a, b) => b.listedOn.localeCompare(a.listedOn),
};

function cartOf(items: Cart['items']): Cart {
  const total = items.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
  return { items, total, itemCount: items.reduce((sum, { quantity }) => sum + quantity, 0) };
}
const setCart = (world: World, items: Cart['items']): Cart => {
  world.cart = cartOf(items);
  return world.cart;
};
const clear = (_asked: unknown, world: World) => setCart(world, []);

function place(world: World, shippingAddress: ShippingAddress): Order {
  const { items, total } = world.cart;
  const { shippingCents, taxCents, totalCents } = totalsOf(Math.round(total * 100));
  const order: Order = {
    id: newId(),
    orderNumber: `FIL-MOCK-${world.orders.length + 1}`,
    status: 'paid',
    subtotal: total,
    shipping: shippingCents / 100,
    tax: taxCents / 100,
    total: totalCents / 100,
    refunded: 0,
    cancellable: true,
    shippingAddress,
    lines: items.map(
      ({ pieceId, variationId, options, asksRingSize, name, quantity, price, imageUrl }, at) => ({
        position: at + 1,
        asksRingSize,
        pieceId,
        variationId,
        designVersion: variationId === null ? null : 1,
        options,
        name,
        quantity,
        price,
        imageUrl,
      }),
    ),
    history: [{ status: 'paid', note: '', at: now() }],
    createdAt: now(),
  };
  world.orders = [order, ...world.orders];
  setCart(world, []);
  return order;
}

function ordered(world: World, matches: (order: Order) => boolean): Order {
  const order = world.orders.find(matches);
  if (!order) throw new Refusal('NOT_FOUND', 'This order does not exist, or it is not yours.');
  return order;
}

const checkout = (
  { body, origin }: { readonly body: { readonly shippingAddress: ShippingAddress }; readonly origin: string },
  world: World,
) => {
  if (world.cart.items.length === 0) throw new Refusal('CONFLICT', 'Your cart is empty.');
  if (world.cart.items.some(({ asksRingSize, options }) => asksRingSize && options.ringSize === undefined))
    throw new Refusal('RING_SIZE_MISSING', 'Please choose a size for every ring.');
  const session = `cs_mock_${newId()}`;
  world.sessions[session] = place(world, body.shippingAddress).id;
  return { url: `${origin}/order-success?session_id=${session}` };
};

const pack = (index: number, name: string, credits: number, priceUSD: number): CreditPackage => ({
  id: `00000002-0000-4000-8000-${String(index).padStart(12, '0')}`,
  name,
  credits,
  priceUSD,
  discount: index === 0 ? null : index * 10,
  popular: index === 1,
  description: PACKAGE_PITCHES[Math.min(index, 1)] ?? '',
  pricePerCredit: priceUSD / credits,
  badge: index === 1 ? 'Popular' : index === 2 ? 'Best Value' : null,
});
const PACKAGES = [pack(0, 'Starter', 50, 10), pack(1, 'Studio', 200, 36), pack(2, 'Atelier', 500, 80)];

export const shopAnswers: Answers = {
  listPieces: ({ query }) => {
    const { priceMin = 0, priceMax = Number.POSITIVE_INFINITY, sort, page, limit } = query;
    const matching = SHELF.filter(
      (piece) =>
        meets(query.category, [piece.category]) &&
        meets(query.materials, piece.materials) &&
        meets(query.gemstones, piece.gemstones) &&
        meets(query.styleTags, piece.styleTags) &&
        piece.price >= priceMin &&
        piece.price <= priceMax,
    );
    const order = ORDERS[sort];
    return (order ? matching.toSorted(order) : matching).slice((page - 1) * limit, page * limit);
  },
  getPiece: ({ params }) => found(SHELF, params.id),
  similarPieces: ({ params, query }) => SHELF.filter(({ id }) => id !== params.id).slice(0, query.limit),
  piecesByCategory: ({ params, query }) =>
    SHELF.filter(({ category }) => category === params.category).slice(0, query.limit),
  openPiece: ({ params }, world) => {
    const design = designLike(found(SHELF, params.id), null, newId());
    world.designs[design.id] = [design];
    return design;
  },
  getCart: (_asked, world) => world.cart,
  addCartItem: ({ body }, world) => {
    const { items } = world.cart;
    const { pieceId, variationId = null, options, quantity } = body;
    const same = items.find(
      (line) =>
        line.pieceId === pieceId &&
        line.variationId === variationId &&
        JSON.stringify(line.options) === JSON.stringify(options),
    );
    if (same) {
      const more = { ...same, quantity: same.quantity + quantity };
      return setCart(
        world,
        items.map((line) => (line === same ? more : line)),
      );
    }
    const piece = variationId === null ? found(SHELF, pieceId) : null;
    const line = {
      id: newId(),
      pieceId,
      variationId,
      options,
      asksRingSize: likenessOf(world, variationId ?? pieceId)?.category === 'ring',
      quantity,
      price: piece?.price ?? priceOf(world, variationId ?? pieceId).priceCents / 100,
      name: piece?.name ?? body.name,
      imageUrl: piece?.images[0] ?? body.imageUrl ?? null,
      addedAt: now(),
    };
    return setCart(world, [...items, line]);
  },
  updateCartItem: ({ params, body }, world) => {
    const line = found(world.cart.items, params.id);
    const { quantity = line.quantity, options = line.options } = body;
    return setCart(
      world,
      world.cart.items.map((other) => (other === line ? { ...line, quantity, options } : other)),
    );
  },
  removeCartItem: ({ params }, world) => {
    const line = found(world.cart.items, params.id);
    return setCart(
      world,
      world.cart.items.filter((other) => other !== line),
    );
  },
  clearCart: clear,
  clearCartByDelete: clear,
  createCheckout: checkout,
  createCheckoutAlias: checkout,
  listOrders: ({ query: { page, limit } }, { orders }) => ({
    items: orders.slice((page - 1) * limit, page * limit),
    page,
    limit,
    total: orders.length,
  }),
  // The order is placed when the checkout begins: there is no provider that would tell of the payment.
  createOrder: ({ body }, world) =>
    new Existing(ordered(world, ({ id }) => id === world.sessions[body.sessionId])),
  getOrder: ({ params }, world) => ordered(world, ({ id }) => id === params.id),
  getOrderBySession: ({ params }, world) =>
    ordered(world, ({ id }) => id === world.sessions[params.sessionId]),
  getOrderByNumber: ({ params }, world) =>
    ordered(world, ({ orderNumber }) => orderNumber === params.orderNumber),
  giveRingSize: ({ params, body }, world) => {
    const order = ordered(world, ({ id }) => id === params.id);
    const lines = order.lines.map((line) =>
      line.position === params.position ? { ...line, options: { ...line.options, ...body } } : line,
    );
    const sized: Order = { ...order, lines };
    world.orders = world.orders.map((other) => (other === order ? sized : other));
    return sized;
  },
  cancelOrder: ({ params }, world) => {
    const order = ordered(world, ({ id }) => id === params.id);
    const cancelled: Order = {
      ...order,
      status: 'cancelled',
      refunded: order.total,
      cancellable: false,
      history: [...order.history, { status: 'cancelled', note: '', at: now() }],
    };
    world.orders = world.orders.map((other) => (other === order ? cancelled : other));
    return cancelled;
  },
  creditBalance: (_asked, { balance }) => ({ balance, reserved: 0, low: balance < LOW_CREDIT_THRESHOLD }),
  checkCredits: ({ body: { requiredCredits: required } }, { balance }) => ({
    sufficient: balance >= required,
    balance,
    required,
    missing: Math.max(0, required - balance),
  }),
  creditTransactions: ({ query }, { transactions }) => transactions.slice(0, query.limit),
  listPackages: () => PACKAGES,
  paymentSettings: () => ({
    publishableKey: 'pk_test_mock',
    testMode: true,
    sandboxPath: MOCK_PROVIDER_PATH,
  }),
  createIntent: ({ body }, world) => {
    const { credits } = found(PACKAGES, body.packageId);
    const id = `pi_${newId().replaceAll('-', '')}`;
    world.payments[id] = { credits, settled: false };
    return { clientSecret: `${id}_secret_mock` };
  },
  settlePayment: ({ body }, world) => {
    const payment = world.payments[body.paymentIntentId];
    if (!payment) throw new Refusal('NOT_FOUND', 'This payment does not exist, or it is not yours.');
    const { credits, settled } = payment;
    if (!settled) book(world, 'purchase', credits, `${credits} credits`);
    world.payments[body.paymentIntentId] = { credits, settled: true };
    return { status: 'paid', credits, balance: world.balance };
  },
};
