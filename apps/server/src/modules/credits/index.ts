/** What other slices, and those that compose them, use of the credits. */
export { lockAccount, spendableMillis } from './account.ts';
export { toCredits, toMillis } from './amounts.ts';
export { auditBooks } from './audit.ts';
export { creditBalance } from './balance.ts';
export { clawBackCredits, restoreCredits } from './claw-back.ts';
export { commitReservation } from './commit.ts';
export { expireReservations } from './expire.ts';
export { grantCredits, grantWelcomeCredits } from './grant.ts';
export { creditsOwnedBy, releaseReservationsOf } from './owned.ts';
export { refundReservation } from './refund.ts';
export { judgeBalance, reserveCredits } from './reserve.ts';
export { creditRoutes } from './routes.ts';
