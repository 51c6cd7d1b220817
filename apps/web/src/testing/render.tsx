import { configureStore } from '@reduxjs/toolkit';
import { render } from '@testing-library/react';
import { Provider } from 'react-redux';
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router';
import { api } from '../api/api.ts';
import { baseReducers } from '../app/reducers.ts';

/** A JWT as the server makes them, with a signature that nobody checks. */
export function tokenFor(subject: string, expiresInS: number): string {
  const part = (value: unknown) =>
    btoa(JSON.stringify(value)).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
  return `${part({ alg: 'HS256' })}.${part({ sub: subject, exp: Math.floor(Date.now() / 1000) + expiresInS })}.x`;
}

export const ADA = {
  id: '6f6b4a52-6c0e-4a39-9a51-6a6f0f5a3b11',
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  phoneNumber: null,
  avatar: null,
  favorites: [],
  emailVerified: true,
  createdAt: '2026-01-02T03:04:05.000Z',
};

/** A store of the slices that every page has, and the cache of the API. */
export function testStore() {
  return configureStore({
    reducer: { ...baseReducers, [api.reducerPath]: api.reducer },
    middleware: (defaults) => defaults().concat(api.middleware),
  });
}
export type TestStore = ReturnType<typeof testStore>;

/** Shows routes at an address, in a store. */
export function renderRoutes(
  routes: RouteObject[],
  at: string | { pathname: string; state: unknown },
  store = testStore(),
) {
  const router = createMemoryRouter(routes, { initialEntries: [at] });
  const view = render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  );
  return { ...view, store, router };
}

interface Answer {
  readonly status?: number;
  readonly body?: unknown;
  /** In the place of a body: the very text, as a page of a gateway. */
  readonly text?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * A `fetch` that answers by method and path, such as `GET /api/auth/me`; a list is answered one by one, its last entry
 * for good. 'offline' rejects as a browser without connection does. Every request is kept in `seen`.
 */
export function fakeFetch(answers: Record<string, Answer | 'offline' | readonly (Answer | 'offline')[]>) {
  const seen: { call: string; authorization: string | null }[] = [];
  const sentHeaders: { readonly call: string; readonly headers: Headers }[] = [];
  const bodies = new Map<string, () => Promise<unknown>>();
  const counts = new Map<string, number>();
  const fetch = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const address = new URL(input instanceof Request ? input.url : input.toString(), 'http://localhost');
    const method = input instanceof Request ? input.method : (init?.method ?? 'GET');
    const headers = input instanceof Request ? input.headers : new Headers(init?.headers);
    const call = `${method} ${address.pathname}`;
    seen.push({ call, authorization: headers.get('authorization') });
    sentHeaders.push({ call, headers });
    const sent = input instanceof Request ? input.clone() : new Request(address, init);
    bodies.set(call, () => sent.json());
    const given = answers[call];
    const count = counts.get(call) ?? 0;
    counts.set(call, count + 1);
    const answer = Array.isArray(given) ? (given[count] ?? given.at(-1)) : given;
    if (answer === undefined) throw new Error(`Nobody answers ${call}`);
    if (answer === 'offline') throw new TypeError('Failed to fetch');
    return new Response(answer.text ?? JSON.stringify(answer.body ?? {}), {
      status: answer.status ?? 200,
      headers: {
        'content-type': answer.text === undefined ? 'application/json' : 'text/html',
        ...answer.headers,
      },
    });
  };
  return {
    fetch: fetch as typeof globalThis.fetch,
    seen,
    calls: () => seen.map(({ call }) => call),
    /** A header of every call of this kind. */
    headersOf: (call: string, name: string) =>
      sentHeaders.filter((sent) => sent.call === call).map(({ headers }) => headers.get(name)),
    /** What was sent with the last call of this kind. */
    bodyOf: (call: string) => bodies.get(call)?.(),
  };
}
