/** Cuts a number of credits to three decimals; a balance is never shown larger than it is. */
export function formatCredits(credits: number): string {
  // 8.29 * 1000 is 8289.999... in floating point: the error, far below the smallest unit kept, is rounded away first.
  const millis = Math.floor(Number((credits * 1000).toFixed(3)));
  return (millis / 1000).toLocaleString('en-US', { maximumFractionDigits: 3 });
}

/** "credit" only for exactly one. */
export const creditWord = (credits: number): string => (credits === 1 ? 'credit' : 'credits');
