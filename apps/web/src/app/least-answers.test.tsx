/** Every page, answered with no more than the specification reads, and less. */
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider, useRouteError } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sessionSettled, signedIn } from '../session/auth-slice.ts';
import { serverAnswered } from '../session/reach.ts';
import { ADA, tokenFor } from '../testing/render.tsx';
import { createAppStore } from './store.ts';

// There is no canvas here to throw it on.
vi.mock('canvas-confetti', () => ({ default: { create: () => () => undefined } }));

const PIECE = { id: 'p', name: 'Slim Ring' };
const LINE = { id: 'l', pieceId: 'p' };
const ORDER = { orderNumber: 'F-1', total: 150 };
const PACKAGE = { id: 'k', name: 'Starter', credits: 100, priceUSD: 10 };
const VARIATION = { id: 'v', prompt: 'a slim ring', images: [{ url: '/a.avif' }] };

/** By the end of their path. */
const ANSWERS: readonly (readonly [RegExp, unknown])[] = [
  [/\/cart$/, { items: [LINE] }],
  [/\/pieces\/p$/, PIECE],
  [/\/pieces(\/category\/\w+|\/p\/similar)?$|\/user\/favorites$/, [PIECE]],
  [/\/orders\/(session\/s|o)$/, ORDER],
  [/\/orders$/, { items: [ORDER] }],
  [/\/payments\/packages$/, [PACKAGE]],
  [/\/collections\/c$/, { id: 'c', name: 'Autumn' }],
  [/\/collections$/, [{ id: 'c', name: 'Autumn' }]],
  [/\/boards\/b$/, { id: 'b', name: 'Moods' }],
  [/\/boards$/, [{ id: 'b', name: 'Moods' }]],
  [/\/studio\/drafts$/, [VARIATION]],
  [/\/studio\/variations\/v$/, VARIATION],
  [/\/studio\/jobs$/, []],
];

type Page = () => Promise<{ default: ComponentType }>;
/** What is shown of the least; for pages of which nothing is known, what stands there anyway. */
const PAGES: readonly (readonly [
  path: string,
  at: string | { pathname: string; state: unknown },
  page: Page,
  shown: RegExp,
])[] = [
  ['/', '/', () => import('./routes/home.tsx'), /Start Designing/],
  ['/pieces', '/pieces', () => import('./routes/pieces.tsx'), /Slim Ring/],
  ['/pieces/:id', '/pieces/p', () => import('./routes/piece.tsx'), /Slim Ring/],
  ['/cart', '/cart', () => import('./routes/cart.tsx'), /Custom Design/],
  ['/checkout', '/checkout', () => import('./routes/checkout.tsx'), /Custom Design/],
  ['/order-success', '/order-success?session_id=s', () => import('./routes/order-success.tsx'), /F-1/],
  ['/orders/:id', '/orders/o', () => import('./routes/order.tsx'), /F-1/],
  ['/profile', '/profile', () => import('./routes/profile.tsx'), /Ada Lovelace/],
  ['/profile', '/profile#orders', () => import('./routes/profile.tsx'), /F-1/],
  ['/buy-credits', '/buy-credits', () => import('./routes/buy-credits.tsx'), /Starter/],
  [
    '/credit-checkout',
    { pathname: '/credit-checkout', state: { creditPackage: PACKAGE } },
    () => import('./routes/credit-checkout.tsx'),
    /Starter/,
  ],
  ['/payment-success', '/payment-success', () => import('./routes/payment-success.tsx'), /\w/],
  ['/collections', '/collections', () => import('./routes/collections.tsx'), /Autumn/],
  ['/collections/:id', '/collections/c', () => import('./routes/collection.tsx'), /Autumn/],
  ['/boards/:id', '/boards/b', () => import('./routes/board.tsx'), /Moods/],
  ['/settings', '/settings', () => import('./routes/settings.tsx'), /Account/],
  ['/inspo', '/inspo', () => import('./routes/inspo.tsx'), /Inspiration/],
  [
    '/studio',
    { pathname: '/studio', state: { variationId: 'v' } },
    () => import('./routes/studio.tsx'),
    /Save Draft/,
  ],
];

function answering(answers: typeof ANSWERS, rest: unknown) {
  return vi.fn(async (input: RequestInfo | URL) => {
    const { pathname } = new URL(input instanceof Request ? input.url : String(input), 'http://localhost');
    const found = answers.find(([path]) => path.test(pathname));
    return new Response(JSON.stringify(found ? found[1] : rest), { status: 200 });
  });
}

function Broken() {
  return <p>broken: {String((useRouteError() as Error).stack)}</p>;
}

async function open(path: string, at: (typeof PAGES)[number][1], load: Page) {
  const { default: Component } = await load();
  const store = createAppStore();
  store.dispatch(signedIn({ user: ADA, accessToken: tokenFor(ADA.id, 900) }));
  store.dispatch(sessionSettled());
  const router = createMemoryRouter(
    [
      { path, Component, ErrorBoundary: Broken },
      { path: '*', element: <p>elsewhere</p> },
    ],
    { initialEntries: [at] },
  );
  render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  );
}

describe('with the least answers', () => {
  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  });
  afterEach(() => {
    cleanup();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
    serverAnswered();
  });

  it.each(PAGES)('%s (%j) shows what there is', { timeout: 30_000 }, async (path, at, load, shown) => {
    vi.stubGlobal('fetch', answering(ANSWERS, {}));
    await open(path, at, load);
    await waitFor(() => expect(document.body.textContent).toMatch(shown), { timeout: 15_000 });
    expect(screen.queryByText(/^broken/)).toBeNull();
  });

  it.each(PAGES)('%s (%j) stands when nothing is said', { timeout: 30_000 }, async (path, at, load) => {
    const fetch = answering([], {});
    vi.stubGlobal('fetch', fetch);
    await open(path, at, load);
    await waitFor(() => expect(document.body.textContent).toMatch(/\w/));
    // What was asked for has been answered and shown.
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(screen.queryByText(/^broken/)).toBeNull();
  });
});
