import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { signedIn } from '../../../session/auth-slice.ts';
import { testPiece } from '../../../testing/piece.ts';
import { ADA, fakeFetch, renderRoutes, testStore, tokenFor } from '../../../testing/render.tsx';
import { takeNotices } from '../../../ui/notify.ts';
import { PieceCard } from './piece-card.tsx';

const PIECE = testPiece({ images: ['a.webp', 'b.webp'], gemstones: [], leadTimeWeeks: 1 });

afterEach(() => {
  cleanup();
  takeNotices();
  vi.unstubAllGlobals();
});

function open({ answers = {}, member = true, piece = PIECE }: Partial<Setup> = {}) {
  const server = fakeFetch(answers);
  vi.stubGlobal('fetch', server.fetch);
  const store = testStore();
  if (member) store.dispatch(signedIn({ user: ADA, accessToken: tokenFor(ADA.id, 900) }));
  const routes = [
    { path: '/pieces', element: <PieceCard piece={piece} sizes="20rem" /> },
    { path: '*', element: <p>Elsewhere</p> },
  ];
  return { ...renderRoutes(routes, '/pieces', store), server };
}
interface Setup {
  readonly answers: Parameters<typeof fakeFetch>[0];
  readonly member: boolean;
  readonly piece: typeof PIECE;
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const turn = () => userEvent.click(button(/^Turn over/));

describe('a card', () => {
  it('turns when it is clicked beside its buttons, and only one face can be reached', async () => {
    const { container } = open();
    const faces = () => [
      ...container.querySelectorAll('article > div > [inert], article > div > :not([inert])'),
    ];
    const inert = () => faces().map((face) => face.hasAttribute('inert'));
    expect(inert()).toEqual([false, true]);
    await userEvent.click(screen.getByText('Slim Sapphire Ring'));
    expect(inert()).toEqual([true, false]);
    expect(screen.getByText('1 week')).toBeTruthy();
    expect(screen.getByText('No stones')).toBeTruthy();
    await userEvent.click(screen.getByText('Lead Time'));
    expect(inert()).toEqual([false, true]);
  });

  it('does not turn by its arrows, which go around', async () => {
    const { container } = open();
    await userEvent.click(button('Next picture'));
    expect(screen.getByText('Picture 2 of 2')).toBeTruthy();
    await userEvent.click(button('Next picture'));
    expect(screen.getByText('Picture 1 of 2')).toBeTruthy();
    await userEvent.click(button('Previous picture'));
    expect(screen.getByText('Picture 2 of 2')).toBeTruthy();
    expect(container.querySelector('.rotate-y-180.transform-3d')).toBeNull();
  });

  it('has a strip that is scrolled by keys, once its other pictures are there', async () => {
    const { container } = open();
    const strip = container.querySelector<HTMLElement>('.overflow-x-auto')!;
    expect(strip.tabIndex).toBe(-1);
    await userEvent.hover(strip);
    expect(strip.tabIndex).toBe(0);
  });

  it('has neither arrows nor dots for a single picture', () => {
    open({ piece: testPiece() });
    expect(screen.queryByRole('button', { name: 'Next picture' })).toBeNull();
  });

  it('takes the keyboard along, over and back, into the details and out', async () => {
    open();
    button(/^Turn over/).focus();
    await userEvent.keyboard('{Enter}');
    expect(document.activeElement).toBe(button(/^Turn back/));
    await userEvent.click(button('Details'));
    expect(screen.getByText('Design Details')).toBeTruthy();
    expect(screen.getByText(PIECE.prompt)).toBeTruthy();
    expect(document.activeElement).toBe(button('Back to Info'));
    await userEvent.keyboard('{Enter}');
    expect(document.activeElement).toBe(button('Details'));
    button(/^Turn back/).focus();
    await userEvent.keyboard(' ');
    expect(document.activeElement).toBe(button(/^Turn over/));
  });

  it('says so when nobody wrote down its design', async () => {
    open({ piece: testPiece({ prompt: ' ' }) });
    await turn();
    await userEvent.click(button('Details'));
    expect(screen.getByText('No description has been written for this piece yet.')).toBeTruthy();
  });
});

describe('what a card does', () => {
  const cart = { items: [], total: 1299, itemCount: 1 };

  it('puts the piece into the cart and says so', async () => {
    const { server, store } = open({ answers: { 'POST /api/cart/items': { body: { data: cart } } } });
    await turn();
    await userEvent.click(button('Select'));
    await waitFor(() => expect(store.getState().cart.itemCount).toBe(1));
    expect(server.calls()).toEqual(['POST /api/cart/items']);
    expect(takeNotices()).toMatchObject([{ title: 'Added to cart', description: 'Slim Sapphire Ring' }]);
  });

  it('never says that it is in the cart when it is not', async () => {
    const error = { error: { code: 'NOT_FOUND', message: 'There is no such piece.', status: 404 } };
    open({ answers: { 'POST /api/cart/items': { status: 404, body: error } } });
    await turn();
    await userEvent.click(button('Select'));
    await waitFor(() =>
      expect(takeNotices()).toMatchObject([
        { title: 'Failed to add to cart', description: 'There is no such piece.', tone: 'destructive' },
      ]),
    );
  });

  it('saves the piece, and lets go of it again with a way back', async () => {
    const { store, server } = open({
      answers: {
        'POST /api/user/favorites': { body: { data: [PIECE.id] } },
        [`DELETE /api/user/favorites/${PIECE.id}`]: { body: { data: [] } },
      },
    });
    await turn();
    await userEvent.click(button('Save'));
    const saved = await screen.findByRole('button', { name: 'Saved' });
    expect(saved.getAttribute('aria-pressed')).toBe('true');
    expect(store.getState().auth.user?.favorites).toEqual([PIECE.id]);
    expect(takeNotices()).toMatchObject([{ title: 'Added to favorites', description: 'Slim Sapphire Ring' }]);
    await userEvent.click(saved);
    await screen.findByRole('button', { name: 'Save' });
    const [notice] = takeNotices();
    expect(notice?.title).toBe('Removed from favorites');
    notice?.action?.onSelect();
    await screen.findByRole('button', { name: 'Saved' });
    expect(server.calls()).toHaveLength(3);
  });

  it.each(['Select', 'Save'])('asks a visitor who wants to %s to log in', async (name) => {
    const { router, server } = open({ member: false });
    await turn();
    await userEvent.click(button(name));
    expect(router.state.location.pathname).toBe('/login');
    expect(router.state.location.state).toMatchObject({ from: { pathname: '/pieces' } });
    expect(server.calls()).toEqual([]);
    expect(takeNotices()).toEqual([]);
  });

  it.each([
    ['a member', true, [{ title: 'Added to inspiration', description: 'Slim Sapphire Ring' }]],
    // The page of the Studio leads a visitor to the login, and there the piece is kept.
    ['a visitor', false, []],
  ])('leads %s to the Studio with the piece itself', async (_who, member, notices) => {
    const { router, server } = open({ member });
    await turn();
    await userEvent.click(button('Studio'));
    expect(router.state.location).toMatchObject({ pathname: '/studio', state: { pieceId: PIECE.id } });
    expect(server.calls()).toEqual([]);
    expect(takeNotices()).toMatchObject(notices);
  });

  it('has a link to the page of the piece', async () => {
    open();
    await turn();
    const link = within(screen.getByRole('article')).getByRole('link', { name: PIECE.name });
    expect(link.getAttribute('href')).toBe(`/pieces/${PIECE.id}`);
  });
});
