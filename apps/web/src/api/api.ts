import { CACHE_TAGS } from '@filigree/contracts/cache-tags';
import { CACHE_RETENTION_S, REFETCH_ON_MOUNT_AFTER_S } from '@filigree/contracts/constants';
import { createApi } from '@reduxjs/toolkit/query/react';
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
