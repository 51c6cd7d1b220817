/** The one place that writes to the console: what went wrong, for whoever looks after the shop. */
export const logger = {
  /** @param words what was attempted and how it ended, without anything personal */
  error(words: string, details?: unknown): void {
    // biome-ignore lint/suspicious/noConsole: this is what the others call.
    console.error(words, ...(details === undefined ? [] : [details]));
  },
};
