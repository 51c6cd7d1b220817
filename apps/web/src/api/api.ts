import { CACHE_TAGS } from '@filigree/contracts/cache-tags';
import { CACHE_RETENTION_S, REFETCH_ON_MOUNT_AFTER_S } from '@filigree/contracts/constants';
import type { Middleware } from '@reduxjs/toolkit';
import { createApi, setupListeners } from '@reduxjs/toolkit/query/react';
import { signedOut } from '../session/auth-slice.ts';
import { onReturn } from '../session/reach.ts';
import { addStorePart } from '../state/store-parts.ts';
import { baseQuery } from './base-query.ts';

/**
 * The one cache of the server's answers. Features add their calls with `injectEndpoints`; calls that two features need
 * stand beside this file.
 */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: CACHE_TAGS,
  keepUnusedDataFor: CACHE_RETENTION_S,
  refetchOnMountOrArgChange: REFETCH_ON_MOUNT_AFTER_S,
  refetchOnReconnect: true,
  refetchOnFocus: false,
  endpoints: () => ({}),
});

/** What one person was answered is not shown to the next. */
const forgetOnSignOut: Middleware =
  ({ dispatch }) =>
  (next) =>
  (action) => {
    const result = next(action);
    if (signedOut.match(action)) dispatch(api.util.resetApiState());
    return result;
  };

addStorePart({
  name: api.reducerPath,
  reducer: api.reducer,
  middleware: [api.middleware, forgetOnSignOut],
  start: (dispatch) => {
    setupListeners(dispatch);
    // A server that comes back is as good as a network that does.
    onReturn(() => void dispatch(api.internalActions.onOnline()));
  },
});
