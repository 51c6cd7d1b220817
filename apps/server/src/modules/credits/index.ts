/** What other slices, and those that compose them, use of the credits. */
export { lockAccount, spendableMillis } from './account.ts';
export { toCredits, toMillis } from './amounts.ts';
export { commitReservation } from './commit.ts';
export { expireReservations } from './expire.ts';
export { grantWelcomeCredits } from './grant.ts';
export { refundReservation } from './refund.ts';
export { reserveCredits } from './reserve.ts';
export { creditRoutes } from './routes.ts';
