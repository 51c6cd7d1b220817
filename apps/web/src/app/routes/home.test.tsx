import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { testPiece } from '../../testing/piece.ts';
import { fakeFetch, renderRoutes } from '../../testing/render.tsx';
import { takeNotices } from '../../ui/notify.ts';
import HomePage from './home.tsx';

const LISTS = ['GET /api/pieces', 'GET /api/pieces/category/ring', 'GET /api/pieces/category/necklace'];
const SHELVES = ['Popular Designs', 'Signature Rings', 'Elegant Necklaces'];

const pieces = (count: number, name: string) => ({
  body: {
    data: Array.from({ length: count }, (_, place) =>
      testPiece({ id: `${name}-${place}`, slug: `${name}-${place}`, name: `${name} ${place + 1}` }),
    ),
  },
});

// The shelves are a file of their own, read when first shown.
afterEach(() => {
  cleanup();
  takeNotices();
  vi.unstubAllGlobals();
});

function open(fetch: typeof globalThis.fetch) {
  vi.stubGlobal('fetch', fetch);
  return renderRoutes([{ path: '/', element: <HomePage /> }], '/');
}

describe('the home page', () => {
  it('has three cards, one of them AI POWERED, and a banner to the Studio', async () => {
    open(fakeFetch(Object.fromEntries(LISTS.map((call) => [call, pieces(0, 'x')]))).fetch);
    const cards = within(screen.getByRole('region', { name: 'Where to begin' })).getAllByRole('link');
    expect(cards.map((card) => card.getAttribute('href'))).toEqual(['/collections', '/studio', '/about']);
    expect(cards.map((card) => card.textContent)).toEqual([
      expect.stringContaining('Explore Collections'),
      expect.stringMatching(/Design Studio.*AI POWERED/),
      expect.stringContaining('Our Story'),
    ]);
    const banner = screen.getByRole('heading', { name: 'Create Your Own Jewelry' }).closest('section');
    if (!banner) throw new Error('no banner');
    const start = within(banner).getByRole('link', { name: 'Start Designing' });
    expect(start.getAttribute('href')).toBe('/studio');
  });

  it('shows 4 placeholders on each shelf while pieces load', async () => {
    open(() => new Promise(() => undefined));
    for (const title of SHELVES) {
      const shelf = await screen.findByRole('region', { name: title });
      const waiting = within(shelf).getByRole('status');
      expect(waiting.children).toHaveLength(4);
    }
  });

  it('shows the first 6 pieces, 6 rings and 6 necklaces, asked for together, and the way to all', async () => {
    const server = fakeFetch({
      'GET /api/pieces': pieces(9, 'Piece'),
      'GET /api/pieces/category/ring': pieces(6, 'Ring'),
      'GET /api/pieces/category/necklace': pieces(6, 'Necklace'),
    });
    open(server.fetch);
    const found = [];
    for (const title of SHELVES) {
      const shelf = await screen.findByRole('region', { name: title });
      const cards = await within(shelf).findAllByRole('article');
      found.push(cards.map((card) => card.getAttribute('aria-label')));
    }
    const named = (name: string) => [1, 2, 3, 4, 5, 6].map((place) => `${name} ${place}`);
    expect(found).toEqual([named('Piece'), named('Ring'), named('Necklace')]);
    expect(server.calls().toSorted()).toEqual(LISTS.toSorted());
    const popular = screen.getByRole('region', { name: 'Popular Designs' });
    expect(within(popular).getByRole('link', { name: 'View All' }).getAttribute('href')).toBe('/pieces');
  });

  it('tells once that pieces could not be loaded', async () => {
    open(fakeFetch(Object.fromEntries(LISTS.map((call) => [call, { status: 404 }]))).fetch);
    expect(await screen.findByText('Error loading pieces')).toBeTruthy();
    expect(takeNotices()).toMatchObject([
      { tone: 'destructive', title: 'Error loading pieces', description: 'Please try again later' },
    ]);
  });
});
