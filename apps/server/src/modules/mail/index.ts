/** Mails: written into an outbox in the caller's transaction, sent from there by the worker. */
export { startDelivery } from './delivery/start.ts';
export { openTransport } from './delivery/transport.ts';
export { devOutboxRoutes as mailRoutes } from './dev-outbox.ts';
export {
  addressTakenLetter,
  confirmNewEmailLetter,
  emailChangeAskedLetter,
  emailChangedLetter,
  googleJoinedLetter,
  notConfirmed,
  passwordChangedLetter,
  resetPasswordLetter,
  type TwoFactorNews,
  twoFactorLetter,
  verifyEmailLetter,
} from './letters/account.ts';
export type { Letter } from './letters/letter.ts';
export { type Outbox, openOutbox } from './outbox.ts';
export { mailsOwnedBy } from './owned.ts';
export { type Language, readRecipient } from './recipient.ts';
export { resealMails } from './reseal.ts';
export { failedMails, type SentMail, sentMailsAbout } from './sent.ts';
export { removeOldMails } from './tidy.ts';
