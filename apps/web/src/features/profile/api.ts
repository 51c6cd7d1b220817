import type { CallResponse, userCalls } from '@filigree/contracts';
import { api } from '../../api/api.ts';

const profileApi = api.injectEndpoints({
  endpoints: (build) => ({
    listFavorites: build.query<CallResponse<typeof userCalls.listFavorites>, void>({
      query: () => '/user/favorites',
      providesTags: ['Favorite'],
    }),
  }),
});

export const { useListFavoritesQuery } = profileApi;
