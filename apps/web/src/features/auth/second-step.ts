/** What the first step of a sign-in hands on to the second: navigation state of /login, beside where to return to. */
import type { TwoFactorChallenge } from '@filigree/contracts';
import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { isApiFailure } from '../../api/failure.ts';

export interface SecondStepState {
  /** Worth nothing without a code, and nothing after some minutes: it may stay in the history of the tab. */
  readonly challengeToken: string;
}

/** The challenge in the answer to a first step that was right; undefined for any other failure. */
export function challengeIn(error: unknown): SecondStepState | undefined {
  if (!isApiFailure(error) || error.code !== 'TWO_FACTOR_REQUIRED') return undefined;
  const { challengeToken } = (error.details ?? {}) as Partial<TwoFactorChallenge>;
  return typeof challengeToken === 'string' ? { challengeToken } : undefined;
}

/** The challenge in the state of a navigation. */
export function pendingChallenge(state: unknown): string | undefined {
  const { challengeToken } = (state ?? {}) as Partial<SecondStepState>;
  return typeof challengeToken === 'string' && challengeToken !== '' ? challengeToken : undefined;
}

/** The state of /login without the challenge: where to return to stays. */
export function stateOfFirstStep(state: unknown): Record<string, unknown> {
  const { challengeToken: _answered, ...first } = (state ?? {}) as Record<string, unknown>;
  return first;
}

const never = () => () => undefined;

/** The challenge that waits to be answered. The page is written at build time without one, and is hydrated so. */
export function usePendingChallenge(): string | undefined {
  const { state } = useLocation();
  const isHydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return isHydrated ? pendingChallenge(state) : undefined;
}
