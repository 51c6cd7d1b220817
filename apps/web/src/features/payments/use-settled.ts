import { useCallback, useEffect, useState } from 'react';
import { failureMessage } from '../../api/failure.ts';
import { payments } from '../../i18n/en/payments.ts';
import { textsNow } from '../../i18n/texts.ts';
import { type Settled, useSettlePaymentMutation } from './api.ts';

/** Pauses between questions while the provider is still working on it. */
const PAUSES_MS = [1_500, 2_500, 4_000, 6_000, 10_000, 15_000] as const;

export type Outcome =
  | { readonly is: 'asking' }
  | { readonly is: 'settled'; readonly settled: Settled }
  | { readonly is: 'failed'; readonly message: string };

/**
 * What has become of a payment. Asks, and while the provider is processing it asks again for about forty seconds.
 * @param paymentIntentId null: nothing is asked
 */
export function useSettled(paymentIntentId: string | null): {
  readonly outcome: Outcome;
  readonly askAgain: () => void;
} {
  const [settle] = useSettlePaymentMutation();
  const [outcome, setOutcome] = useState<Outcome>({ is: 'asking' });
  const [round, setRound] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round asks again.
  useEffect(() => {
    if (paymentIntentId === null) return;
    let left = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    setOutcome({ is: 'asking' });
    const ask = async (attempt: number) => {
      const { data, error } = await settle(paymentIntentId);
      if (left) return;
      const pause = PAUSES_MS[attempt];
      if (data?.status === 'processing' && pause !== undefined) {
        timer = setTimeout(() => void ask(attempt + 1), pause);
      } else if (data) {
        setOutcome({ is: 'settled', settled: data });
      } else {
        setOutcome({ is: 'failed', message: failureMessage(error, textsNow(payments)('unknown.sentence')) });
      }
    };
    void ask(0);
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [paymentIntentId, round, settle]);

  return { outcome, askAgain: useCallback(() => setRound((count) => count + 1), []) };
}
