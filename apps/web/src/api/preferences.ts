import type { CallBody, CallResponse, userCalls } from '@filigree/contracts';
import { api } from './api.ts';

/** Preferences are changed by the settings and by the language selector. */
export const preferencesApi = api.injectEndpoints({
  endpoints: (build) => ({
    getPreferences: build.query<CallResponse<typeof userCalls.getPreferences>, void>({
      query: () => '/user/preferences',
      providesTags: ['User'],
    }),
    updatePreferences: build.mutation<
      CallResponse<typeof userCalls.updatePreferences>,
      CallBody<typeof userCalls.updatePreferences>
    >({
      query: (body) => ({ url: '/user/preferences', method: 'PATCH', body }),
      extraOptions: { idempotent: true },
      // The answer is what a fetch would say. Put in place at once: an upsert comes some frames later, in which what is
      // no longer pending would show as it was before.
      onQueryStarted: (_change, { dispatch, queryFulfilled }) =>
        queryFulfilled.then(
          ({ data }) =>
            void dispatch(preferencesApi.util.updateQueryData('getPreferences', undefined, () => data)),
          // The failure is the caller's to tell.
          () => undefined,
        ),
    }),
  }),
});
