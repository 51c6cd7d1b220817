/** The calls that start a session. Loaded only for somebody who has one. */
import type { User } from '@filigree/contracts';
import { REFETCH_ON_MOUNT_AFTER_S } from '@filigree/contracts/constants';
import { cartApi } from '../../api/cart.ts';
import type { ApiFailure } from '../../api/failure.ts';
import { authApi } from '../../features/auth/api.ts';
import type { AppStore } from '../store.ts';

const FRESH = { forceRefetch: true, subscribe: false } as const;
/** Of a page that shows the cart and has just asked for it, nothing is asked a second time. */
const FRESH_ENOUGH = { forceRefetch: REFETCH_ON_MOUNT_AFTER_S, subscribe: false } as const;

export async function fetchUser({ dispatch }: AppStore): Promise<{ user?: User; failure?: ApiFailure }> {
  const { data, error } = await dispatch(authApi.endpoints.me.initiate(undefined, FRESH));
  return data ? { user: data } : { failure: error as ApiFailure };
}

/** Fetches the cart into its slice; when it cannot be had, the remembered one stands. */
export async function fetchCart({ dispatch }: AppStore): Promise<void> {
  await dispatch(cartApi.endpoints.getCart.initiate(undefined, FRESH_ENOUGH));
}
