/** Cuts a number of credits to three decimals; a balance is never shown larger than it is. */
export function formatCredits(credits: number): string {
  // A thousandth is the smallest unit kept, so a sum such as 1.001 * 1000 = 1000.9999... is first rounded far below it.
  const millis = Math.floor(Number((credits * 1000).toFixed(3)));
  return (millis / 1000).toLocaleString('en-US', { maximumFractionDigits: 3 });
}

/** "credit" only for exactly one. */
export const creditWord = (credits: number): string => (credits === 1 ? 'credit' : 'credits');
