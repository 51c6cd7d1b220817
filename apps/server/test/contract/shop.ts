/** The catalogue, the cart, checkouts, orders, credits and payments. */
import { CART_LINES_MAX, cartCalls, creditsCalls, ordersCalls } from '@filigree/contracts';
import { bandDesign, seedPieces } from '../catalogue.ts';
import { succeed } from '../contract.ts';
import { beginPayment, intentIdOf } from '../payments.ts';
import { UNKNOWN } from '../samples.ts';
import { addToCart, beginCheckout, buyCart, checkoutBody, sessionIdOf } from '../shop.ts';
import { type CallCase, type Cases, simply, type World } from './case.ts';

/** Somebody with a ring in the cart. */
async function shopper({ test, ring, somebody }: World) {
  const as = await somebody();
  await addToCart(test, as, { pieceId: ring });
  return as;
}

async function lineOf(world: World) {
  const as = await shopper(world);
  const cart = await world.test.app.inject({ url: '/api/cart', headers: as.headers });
  return { as, params: { id: String(cart.json().data.items[0].id) } };
}

/** Somebody who has paid for a ring. */
async function buyer(world: World) {
  const as = await world.somebody();
  const sessionId = await buyCart(world.test, as, { pieceId: world.ring });
  const order = await succeed(world.test.app, as, ordersCalls.getOrderBySession, { params: { sessionId } });
  return { as, sessionId, order };
}

async function saver(world: World) {
  const as = await world.somebody();
  const body = { amount: 2, reference: 'for later' };
  const { reservationId } = await succeed(world.test.app, as, creditsCalls.reserveCredits, { body });
  return { as, body: { reservationId } };
}

const closing: CallCase = {
  succeeds: saver,
  refuses: {
    RESERVATION_CLOSED: async (world) => {
      const held = await saver(world);
      await succeed(world.test.app, held.as, creditsCalls.commitCredits, { body: held.body });
      return { ...held, message: 'This reservation is already committed.' };
    },
  },
};

const checkout: CallCase = {
  succeeds: async (world) => {
    const as = await shopper(world);
    return { as, body: await checkoutBody(world.test, as) };
  },
  refuses: {
    TOTALS_CHANGED: async (world) => {
      const as = await shopper(world);
      const body = { ...(await checkoutBody(world.test, as)), total: 0.01 };
      return { as, body, message: 'Your cart has changed. Please check the new total and try again.' };
    },
    RING_SIZE_MISSING: async (world) => {
      const as = await world.somebody();
      await succeed(world.test.app, as, cartCalls.addCartItem, { body: { pieceId: world.ring } });
      const message = 'Please choose a size for every ring, or say that you do not know it yet.';
      return { as, body: await checkoutBody(world.test, as), message };
    },
    CONFLICT: async (world) => {
      const as = await world.somebody();
      return { as, body: await checkoutBody(world.test, as), message: 'Your cart is empty.' };
    },
  },
};

export const shopCases: Cases = {
  listPieces: { succeeds: async () => ({ query: { category: 'ring' } }) },
  getPiece: { succeeds: async ({ ring }) => ({ params: { id: ring } }) },
  similarPieces: { succeeds: async ({ ring }) => ({ params: { id: ring } }) },
  piecesByCategory: { succeeds: async () => ({ params: { category: 'ring' } }) },
  pieceModel: { succeeds: async ({ ring }) => ({ params: { id: ring } }) },
  openPiece: {
    succeeds: async (world) => {
      const [piece] = await seedPieces(world.test, [{ design: bandDesign() }]);
      return { as: await world.somebody(), params: { id: piece!.id } };
    },
  },

  getCart: simply,
  addCartItem: {
    succeeds: async (world) => ({ as: await world.somebody(), body: { pieceId: world.ring } }),
    refuses: {
      NOT_FOUND: async (world) => ({
        as: await world.somebody(),
        body: { pieceId: UNKNOWN },
        message: 'There is no such piece.',
      }),
      CONFLICT: async (world) => {
        const as = await world.somebody();
        await world.test.database.pool.query(
          `insert into cart_items (id, user_id, piece_id, options, quantity)
           select gen_random_uuid(), $1, $2, jsonb_build_object('engraving', n), 1
           from generate_series(1, $3::int) n`,
          [as.user.id, world.ring, CART_LINES_MAX],
        );
        const message = `Your cart has ${CART_LINES_MAX} lines, which is the most.`;
        return { as, body: { pieceId: world.chain }, message };
      },
    },
  },
  updateCartItem: { succeeds: async (world) => ({ ...(await lineOf(world)), body: { quantity: 3 } }) },
  removeCartItem: { succeeds: lineOf },
  clearCart: { succeeds: async (world) => ({ as: await shopper(world) }) },
  clearCartByDelete: { succeeds: async (world) => ({ as: await shopper(world) }) },

  listOrders: { succeeds: async (world) => ({ as: (await buyer(world)).as }) },
  createOrder: {
    succeeds: async (world) => {
      // Not asked about yet, so that this call makes the order.
      const as = await world.somebody();
      return { as, body: { sessionId: await buyCart(world.test, as, { pieceId: world.ring }) } };
    },
    refuses: {
      CONFLICT: async (world) => {
        const as = await shopper(world);
        const sessionId = sessionIdOf(await beginCheckout(world.test, as));
        return { as, body: { sessionId }, message: 'This checkout has not been paid.' };
      },
    },
  },
  getOrder: { succeeds: async (world) => orderById(await buyer(world)) },
  getOrderBySession: {
    succeeds: async (world) => {
      const { as, sessionId } = await buyer(world);
      return { as, params: { sessionId } };
    },
  },
  getOrderByNumber: {
    succeeds: async (world) => {
      const { as, order } = await buyer(world);
      return { as, params: { orderNumber: order.orderNumber } };
    },
  },
  giveRingSize: {
    succeeds: async (world) => ringOf(await buyer(world)),
    refuses: {
      CONFLICT: async (world) => {
        const bought = await buyer(world);
        await world.test.database.pool.query(`UPDATE orders SET status = 'in production' WHERE id = $1`, [
          bought.order.id,
        ]);
        const message = 'This order is being made already, and its sizes can no longer be changed.';
        return { ...ringOf(bought), message };
      },
    },
  },
  cancelOrder: {
    succeeds: async (world) => orderById(await buyer(world)),
    refuses: {
      CONFLICT: async (world) => {
        const bought = await buyer(world);
        await world.test.database.pool.query(`UPDATE orders SET status = 'in production' WHERE id = $1`, [
          bought.order.id,
        ]);
        const message = 'This order is being made already and can no longer be cancelled.';
        return { ...orderById(bought), message };
      },
    },
  },

  creditBalance: simply,
  checkCredits: { succeeds: async (world) => ({ as: await world.somebody(), body: { requiredCredits: 4 } }) },
  reserveCredits: {
    succeeds: async (world) => ({ as: await world.somebody(), body: { amount: 1, reference: 'x' } }),
    refuses: {
      INSUFFICIENT_CREDITS: async (world) => ({
        as: await world.somebody(),
        body: { amount: 25.001, reference: 'x' },
        message: "You don't have enough credits to hold this amount. Hold less, or purchase more credits.",
      }),
    },
  },
  commitCredits: closing,
  refundCredits: closing,
  creditTransactions: simply,

  listPackages: { succeeds: async () => ({}) },
  paymentSettings: { succeeds: async () => ({}) },
  createIntent: {
    succeeds: async (world) => {
      const packs = await world.test.app.inject({ url: '/api/payments/packages' });
      return { as: await world.somebody(), body: { packageId: packs.json().data[0].id } };
    },
  },
  settlePayment: {
    succeeds: async (world) => {
      const as = await world.somebody();
      return { as, body: { paymentIntentId: intentIdOf(await beginPayment(world.test, as)) } };
    },
  },
  createCheckout: checkout,
  createCheckoutAlias: checkout,
};

function ringOf({ as, order }: Awaited<ReturnType<typeof buyer>>) {
  return { as, params: { id: order.id, position: '1' }, body: { ringSize: 6.5 } };
}

function orderById({ as, order }: Awaited<ReturnType<typeof buyer>>) {
  return { as, params: { id: order.id } };
}
