import type { Piece } from '@filigree/contracts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { testPiece } from '../../../testing/piece.ts';
import { renderRoutes } from '../../../testing/render.tsx';
import { takeNotices } from '../../../ui/notify.ts';
import { CataloguePage } from './catalogue-page.tsx';

// Many elements on two busy cores.
afterEach(() => {
  cleanup();
  takeNotices();
  vi.unstubAllGlobals();
});

const uuid = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const many = (count: number): Piece[] =>
  Array.from({ length: count }, (_, place) =>
    testPiece({ id: uuid(place), name: `Piece ${place}`, price: 100 * (place + 1) }),
  );

/** A server of the catalogue that answers in pages of a hundred; `seen` are the addresses asked for. */
function serve(pieces: readonly Piece[], status = 200) {
  const seen: string[] = [];
  let now = status;
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname, search, searchParams } = new URL(request.url, 'http://localhost');
    seen.push(pathname + search);
    if (now !== 200) {
      return Response.json({ error: { code: 'X', message: 'Down for a moment.' } }, { status: now });
    }
    const page = Number(searchParams.get('page') ?? 1);
    return Response.json(
      { data: pieces.slice((page - 1) * 100, page * 100) },
      { headers: { 'x-total-count': String(pieces.length) } },
    );
  });
  return { seen, heal: () => (now = 200) };
}

const open = (at = '/pieces') => renderRoutes([{ path: '/pieces', element: <CataloguePage /> }], at);
// By tag: asking a page of this size for roles takes seconds on a busy machine.
const cards = () =>
  waitFor(() => {
    const found = [...document.querySelectorAll('article')];
    expect(found).not.toEqual([]);
    return found;
  });
const names = async () => (await cards()).map((card) => card.getAttribute('aria-label'));
const filter = (name: string) => screen.getByLabelText(name) as HTMLInputElement;

describe('the catalogue', () => {
  it('shows six places, then the pieces and their count', async () => {
    serve(many(2));
    open();
    expect(screen.getByRole('status', { name: 'Loading the pieces' }).children).toHaveLength(6);
    expect(await names()).toEqual(['Piece 0', 'Piece 1']);
    expect(screen.getByText('2 pieces').getAttribute('role')).toBe('status');
  });

  it('asks the server for categories, metals, stones and styles, but never for a price', async () => {
    const { seen } = serve(many(3));
    const { router } = open('/pieces?min=200&sort=price-desc');
    expect(await names()).toEqual(['Piece 2', 'Piece 1']);
    expect(seen).toEqual(['/api/pieces']);
    await userEvent.click(filter('Platinum'));
    await waitFor(() => expect(seen.at(-1)).toBe('/api/pieces?materials=Platinum'));
    await userEvent.click(screen.getByText('Earrings'));
    await waitFor(() => expect(seen.at(-1)).toBe('/api/pieces?category=earring&materials=Platinum'));
    expect(router.state.location.search).toBe('?category=earring&materials=Platinum&min=200&sort=price-desc');

    const asked = seen.length;
    await router.navigate('/pieces?category=earring&materials=Platinum&min=300');
    await waitFor(async () => expect(await names()).toEqual(['Piece 2']));
    expect(seen).toHaveLength(asked);
  });

  it('goes back to what was shown before', async () => {
    serve(many(1));
    const { router } = open();
    await cards();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Pearl' }));
    await userEvent.click(await screen.findByLabelText('Remove the filter Pearl'));
    await waitFor(() => expect(router.state.location.search).toBe(''));
    await router.navigate(-1);
    await waitFor(() => expect(filter('Pearl').checked).toBe(true));
  });

  it('says that nothing matches, and clears the filters', async () => {
    serve(many(1));
    const { router } = open('/pieces?category=ring&min=9000');
    await screen.findByText('Nothing matches yet');
    expect(screen.getByText('0 pieces')).toBeTruthy();
    const chosen = screen.getByLabelText('Chosen filters');
    await userEvent.click(within(chosen).getByText('Clear all'));
    await waitFor(() => expect(router.state.location.search).toBe(''));
    expect(await names()).toEqual(['Piece 0']);
  });

  it('draws a long list in parts', async () => {
    const { seen } = serve(many(130));
    open();
    expect(await cards()).toHaveLength(24);
    expect(seen).toEqual(['/api/pieces', '/api/pieces?page=2']);
    expect(screen.getByText('130 pieces')).toBeTruthy();
    await userEvent.click(screen.getByText('Show more'));
    await waitFor(async () => expect(await cards()).toHaveLength(48));
  });

  it('tells of a failure in the words of the house, and tries again', async () => {
    const { heal } = serve(many(1), 404);
    open();
    expect(await screen.findByText('Error loading pieces')).toBeTruthy();
    expect(takeNotices()).toMatchObject([
      { title: 'Error loading pieces', description: 'Please try again later', tone: 'destructive' },
    ]);
    heal();
    await userEvent.click(screen.getByText('Try again'));
    expect(await names()).toEqual(['Piece 0']);
  });

  it('says when nothing is on display at all', async () => {
    serve([]);
    open();
    expect(await screen.findByText('The cases are being filled')).toBeTruthy();
  });
});
