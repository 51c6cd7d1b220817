/** The checkout of carts, and the orders that they become. */
export { orderContext } from './context.ts';
export { orderEvents } from './events.ts';
export { lookAfterOrders } from './look-after.ts';
export { optionsInWords } from './options.ts';
export { forgetAddresses, forgetBuyer, ordersOwnedBy } from './owned.ts';
export { advanceOrder, findOrder, listWaitingOrders } from './placed/advance.ts';
export type { FoundOrder } from './placed/find.ts';
export { lacksRingSize } from './placed/lines.ts';
export { giveRingSize } from './placed/ring-sizes.ts';
export { reconcileOrders } from './reconcile/reconcile.ts';
export { orderRoutes } from './routes.ts';
