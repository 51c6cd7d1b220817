/** What the words of one account may cost this process: so many at a time, and so much work within a while. */
import { fail, ok, type Result } from '../../../http/failure.ts';

export interface AllowanceSettings {
  readonly mostAtOnce: number;
  /** Milliseconds of a thread's work within the window. */
  readonly workMs: number;
  readonly windowMs: number;
}

export interface Allowance {
  /**
   * Lets one more task of an account in, or fails with RATE_LIMITED. The returned function is called once, when the
   * task has ended, with the milliseconds that it has cost.
   */
  readonly enter: (accountId: string) => Result<(costMs: number) => void>;
}

interface Account {
  atOnce: number;
  spentMs: number;
  readonly endsAt: number;
}

/** @param now milliseconds of a clock that never goes back */
export function openAllowance(
  { mostAtOnce, workMs, windowMs }: AllowanceSettings,
  now: () => number = () => performance.now(),
): Allowance {
  const accounts = new Map<string, Account>();

  /** Windows are as long as each other, so the oldest entries are those that end first. */
  function forgetThoseThatEnded(): void {
    for (const [id, account] of accounts) {
      if (account.endsAt > now()) return;
      accounts.delete(id);
      // What is under way is counted on, in a new window.
      if (account.atOnce > 0)
        accounts.set(id, { atOnce: account.atOnce, spentMs: 0, endsAt: now() + windowMs });
    }
  }

  return {
    enter(accountId) {
      forgetThoseThatEnded();
      const account = accounts.get(accountId) ?? { atOnce: 0, spentMs: 0, endsAt: now() + windowMs };
      accounts.set(accountId, account);
      if (account.atOnce >= mostAtOnce)
        return fail('RATE_LIMITED', 'Your last words are still being read. Please wait for them.', {
          retryAfterS: 1,
        });
      if (account.spentMs >= workMs)
        return fail('RATE_LIMITED', 'Your words take much work to read. Please wait a minute.', {
          retryAfterS: (account.endsAt - now()) / 1_000,
        });
      account.atOnce += 1;
      return ok((costMs) => {
        const current = accounts.get(accountId);
        if (current === undefined) return;
        current.atOnce -= 1;
        current.spentMs += costMs;
      });
    },
  };
}
