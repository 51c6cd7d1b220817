/** The checkout of carts, and the orders that they become. */
export { orderContext } from './context.ts';
export { dueAt, isLate } from './desk/due.ts';
export { mailsToWriteAgain, resendMail } from './desk/mails.ts';
export { noteOrder, tellCustomer } from './desk/notes.ts';
export { type OrderAtDesk, readOrderAtDesk } from './desk/read.ts';
export { refundOrder } from './desk/refund.ts';
export { ordersToday, type SomeOrders, searchOrders } from './desk/search.ts';
export type { Witness } from './desk/witness.ts';
export { orderEvents } from './events.ts';
export { lookAfterOrders } from './look-after.ts';
export { optionsInWords } from './options.ts';
export { forgetAddresses, forgetBuyer, ordersOwnedBy } from './owned.ts';
export { advanceOrder, findOrder, listWaitingOrders, nextStatuses } from './placed/advance.ts';
export type { FoundOrder } from './placed/find.ts';
export { lacksRingSize } from './placed/lines.ts';
export { giveRingSize } from './placed/ring-sizes.ts';
export { reconcileOrders } from './reconcile/reconcile.ts';
export { orderRoutes } from './routes.ts';
