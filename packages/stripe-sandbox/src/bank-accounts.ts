/** The US bank accounts of test mode: https://docs.stripe.com/payments/ach-direct-debit/accept-a-payment#test-account-numbers */

export type BankAnswer =
  | { readonly kind: 'pays' }
  | { readonly kind: 'fails'; readonly code: string; readonly message: string }
  /** Never answers: the payment stays `processing`. */
  | { readonly kind: 'silent' };

interface TestAccount {
  readonly answer: BankAnswer;
  /** Of the ready-made payment method that stands for it. */
  readonly token: string;
}

export const TEST_ROUTING_NUMBER = '110000000';

const fails = (code: string, message: string): BankAnswer => ({ kind: 'fails', code, message });

const ACCOUNTS: ReadonlyMap<string, TestAccount> = new Map([
  ['000123456789', { answer: { kind: 'pays' }, token: 'pm_usBankAccount_success' }],
  [
    '000111111113',
    {
      answer: fails('account_closed', 'The bank account has been closed.'),
      token: 'pm_usBankAccount_accountClosed',
    },
  ],
  [
    '000111111116',
    {
      answer: fails('no_account', 'The bank account could not be found.'),
      token: 'pm_usBankAccount_noAccount',
    },
  ],
  [
    '000222222227',
    {
      answer: fails('insufficient_funds', 'The bank account has insufficient funds for this payment.'),
      token: 'pm_usBankAccount_insufficientFunds',
    },
  ],
  [
    '000333333335',
    {
      answer: fails('debit_not_authorized', 'The owner of the bank account has not allowed this debit.'),
      token: 'pm_usBankAccount_debitNotAuthorized',
    },
  ],
  ['000000000009', { answer: { kind: 'silent' }, token: 'pm_usBankAccount_processing' }],
]);

/** What the bank will answer; undefined: not an account that the sandbox knows. */
export function answerOfAccount(number: string): BankAnswer | undefined {
  return ACCOUNTS.get(number)?.answer;
}

/** The number of a ready-made payment method, such as pm_usBankAccount_success. */
export function accountOfToken(token: string): string | undefined {
  for (const [number, account] of ACCOUNTS) if (account.token === token) return number;
  return undefined;
}
