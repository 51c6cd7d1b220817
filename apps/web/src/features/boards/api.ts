import type { Board, boardsCalls, CallBody, CallResponse, imagesCalls } from '@filigree/contracts';
import { api } from '../../api/api.ts';
import { answerOf, putInto } from '../../api/kept-lists.ts';

interface Started {
  /** Takes the actions of this API. */
  dispatch(action: object): unknown;
  readonly queryFulfilled: Promise<{ data: Board }>;
}

const addressOf = (id: string) => `/boards/${encodeURIComponent(id)}`;

/** Every change answers with the board as it is now: it takes its place in the list and on its page. */
const keep = async (_argument: unknown, { dispatch, queryFulfilled }: Started): Promise<void> => {
  const changed = await answerOf(queryFulfilled);
  if (changed === undefined) return;
  dispatch(boardsApi.util.upsertQueryData('getBoard', changed.id, changed));
  dispatch(boardsApi.util.updateQueryData('listBoards', undefined, (list) => putInto(list, changed)));
};

export const boardsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listBoards: build.query<CallResponse<typeof boardsCalls.listBoards>, void>({
      query: () => '/boards',
      providesTags: ['Board'],
    }),
    getBoard: build.query<Board, string>({
      query: addressOf,
      providesTags: (_result, _error, id) => ['Board', { type: 'Board', id }],
    }),
    createBoard: build.mutation<Board, CallBody<typeof boardsCalls.createBoard>>({
      query: (body) => ({ url: '/boards', method: 'POST', body }),
      onQueryStarted: keep,
    }),
    updateBoard: build.mutation<Board, CallBody<typeof boardsCalls.updateBoard> & { id: string }>({
      query: ({ id, ...body }) => ({ url: addressOf(id), method: 'PUT', body }),
      extraOptions: { idempotent: true },
      onQueryStarted: keep,
    }),
    deleteBoard: build.mutation<CallResponse<typeof boardsCalls.deleteBoard>, string>({
      query: (id) => ({ url: addressOf(id), method: 'DELETE' }),
      onQueryStarted: async (id, { dispatch, queryFulfilled }) => {
        if ((await answerOf(queryFulfilled)) === undefined) return;
        dispatch(
          boardsApi.util.updateQueryData('listBoards', undefined, (list) =>
            list.filter((board) => board.id !== id),
          ),
        );
      },
    }),
    addBoardImage: build.mutation<Board, { readonly id: string; readonly imageId: string }>({
      query: ({ id, imageId }) => ({ url: `${addressOf(id)}/images`, method: 'POST', body: { imageId } }),
      extraOptions: { idempotent: true },
      onQueryStarted: keep,
    }),
    addBoardPiece: build.mutation<Board, { readonly id: string; readonly pieceId: string }>({
      query: ({ id, pieceId }) => ({ url: `${addressOf(id)}/pieces`, method: 'POST', body: { pieceId } }),
      extraOptions: { idempotent: true },
      onQueryStarted: keep,
    }),
    uploadImage: build.mutation<CallResponse<typeof imagesCalls.uploadImage>, File>({
      query: (file) => {
        const body = new FormData();
        body.set('file', file);
        return { url: '/images/upload', method: 'POST', body };
      },
    }),
    /** The picture leaves every board it is on. */
    deleteImage: build.mutation<CallResponse<typeof imagesCalls.deleteImage>, string>({
      query: (id) => ({ url: `/images/${encodeURIComponent(id)}`, method: 'DELETE' }),
      invalidatesTags: (_result, error) => (error ? [] : ['Board']),
    }),
  }),
});

export const {
  useListBoardsQuery,
  useGetBoardQuery,
  useCreateBoardMutation,
  useUpdateBoardMutation,
  useDeleteBoardMutation,
  useAddBoardImageMutation,
  useAddBoardPieceMutation,
  useUploadImageMutation,
  useDeleteImageMutation,
} = boardsApi;
