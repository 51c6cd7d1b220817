/** The calls on the checkout of a cart and on orders. */
import { type Order, ordersCalls, paymentsCalls } from '@filigree/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Deps } from '../../http/deps.ts';
import { existing, fail, ok, type Result } from '../../http/failure.ts';
import { type Incoming, route } from '../../http/route.ts';
import { attempt, type Limit } from '../../http/throttle.ts';
import { pageLink } from '../auth/index.ts';
import { completeAddress } from './checkout/address.ts';
import { beginCheckout } from './checkout/begin.ts';
import { settleSession } from './checkout/settle.ts';
import { orderContext } from './context.ts';
import { cancelOwnOrder } from './placed/cancel.ts';
import { findOwnOrder, listOwnOrders, type OrderName } from './placed/find.ts';
import { giveBack } from './placed/give-back.ts';
import { giveRingSize } from './placed/ring-sizes.ts';
import { showOrder } from './placed/show.ts';

/** Each asks something of the provider, who has limits for all of us: far above what a person does. */
const BEGINNINGS = { attempts: 60, windowS: 3_600 };
const SETTLINGS = { attempts: 300, windowS: 3_600 };
/** Each is a line of a history that is never shortened. */
const SIZES = { attempts: 60, windowS: 3_600 };
const SESSION_ID = /^cs_\w{1,180}$/;

const cents = (dollars: number) => Math.round(dollars * 100);
const notFound = () => fail('NOT_FOUND', 'Order Not Found');

type Beginning = Pick<Incoming<typeof paymentsCalls.createCheckout>, 'user' | 'body' | 'request'>;

export function orderRoutes(app: FastifyInstance, deps: Deps): void {
  const context = orderContext(deps);
  const { database } = context;
  const bounded = async (what: string, userId: string, limit: Omit<Limit, 'key'>): Promise<Result<void>> =>
    deps.config.rateLimits ? attempt(database, [{ key: `${what}:user:${userId}`, ...limit }]) : ok(undefined);

  const begin = async ({ user, body, request }: Beginning): Promise<Result<{ url: string }>> => {
    const limited = await bounded('begin-checkout', user.userId, BEGINNINGS);
    if (!limited.ok) return limited;
    const { shippingAddress, ...seen } = body;
    const address = completeAddress(shippingAddress);
    if (!address.ok) return address;
    return beginCheckout(context, {
      userId: user.userId,
      address: address.value,
      totals: {
        subtotalCents: cents(seen.subtotal),
        shippingCents: cents(seen.shipping),
        taxCents: cents(seen.tax),
        totalCents: cents(seen.total),
      },
      origin: originOf(deps, request),
    });
  };
  route(app, paymentsCalls.createCheckout, begin);
  route(app, paymentsCalls.createCheckoutAlias, begin);

  const show = async (userId: string, name: OrderName): Promise<Result<Order>> => {
    const found = await findOwnOrder(database, userId, name);
    return found ? ok(showOrder(found)) : notFound();
  };

  /** The order of a session; where it may have moved on, the provider is asked first. */
  const bySession = async (userId: string, sessionId: string, unpaid: () => Result<Order>) => {
    const known = await findOwnOrder(database, userId, { sessionId });
    if (known && known.order.status !== 'pending') return ok(showOrder(known));
    if (!SESSION_ID.test(sessionId)) return notFound();
    const limited = await bounded('settle-checkout', userId, SETTLINGS);
    if (!limited.ok) return limited;
    const settled = await settleSession(context, sessionId);
    if (settled?.checkout.userId === userId && !settled.order) return unpaid();
    return show(userId, { sessionId });
  };

  route(app, ordersCalls.listOrders, async ({ user, query }) => {
    const { found, total } = await listOwnOrders(database, user.userId, query);
    return ok({ items: found.map(showOrder), ...query, total });
  });
  route(app, ordersCalls.createOrder, async ({ user, body: { sessionId } }) => {
    const known = await findOwnOrder(database, user.userId, { sessionId });
    const found = await bySession(user.userId, sessionId, () =>
      fail('CONFLICT', 'This checkout has not been paid.'),
    );
    return known && found.ok ? existing(found.value) : found;
  });
  route(app, ordersCalls.getOrderBySession, ({ user, params }) =>
    bySession(user.userId, params.sessionId, notFound),
  );
  route(app, ordersCalls.getOrder, ({ user, params }) => show(user.userId, { id: params.id }));
  route(app, ordersCalls.getOrderByNumber, ({ user, params }) =>
    show(user.userId, { number: params.orderNumber }),
  );
  route(app, ordersCalls.giveRingSize, async ({ user, params: { id, position }, body }) => {
    const limited = await bounded('give-ring-size', user.userId, SIZES);
    if (!limited.ok) return limited;
    const given = await giveRingSize(database, user.userId, id, { position, ringSize: body.ringSize });
    return given.ok ? show(user.userId, { id }) : given;
  });
  route(app, ordersCalls.cancelOrder, async ({ user, params }) => {
    const cancelled = await cancelOwnOrder(context, user.userId, params.id);
    if (!cancelled.ok) return cancelled;
    await giveBack(context, params.id);
    return show(user.userId, { id: params.id });
  });
}

function originOf({ config }: Deps, request: FastifyRequest): string {
  return pageLink(config, request, '').replace(/\/$/, '');
}
