import { CREDIT_MILLIS } from '@filigree/contracts';

/** Credits of the API, at most three decimals, to the whole thousandths that are booked. */
export function toMillis(credits: number): number {
  return Math.round(credits * CREDIT_MILLIS);
}

/** The nearest number of credits to whole thousandths; three decimals survive the way through JSON. */
export function toCredits(millis: number): number {
  return millis / CREDIT_MILLIS;
}
