import type { Order } from '@filigree/contracts';
import { useEffect, useState } from 'react';
import { useGetOrderBySessionQuery } from './api.ts';

const ASK_EVERY_MS = 2_500;
/** After this the page no longer waits for the payment, and says so. */
const PATIENCE_MS = 45_000;

export type PlacedOrder =
  | { readonly is: 'loading' }
  | {
      readonly is: 'missing';
      readonly error: unknown;
      readonly retry: () => void;
      readonly retrying: boolean;
    }
  | { readonly is: 'found'; readonly order: Order };

/**
 * The order of a checkout session. While its payment is not confirmed it is asked about again, for a while.
 * @param sessionId null: nothing is asked, and there is no order
 */
export function usePlacedOrder(sessionId: string | null): PlacedOrder {
  const [isPatient, setPatient] = useState(true);
  const [pending, setPending] = useState(true);
  const { data, error, isFetching, refetch } = useGetOrderBySessionQuery(sessionId ?? '', {
    skip: sessionId === null,
    pollingInterval: isPatient && pending ? ASK_EVERY_MS : 0,
  });
  const waits = data?.status === 'pending';

  useEffect(() => setPending(waits), [waits]);
  useEffect(() => {
    const timer = setTimeout(() => setPatient(false), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);

  if (sessionId === null || (error && data === undefined)) {
    return { is: 'missing', error, retry: () => void refetch(), retrying: isFetching };
  }
  if (data === undefined || (waits && isPatient)) return { is: 'loading' };
  return { is: 'found', order: data };
}
