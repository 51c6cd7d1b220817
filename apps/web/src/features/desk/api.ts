/** The desk's own cache of answers: other calls than the customers', and another session. */
import type { CallBody, CallQuery, CallResponse } from '@filigree/contracts';
import { API_BASE_PATH, API_TIMEOUT_MS } from '@filigree/contracts/constants';
import type {
  DeskOrder,
  deskDoorCalls,
  deskOrderCalls,
  deskStaffCalls,
  deskTodayCalls,
  MakingStep,
} from '@filigree/contracts/desk';
import type { Middleware } from '@reduxjs/toolkit';
import { type BaseQueryFn, createApi, type FetchArgs, fetchBaseQuery } from '@reduxjs/toolkit/query/react';
import { type ApiFailure, isApiFailure, normalizeFailure } from '../../api/failure.ts';

const send = fetchBaseQuery({ baseUrl: API_BASE_PATH, credentials: 'same-origin', timeout: API_TIMEOUT_MS });

/** Answers come as `{ data }`; failures get their one shape. */
const baseQuery: BaseQueryFn<string | FetchArgs, unknown, ApiFailure> = async (args, api, options) => {
  const { data, error, meta } = await send(args, api, options);
  if (!error) return { data: (data as { readonly data: unknown }).data };
  const retryAfter = meta?.response?.headers.get('retry-after');
  return { error: normalizeFailure(error, { endpoint: api.endpoint, retryAfter }) };
};

/** An act on an order. The key is of the click: sent again, it is done once. */
export interface OrderAct<Body> {
  readonly number: string;
  readonly key: string;
  readonly body: Body;
}

/** That a step of making a piece is done, or is not after all. */
export interface StepMark {
  readonly number: string;
  readonly position: number;
  readonly step: MakingStep;
  readonly done: boolean;
}

const orderPath = (number: string) => `/desk/orders/${encodeURIComponent(number)}`;
const act =
  (what: string) =>
  ({ number, key, body }: OrderAct<object>) => ({
    url: `${orderPath(number)}/${what}`,
    method: 'POST',
    headers: { 'idempotency-key': key },
    body,
  });
/** What an act changes, beside the order itself. */
const ABOUT_ORDERS = ['Order', 'Orders', 'Acts'] as const;
const post = (url: string) => (body: object) => ({ url, method: 'POST', body });

type Door = typeof deskDoorCalls;
type Orders = typeof deskOrderCalls;
type Staff = typeof deskStaffCalls;
type OneOfStaff = CallResponse<Staff['deskInvite']>;

export const deskApi = createApi({
  reducerPath: 'desk',
  baseQuery,
  tagTypes: ['Me', 'Order', 'Orders', 'Staff', 'Acts'],
  refetchOnMountOrArgChange: true,
  refetchOnReconnect: true,
  refetchOnFocus: true,
  endpoints: (build) => ({
    deskMe: build.query<CallResponse<Door['deskMe']>, void>({
      query: () => '/desk/me',
      providesTags: ['Me'],
    }),
    deskInvitation: build.mutation<CallResponse<Door['deskInvitation']>, CallBody<Door['deskInvitation']>>({
      query: post('/desk/invitation'),
    }),
    deskAcceptInvitation: build.mutation<
      CallResponse<Door['deskAcceptInvitation']>,
      CallBody<Door['deskAcceptInvitation']>
    >({ query: post('/desk/invitation/accept'), invalidatesTags: ['Me'] }),
    deskOpenDevice: build.mutation<CallResponse<Door['deskOpenDevice']>, CallBody<Door['deskOpenDevice']>>({
      query: post('/desk/device'),
      invalidatesTags: ['Me'],
    }),
    deskSignIn: build.mutation<CallResponse<Door['deskSignIn']>, CallBody<Door['deskSignIn']>>({
      query: post('/desk/sign-in'),
      invalidatesTags: ['Me'],
    }),
    deskSignOut: build.mutation<null, void>({ query: () => ({ url: '/desk/sign-out', method: 'POST' }) }),
    deskDeviceLink: build.mutation<null, void>({
      query: () => ({ url: '/desk/device-link', method: 'POST' }),
    }),
    deskToday: build.query<CallResponse<(typeof deskTodayCalls)['deskToday']>, void>({
      query: () => '/desk/today',
      providesTags: ['Orders'],
    }),
    deskListOrders: build.query<CallResponse<Orders['deskListOrders']>, CallQuery<Orders['deskListOrders']>>({
      query: (params) => ({ url: '/desk/orders', params }),
      providesTags: ['Orders'],
    }),
    deskGetOrder: build.query<DeskOrder, string>({ query: orderPath, providesTags: ['Order'] }),
    deskMoveOrder: build.mutation<DeskOrder, OrderAct<CallBody<Orders['deskMoveOrder']>>>({
      query: act('move'),
      invalidatesTags: ABOUT_ORDERS,
    }),
    deskCancelOrder: build.mutation<DeskOrder, OrderAct<CallBody<Orders['deskCancelOrder']>>>({
      query: act('cancel'),
      invalidatesTags: ABOUT_ORDERS,
    }),
    deskNoteOrder: build.mutation<DeskOrder, OrderAct<CallBody<Orders['deskNoteOrder']>>>({
      query: act('notes'),
      invalidatesTags: ABOUT_ORDERS,
    }),
    deskTellCustomer: build.mutation<DeskOrder, OrderAct<CallBody<Orders['deskTellCustomer']>>>({
      query: act('messages'),
      invalidatesTags: ABOUT_ORDERS,
    }),
    deskRefundOrder: build.mutation<DeskOrder, OrderAct<CallBody<Orders['deskRefundOrder']>>>({
      query: act('refunds'),
      // A refund whose answer got lost is under way: the order says so.
      invalidatesTags: ABOUT_ORDERS,
    }),
    deskResendMail: build.mutation<DeskOrder, OrderAct<CallBody<Orders['deskResendMail']>>>({
      query: act('mails'),
      invalidatesTags: ABOUT_ORDERS,
    }),
    deskGiveRingSize: build.mutation<
      DeskOrder,
      { readonly number: string; readonly position: number; readonly ringSize: number }
    >({
      query: ({ number, position, ringSize }) => ({
        url: `${orderPath(number)}/lines/${position}/ring-size`,
        method: 'PUT',
        body: { ringSize },
      }),
      invalidatesTags: ABOUT_ORDERS,
    }),
    deskChangeAddress: build.mutation<
      DeskOrder,
      { readonly number: string } & CallBody<Orders['deskChangeAddress']>
    >({
      query: ({ number, ...body }) => ({ url: `${orderPath(number)}/address`, method: 'PUT', body }),
      invalidatesTags: ABOUT_ORDERS,
    }),
    deskMarkStep: build.mutation<DeskOrder, StepMark>({
      query: ({ number, position, step, done }) => ({
        url: `${orderPath(number)}/lines/${position}/steps/${encodeURIComponent(step)}`,
        method: 'PUT',
        body: { done },
      }),
      invalidatesTags: ABOUT_ORDERS,
    }),
    deskListStaff: build.query<CallResponse<Staff['deskListStaff']>, void>({
      query: () => '/desk/staff',
      providesTags: ['Staff'],
    }),
    deskInvite: build.mutation<OneOfStaff, CallBody<Staff['deskInvite']>>({
      query: post('/desk/staff'),
      invalidatesTags: ['Staff', 'Acts'],
    }),
    deskInviteAgain: build.mutation<OneOfStaff, string>({
      query: (id) => ({ url: `/desk/staff/${id}/invitation`, method: 'POST' }),
      invalidatesTags: ['Staff', 'Acts'],
    }),
    deskChangeRole: build.mutation<OneOfStaff, { readonly id: string; readonly role: OneOfStaff['role'] }>({
      query: ({ id, role }) => ({ url: `/desk/staff/${id}/role`, method: 'PUT', body: { role } }),
      invalidatesTags: ['Staff', 'Acts', 'Me'],
    }),
    deskSuspend: build.mutation<OneOfStaff, string>({
      query: (id) => ({ url: `/desk/staff/${id}/suspend`, method: 'POST' }),
      invalidatesTags: ['Staff', 'Acts', 'Me'],
    }),
    deskRestore: build.mutation<OneOfStaff, string>({
      query: (id) => ({ url: `/desk/staff/${id}/restore`, method: 'POST' }),
      invalidatesTags: ['Staff', 'Acts'],
    }),
    deskListActs: build.query<CallResponse<Staff['deskListActs']>, CallQuery<Staff['deskListActs']>>({
      query: (params) => ({ url: '/desk/acts', params }),
      providesTags: ['Acts'],
    }),
  }),
});

/** A call that finds no session asks who is there, and the desk then shows its sign-in. */
const askWhoIsThere: Middleware =
  ({ dispatch }) =>
  (next) =>
  (action) => {
    const result = next(action);
    if (!deskApi.endpoints.deskMe.matchRejected(action) && isRefusedForSession(action))
      dispatch(deskApi.util.invalidateTags(['Me']));
    return result;
  };

const isRefusedForSession = (action: unknown): boolean => {
  const { payload } = (action ?? {}) as { readonly payload?: unknown };
  return isApiFailure(payload) && payload.code === 'UNAUTHENTICATED';
};

/** Of the store that the desk lives in. */
export const deskMiddleware: readonly Middleware[] = [deskApi.middleware, askWhoIsThere];
