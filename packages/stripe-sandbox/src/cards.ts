/** The test cards that are played: https://docs.stripe.com/testing#cards */

export type Behaviour =
  | { readonly kind: 'succeeds' }
  /** The bank asks its customer; `whenAgreed` is what happens when they agree. */
  | { readonly kind: 'asks'; readonly whenAgreed: Behaviour }
  | {
      readonly kind: 'declined';
      readonly code: string;
      readonly declineCode?: string;
      readonly message: string;
    }
  /** Paid, and then contested. `inquiry`: the bank only asks, no money moves. */
  | {
      readonly kind: 'disputed';
      readonly reason: 'fraudulent' | 'product_not_received';
      readonly inquiry: boolean;
    };

export interface TestCard {
  readonly brand: 'visa' | 'mastercard' | 'amex';
  readonly behaviour: Behaviour;
  /** Ids of ready-made payment methods that stand for it. */
  readonly tokens: readonly string[];
}

const DECLINED = 'Your card was declined.';
const SUCCEEDS: Behaviour = { kind: 'succeeds' };
const declined = (declineCode: string, message = DECLINED): Behaviour => ({
  kind: 'declined',
  code: 'card_declined',
  declineCode,
  message,
});
const visa = (behaviour: Behaviour, ...tokens: string[]): TestCard => ({ brand: 'visa', behaviour, tokens });

const CARDS: ReadonlyMap<string, TestCard> = new Map([
  ['4242424242424242', visa(SUCCEEDS, 'pm_card_visa')],
  ['5555555555554444', { brand: 'mastercard', behaviour: SUCCEEDS, tokens: ['pm_card_mastercard'] }],
  ['378282246310005', { brand: 'amex', behaviour: SUCCEEDS, tokens: ['pm_card_amex'] }],
  [
    '4000000000000002',
    visa(declined('generic_decline'), 'pm_card_visa_chargeDeclined', 'pm_card_chargeDeclined'),
  ],
  [
    '4000000000009995',
    visa(
      declined('insufficient_funds', 'Your card has insufficient funds.'),
      'pm_card_visa_chargeDeclinedInsufficientFunds',
      'pm_card_chargeDeclinedInsufficientFunds',
    ),
  ],
  ['4000000000009987', visa(declined('lost_card'), 'pm_card_visa_chargeDeclinedLostCard')],
  ['4000000000009979', visa(declined('stolen_card'), 'pm_card_visa_chargeDeclinedStolenCard')],
  [
    '4000000000000069',
    visa(
      { kind: 'declined', code: 'expired_card', message: 'Your card has expired.' },
      'pm_card_chargeDeclinedExpiredCard',
    ),
  ],
  [
    '4000000000000127',
    visa(
      { kind: 'declined', code: 'incorrect_cvc', message: "Your card's security code is incorrect." },
      'pm_card_chargeDeclinedIncorrectCvc',
    ),
  ],
  [
    '4000000000000119',
    visa(
      {
        kind: 'declined',
        code: 'processing_error',
        message: 'An error occurred while processing your card. Try again in a little bit.',
      },
      'pm_card_chargeDeclinedProcessingError',
    ),
  ],
  ['4000002500003155', visa({ kind: 'asks', whenAgreed: SUCCEEDS }, 'pm_card_authenticationRequiredOnSetup')],
  ['4000000000003220', visa({ kind: 'asks', whenAgreed: SUCCEEDS }, 'pm_card_threeDSecure2Required')],
  [
    '4000008400001629',
    visa(
      { kind: 'asks', whenAgreed: declined('generic_decline') },
      'pm_card_threeDSecureRequiredChargeDeclined',
    ),
  ],
  [
    '4000000000000259',
    visa({ kind: 'disputed', reason: 'fraudulent', inquiry: false }, 'pm_card_createDispute'),
  ],
  [
    '4000000000002685',
    visa(
      { kind: 'disputed', reason: 'product_not_received', inquiry: false },
      'pm_card_createDisputeProductNotReceived',
    ),
  ],
  [
    '4000000000001976',
    visa({ kind: 'disputed', reason: 'fraudulent', inquiry: true }, 'pm_card_createDisputeInquiry'),
  ],
]);

/** undefined: not a card that the sandbox knows. */
export function testCard(number: string): TestCard | undefined {
  return CARDS.get(number);
}

/** The number of a ready-made payment method, such as pm_card_visa. */
export function numberOfToken(token: string): string | undefined {
  for (const [number, card] of CARDS) if (card.tokens.includes(token)) return number;
  return undefined;
}

/** ISO/IEC 7812-1, annex B. */
export function passesLuhn(number: string): boolean {
  let sum = 0;
  for (const [place, digit] of [...number].reverse().entries()) {
    const value = Number(digit) * (place % 2 === 0 ? 1 : 2);
    sum += value > 9 ? value - 9 : value;
  }
  return sum % 10 === 0;
}
