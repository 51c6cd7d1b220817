import type { Transaction } from '../../../database/connect.ts';

/** What was so before an act, and is so since. */
export interface Told {
  readonly before: Record<string, unknown> | null;
  readonly after: Record<string, unknown> | null;
}

/**
 * Writes down, in the transaction of an act, who does it. Called once the act is known to be possible.
 * @returns false: this very click was done before, and nothing more is to be done
 */
export type Witness = (tx: Transaction, told: Told) => Promise<boolean>;

/** Of what nobody has to sign for, such as the command on the server's own machine. */
export const NO_WITNESS: Witness = async () => true;
