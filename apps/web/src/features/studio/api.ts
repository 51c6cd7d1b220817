import type {
  CallBody,
  CallResponse,
  GenerationRequest,
  GenerationResult,
  Interpretation,
  Job,
  piecesCalls,
  RefinementResult,
  studioCalls,
  Variation,
} from '@filigree/contracts';
import { api } from '../../api/api.ts';

/** A click: the same key joins the same job, however often it is sent. */
interface Click<Body> {
  readonly key: string;
  readonly body: Body;
}

/** Asked to go on in the background, the server answers with a job; a repeated click may get the result at once. */
type Answer<Result> =
  | { readonly kind: 'job'; readonly job: Job }
  | { readonly kind: 'result'; readonly result: Result };

const headers = (key: string) => ({ prefer: 'respond-async', 'idempotency-key': key });

const answer = <Result>(body: unknown): Answer<Result> =>
  typeof body === 'object' && body !== null && 'stage' in body
    ? { kind: 'job', job: body as Job }
    : { kind: 'result', result: body as Result };

export const studioApi = api.injectEndpoints({
  endpoints: (build) => ({
    generate: build.mutation<Answer<GenerationResult>, Click<GenerationRequest>>({
      query: ({ key, body }) => ({ url: '/studio/generate', method: 'POST', body, headers: headers(key) }),
      transformResponse: answer<GenerationResult>,
      extraOptions: { idempotent: true },
      invalidatesTags: ['Credit'],
    }),
    refine: build.mutation<Answer<RefinementResult>, Click<CallBody<typeof studioCalls.refine>>>({
      query: ({ key, body }) => ({ url: '/studio/refine', method: 'POST', body, headers: headers(key) }),
      transformResponse: answer<RefinementResult>,
      extraOptions: { idempotent: true },
      invalidatesTags: ['Credit'],
    }),
    interpret: build.query<Interpretation, GenerationRequest>({
      query: (body) => ({ url: '/studio/interpret', method: 'POST', body }),
    }),
    saveDraft: build.mutation<CallResponse<typeof studioCalls.saveDraft>, string>({
      query: (variationId) => ({ url: '/studio/drafts', method: 'POST', body: { variationId } }),
      extraOptions: { idempotent: true },
      invalidatesTags: ['Draft'],
    }),
    getVariation: build.query<Variation, string>({
      query: (id) => `/studio/variations/${encodeURIComponent(id)}`,
      providesTags: (_result, _error, id) => [{ type: 'Variation', id }],
    }),
    /** Of the newest version: `version` only tells one price from the next. */
    variationPrice: build.query<
      CallResponse<typeof studioCalls.variationPrice>,
      { readonly id: string; readonly version: number }
    >({
      query: ({ id }) => `/studio/variations/${encodeURIComponent(id)}/price`,
      providesTags: (_result, _error, { id }) => [{ type: 'Variation', id }],
    }),
    /** The same design until it is changed, so that it may be asked for again. */
    openPiece: build.mutation<CallResponse<typeof piecesCalls.openPiece>, string>({
      query: (pieceId) => ({ url: `/pieces/${encodeURIComponent(pieceId)}/open`, method: 'POST' }),
      extraOptions: { idempotent: true },
      invalidatesTags: ['Studio'],
    }),
    listVersions: build.query<Variation[], string>({
      query: (id) => `/studio/variations/${encodeURIComponent(id)}/versions`,
      providesTags: (_result, _error, id) => [{ type: 'Variation', id }],
    }),
    restoreVersion: build.mutation<Variation, { id: string; version: number }>({
      query: ({ id, version }) => ({
        url: `/studio/variations/${encodeURIComponent(id)}/restore`,
        method: 'POST',
        body: { version },
      }),
      invalidatesTags: (_result, _error, { id }) => [{ type: 'Variation', id }, 'Draft', 'Studio', 'Cart'],
    }),
    drawView: build.mutation<Variation, { id: string } & CallBody<typeof studioCalls.variationView>>({
      query: ({ id, ...body }) => ({
        url: `/studio/variations/${encodeURIComponent(id)}/views`,
        method: 'POST',
        body,
      }),
      extraOptions: { idempotent: true },
      invalidatesTags: (_result, _error, { id }) => [{ type: 'Variation', id }],
    }),
    listJobs: build.query<Job[], void>({ query: () => '/studio/jobs' }),
    cancelJob: build.mutation<Job, string>({
      query: (id) => ({ url: `/studio/jobs/${encodeURIComponent(id)}/cancel`, method: 'POST' }),
      extraOptions: { idempotent: true },
      invalidatesTags: ['Credit'],
    }),
    mailAtEnd: build.mutation<Job, string>({
      query: (id) => ({ url: `/studio/jobs/${encodeURIComponent(id)}/notify`, method: 'POST' }),
      extraOptions: { idempotent: true },
    }),
  }),
});

export const {
  useGenerateMutation,
  useOpenPieceMutation,
  useRefineMutation,
  useInterpretQuery,
  useLazyInterpretQuery,
  useSaveDraftMutation,
  useLazyGetVariationQuery,
  useListVersionsQuery,
  useVariationPriceQuery,
  useRestoreVersionMutation,
  useDrawViewMutation,
  useLazyListJobsQuery,
  useCancelJobMutation,
  useMailAtEndMutation,
} = studioApi;
