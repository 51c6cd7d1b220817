import { NO_SITE_SETTINGS } from '@filigree/contracts/site';
/** What stands around every page: header, account menu, the sheet of small screens, footer. */
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { signedIn } from '../../session/auth-slice.ts';
import { ADA, fakeFetch, renderRoutes, testStore, tokenFor } from '../../testing/render.tsx';
import { writeSiteSettings } from '../../testing/site.ts';
import { takeNotices } from '../../ui/notify.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';

const MAIN = [
  ['Home', '/'],
  ['Studio', '/studio'],
  ['Pieces', '/pieces'],
  ['Collections', '/collections'],
  ['Inspo', '/inspo'],
  ['About', '/about'],
];
const OWN = [
  ['Profile', '/profile'],
  ['Orders', '/profile#orders'],
  ['Settings', '/settings'],
];
const balance = { 'GET /api/credits/balance': { body: { data: { balance: 25, reserved: 0, low: false } } } };
const routes = [
  {
    path: '*',
    element: (
      <>
        <Header />
        <Footer />
      </>
    ),
  },
];

// Menus and the sheet are files of their own, read when first asked for.
let server: ReturnType<typeof fakeFetch>;
beforeEach(() => {
  server = fakeFetch({ ...balance, 'POST /api/auth/logout': { body: { data: null } } });
  vi.stubGlobal('fetch', server.fetch);
});
afterEach(() => {
  cleanup();
  takeNotices();
  vi.unstubAllGlobals();
});

function open({ member = false, name = ADA.name } = {}) {
  const store = testStore();
  if (member) store.dispatch(signedIn({ user: { ...ADA, name }, accessToken: tokenFor(ADA.id, 900) }));
  return renderRoutes(routes, '/about', store);
}
const linksIn = (place: HTMLElement) =>
  within(place)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);
const header = () => screen.getByRole('banner');

describe('the header', () => {
  it('leads visitors to the main pages, the login and the sign-up', () => {
    open();
    expect(linksIn(within(header()).getByRole('navigation'))).toEqual(MAIN);
    expect(within(header()).getByRole('link', { name: 'Login' }).getAttribute('href')).toBe('/login');
    expect(within(header()).getByRole('link', { name: 'Sign Up' }).getAttribute('href')).toBe('/signup');
    expect(within(header()).getByRole('button', { name: 'Switch between light and dark' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /account/i })).toBeNull();
  });

  it('has the cart, without a number while it is empty', () => {
    open();
    const cart = within(header()).getByRole('link', { name: 'Cart' });
    expect(cart.getAttribute('href')).toBe('/cart');
    expect(cart.textContent).toBe('');
  });

  it.each([
    ['Ada Lovelace', 'Ada Lovelace'],
    ['', 'My Account'],
  ])('has an account menu for members: %j is shown as "%s"', async (name, shown) => {
    open({ member: true, name });
    await userEvent.click(await screen.findByRole('button', { name: new RegExp(shown) }));
    const menu = await screen.findByRole('menu');
    expect(within(menu).getByText(shown)).toBeTruthy();
    expect(within(menu).getByText(ADA.email)).toBeTruthy();
    expect(within(menu).getByText(/^25 credits/)).toBeTruthy();
    const entries = within(menu)
      .getAllByRole('menuitem')
      .map((entry) => [entry.textContent, entry.getAttribute('href')]);
    expect(entries).toEqual([['Buy More', '/buy-credits'], ...OWN, ['Logout', null]]);
    expect(within(header()).queryByRole('link', { name: 'Login', hidden: true })).toBeNull();
  });

  it('closes the menu on logout, says so, and forgets the person', async () => {
    const { store } = open({ member: true });
    await userEvent.click(await screen.findByRole('button', { name: /Ada Lovelace/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Logout' }));
    await waitFor(() => expect(store.getState().auth.isAuthenticated).toBe(false));
    expect(screen.queryByRole('menu')).toBeNull();
    expect(server.calls()).toContain('POST /api/auth/logout');
    expect(takeNotices()).toMatchObject([
      { title: 'Logged out successfully', description: 'You have been logged out of your account.' },
    ]);
  });
});

describe('the sheet of small screens', () => {
  const sheet = async () => {
    await userEvent.click(within(header()).getByRole('button', { name: 'Open menu' }));
    return screen.findByRole('dialog');
  };

  it('repeats links, theme toggle, language, login and sign-up for visitors', async () => {
    open();
    const dialog = await sheet();
    expect(linksIn(within(dialog).getByRole('navigation'))).toEqual(MAIN);
    expect(within(dialog).getByRole('button', { name: 'Switch between light and dark' })).toBeTruthy();
    const language = within(dialog).getByRole('combobox', { name: 'Language' });
    const choices = within(language)
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
    expect(choices).toEqual(['English', 'Español']);
    expect(within(dialog).getByRole('link', { name: 'Login' }).getAttribute('href')).toBe('/login');
    expect(within(dialog).getByRole('link', { name: 'Sign Up' }).getAttribute('href')).toBe('/signup');
    expect(within(dialog).queryByRole('link', { name: 'Profile' })).toBeNull();
  });

  it('has the balance, profile, orders, settings and logout for members, and closes on a link', async () => {
    const { router } = open({ member: true });
    const dialog = await sheet();
    expect(await within(dialog).findByText(/^25 credits/)).toBeTruthy();
    expect(within(dialog).getByRole('link', { name: 'Buy More' }).getAttribute('href')).toBe('/buy-credits');
    for (const [name, href] of OWN) {
      expect(within(dialog).getByRole('link', { name }).getAttribute('href')).toBe(href);
    }
    expect(within(dialog).getByRole('button', { name: 'Logout' })).toBeTruthy();
    expect(within(dialog).queryByRole('link', { name: 'Login' })).toBeNull();
    await userEvent.click(within(dialog).getByRole('link', { name: 'Settings' }));
    expect(router.state.location.pathname).toBe('/settings');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('the footer', () => {
  it('leads to the pages, the mail and three networks in new tabs, and is of 2025', () => {
    open();
    const footer = screen.getByRole('contentinfo');
    const hrefs = within(footer)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href') ?? '');
    for (const path of ['/', '/studio', '/collections', '/inspo', '/about', '/faq', '/terms', '/privacy']) {
      expect(hrefs).toContain(path);
    }
    expect(hrefs.filter((href) => href.startsWith('mailto:'))).toHaveLength(1);
    const outside = within(footer)
      .getAllByRole('link')
      .filter((link) => link.getAttribute('href')?.startsWith('https:'));
    expect(outside).toHaveLength(3);
    for (const link of outside) {
      expect(link.getAttribute('target')).toBe('_blank');
      expect(link.getAttribute('rel')).toContain('noopener');
    }
    expect(footer.textContent).toContain('2025');
  });

  it('names no mail and no network that the operator has not set', () => {
    writeSiteSettings(NO_SITE_SETTINGS);
    open();
    const links = within(screen.getByRole('contentinfo')).getAllByRole('link');
    expect(links.filter((link) => !link.getAttribute('href')?.startsWith('/'))).toEqual([]);
  });
});
