import type { CallBody, CallResponse, Collection, collectionsCalls } from '@filigree/contracts';
import { api } from '../../api/api.ts';
import { answerOf, putInto } from '../../api/kept-lists.ts';

interface Started {
  /** Takes the actions of this API. */
  dispatch(action: object): unknown;
  readonly queryFulfilled: Promise<{ data: Collection }>;
}

const addressOf = (id: string) => `/collections/${encodeURIComponent(id)}`;

/** Every change answers with the collection as it is now: it takes its place in the list and on its page. */
const keep = async (_argument: unknown, { dispatch, queryFulfilled }: Started): Promise<void> => {
  const changed = await answerOf(queryFulfilled);
  if (changed === undefined) return;
  dispatch(collectionsApi.util.upsertQueryData('getCollection', changed.id, changed));
  dispatch(
    collectionsApi.util.updateQueryData('listCollections', undefined, (list) => putInto(list, changed)),
  );
};

/** What names one item of one collection. */
interface ItemOf {
  readonly id: string;
  readonly itemId: string;
}

export const collectionsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listCollections: build.query<CallResponse<typeof collectionsCalls.listCollections>, void>({
      query: () => '/collections',
      providesTags: ['Collection'],
    }),
    getCollection: build.query<Collection, string>({
      query: addressOf,
      providesTags: (_result, _error, id) => [{ type: 'Collection', id }],
    }),
    createCollection: build.mutation<Collection, CallBody<typeof collectionsCalls.createCollection>>({
      query: (body) => ({ url: '/collections', method: 'POST', body }),
      onQueryStarted: keep,
    }),
    updateCollection: build.mutation<
      Collection,
      CallBody<typeof collectionsCalls.updateCollection> & { id: string }
    >({
      query: ({ id, ...body }) => ({ url: addressOf(id), method: 'PUT', body }),
      extraOptions: { idempotent: true },
      onQueryStarted: keep,
    }),
    deleteCollection: build.mutation<CallResponse<typeof collectionsCalls.deleteCollection>, string>({
      query: (id) => ({ url: addressOf(id), method: 'DELETE' }),
      onQueryStarted: async (id, { dispatch, queryFulfilled }) => {
        if ((await answerOf(queryFulfilled)) === undefined) return;
        dispatch(
          collectionsApi.util.updateQueryData('listCollections', undefined, (list) =>
            list.filter((collection) => collection.id !== id),
          ),
        );
      },
    }),
    addCollectionItem: build.mutation<Collection, ItemOf>({
      query: ({ id, itemId }) => ({ url: `${addressOf(id)}/items`, method: 'POST', body: { itemId } }),
      extraOptions: { idempotent: true },
      onQueryStarted: keep,
    }),
    removeCollectionItem: build.mutation<Collection, ItemOf>({
      query: ({ id, itemId }) => ({
        url: `${addressOf(id)}/items/${encodeURIComponent(itemId)}`,
        method: 'DELETE',
      }),
      onQueryStarted: keep,
    }),
  }),
});

export const {
  useListCollectionsQuery,
  useGetCollectionQuery,
  useCreateCollectionMutation,
  useUpdateCollectionMutation,
  useDeleteCollectionMutation,
  useAddCollectionItemMutation,
  useRemoveCollectionItemMutation,
} = collectionsApi;
