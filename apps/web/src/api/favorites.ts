import type { CallResponse, User, userCalls } from '@filigree/contracts';
import type { Dispatch } from '@reduxjs/toolkit';
import { userFetched, type WithAuth } from '../session/auth-slice.ts';
import { api } from './api.ts';

interface Started {
  readonly dispatch: Dispatch;
  readonly getState: () => unknown;
  readonly queryFulfilled: Promise<{ data: string[] }>;
}

/** Every change answers with the ids of all favorites: they become those of the account. */
const keep = (_pieceId: string, { dispatch, getState, queryFulfilled }: Started) =>
  queryFulfilled.then(
    ({ data }) => {
      const user: User | null = (getState() as WithAuth).auth.user;
      if (user) dispatch(userFetched({ ...user, favorites: data }));
    },
    // The failure is the caller's to tell.
    () => undefined,
  );

/** Favorites are changed by the cards of pieces and shown by the profile. */
export const favoritesApi = api.injectEndpoints({
  endpoints: (build) => ({
    listFavorites: build.query<CallResponse<typeof userCalls.listFavorites>, void>({
      query: () => '/user/favorites',
      providesTags: ['Favorite'],
    }),
    addFavorite: build.mutation<CallResponse<typeof userCalls.addFavorite>, string>({
      query: (pieceId) => ({ url: '/user/favorites', method: 'POST', body: { pieceId } }),
      extraOptions: { idempotent: true },
      invalidatesTags: ['Favorite'],
      onQueryStarted: keep,
    }),
    removeFavorite: build.mutation<CallResponse<typeof userCalls.removeFavorite>, string>({
      query: (pieceId) => ({ url: `/user/favorites/${encodeURIComponent(pieceId)}`, method: 'DELETE' }),
      extraOptions: { idempotent: true },
      invalidatesTags: ['Favorite'],
      onQueryStarted: keep,
    }),
  }),
});

export const { useListFavoritesQuery, useAddFavoriteMutation, useRemoveFavoriteMutation } = favoritesApi;
