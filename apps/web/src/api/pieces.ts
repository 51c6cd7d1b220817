import type { CallResponse, Piece, PieceCategory, piecesCalls } from '@filigree/contracts';
import {
  HOME_SECTION_SIZE,
  PIECES_MAX_LIMIT,
  SIMILAR_PIECES_DEFAULT_LIMIT,
} from '@filigree/contracts/constants';
import { api } from './api.ts';

/** What the server filters by; price and order are the client's, so that they need no further call. */
export interface PieceFilter {
  readonly category?: PieceCategory;
  readonly materials?: readonly string[];
  readonly gemstones?: readonly string[];
  readonly styleTags?: readonly string[];
}

const addressOf = (id: string) => `/pieces/${encodeURIComponent(id)}`;

function listAddress({ category, materials, gemstones, styleTags }: PieceFilter, page: number): string {
  const query = new URLSearchParams();
  if (category) query.set('category', category);
  for (const [name, values] of Object.entries({ materials, gemstones, styleTags })) {
    for (const value of values ?? []) query.append(name, value);
  }
  if (page > 1) query.set('page', String(page));
  const text = query.toString();
  return text === '' ? '/pieces' : `/pieces?${text}`;
}

/** Ready-made pieces are shown by home, the catalogue, a piece's page and what people keep of them. */
export const piecesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** All pieces that match, however many pages the server gives them in. */
    listPieces: build.query<Piece[], PieceFilter>({
      queryFn: async (filter, _api, _options, send) => {
        const pieces = new Map<string, Piece>();
        for (let page = 1; ; page += 1) {
          const { data, error, meta } = await send(listAddress(filter, page));
          if (error) return { error };
          const found = data as CallResponse<typeof piecesCalls.listPieces>;
          // By id: a piece that moves to the next page between two answers is not shown twice.
          for (const piece of found) pieces.set(piece.id, piece);
          const { response } = (meta ?? {}) as { response?: Response };
          const total = Number(response?.headers.get('x-total-count') ?? 0);
          if (found.length === 0 || page * PIECES_MAX_LIMIT >= total) return { data: [...pieces.values()] };
        }
      },
      providesTags: ['Piece'],
    }),
    listCategoryPieces: build.query<CallResponse<typeof piecesCalls.piecesByCategory>, PieceCategory>({
      query: (category) => `/pieces/category/${category}?limit=${HOME_SECTION_SIZE}`,
      providesTags: ['Piece'],
    }),
    getPiece: build.query<CallResponse<typeof piecesCalls.getPiece>, string>({
      query: addressOf,
      providesTags: (_result, _error, id) => [{ type: 'Piece', id }],
    }),
    listSimilarPieces: build.query<CallResponse<typeof piecesCalls.similarPieces>, string>({
      query: (id) => `${addressOf(id)}/similar?limit=${SIMILAR_PIECES_DEFAULT_LIMIT}`,
      providesTags: (_result, _error, id) => [{ type: 'Piece', id }],
    }),
  }),
});

export const { useListPiecesQuery, useListCategoryPiecesQuery, useGetPieceQuery, useListSimilarPiecesQuery } =
  piecesApi;
