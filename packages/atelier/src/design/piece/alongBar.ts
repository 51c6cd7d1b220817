/** Fewest and most stones of a bar, and as many as it has where nobody counted them. */
const BAR_STONES = { least: 2, most: 9, usual: 5 } as const;

/** Shares of the stones of a bar: those given, spread over as many as were asked for. */
export function alongBar(shares: readonly number[], asked: number | null): number[] {
  const count = Math.max(
    BAR_STONES.least,
    Math.min(BAR_STONES.most, asked ?? Math.max(shares.length, BAR_STONES.usual)),
  );
  return Array.from({ length: count }, (_, i) => {
    const at = ((i + 0.5) / count) * shares.length;
    return shares[Math.min(shares.length - 1, Math.floor(at))]!;
  });
}
