import type { CallResponse, studioCalls } from '@filigree/contracts';
import { api } from './api.ts';

/** Drafts are shown by the profile and kept by the studio. */
export const draftsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listDrafts: build.query<CallResponse<typeof studioCalls.listDrafts>, void>({
      query: () => '/studio/drafts',
      providesTags: ['Draft'],
    }),
  }),
});

export const { useListDraftsQuery } = draftsApi;
