/** How the queries of the purchase flows (packages, orders, credits) differ from all others. */
import { PURCHASE_QUERY_RETRIES, PURCHASE_STALE_TIME_MS } from '@filigree/contracts/constants';
import type { CallOptions } from './base-query.ts';

const STALE_AFTER_S = PURCHASE_STALE_TIME_MS / 1_000;

/** Parts of the definition of a purchase flow's query. */
export const PURCHASE_QUERY = { extraOptions: { retries: PURCHASE_QUERY_RETRIES } } as const satisfies {
  extraOptions: CallOptions;
};

/** Of one that lists: its answer is kept as long as it is fresh. What changes it makes it stale by its tags. */
export const PURCHASE_LIST = { ...PURCHASE_QUERY, keepUnusedDataFor: STALE_AFTER_S } as const;

/** Options of the hook of such a list: an answer younger than this is not asked for again. */
export const PURCHASE_LIST_FRESH = { refetchOnMountOrArgChange: STALE_AFTER_S } as const;
