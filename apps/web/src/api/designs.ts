import type { CallResponse, studioCalls } from '@filigree/contracts';
import { api } from './api.ts';

/** All of one's designs: the profile lists them, and the studio goes on with the latest. */
export const designsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listDesigns: build.query<
      CallResponse<typeof studioCalls.listVariations>,
      { readonly page: number; readonly limit: number }
    >({
      query: ({ page, limit }) => `/studio/variations?page=${page}&limit=${limit}`,
      providesTags: ['Studio', 'Draft'],
    }),
    keepDesign: build.mutation<CallResponse<typeof studioCalls.saveDraft>, string>({
      query: (variationId) => ({ url: '/studio/drafts', method: 'POST', body: { variationId } }),
      extraOptions: { idempotent: true },
      invalidatesTags: ['Draft'],
    }),
    removeDesign: build.mutation<CallResponse<typeof studioCalls.deleteVariation>, string>({
      query: (id) => ({ url: `/studio/variations/${encodeURIComponent(id)}`, method: 'DELETE' }),
      // A collection that held it is shorter now.
      invalidatesTags: ['Studio', 'Draft', 'Collection'],
    }),
  }),
});

export const {
  useListDesignsQuery,
  useLazyListDesignsQuery,
  useKeepDesignMutation,
  useRemoveDesignMutation,
} = designsApi;
