/** Two books that should say the same and do not. */
export interface Difference {
  /** Which of the proofs has failed: 'account', 'purchase', 'payment'. */
  readonly proof: string;
  /** Of the account, the purchase or the payment. */
  readonly id: string;
  /** What each side says. */
  readonly detail: string;
}
