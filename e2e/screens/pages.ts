/** What there is to look at of visitors and of somebody who has just signed up. */
import type { Page } from '@playwright/test';
import type { Shown } from './camera.ts';

const PHONE = ['phone'] as const;
const DESKTOP = ['desktop'] as const;

const openMenu = (page: Page) => page.getByRole('button', { name: 'Open menu' }).click();

export const VISITOR_PAGES: readonly Shown[] = [
  { name: 'home', path: '/', text: /Popular Designs/, sizes: ['narrow', 'phone', 'desktop'] },
  { name: 'about', path: '/about', text: /Craftsmanship/ },
  { name: 'faq', path: '/faq', text: /What do credits pay for/ },
  { name: 'terms', path: '/terms', text: /This agreement/ },
  { name: 'privacy', path: '/privacy', text: /In short/ },
  { name: 'login', path: '/login', text: /Forgot/ },
  { name: 'signup', path: '/signup', text: /Confirm password/ },
  { name: 'forgot-password', path: '/forgot-password', text: /Send the link/ },
  { name: 'reset-password', path: '/reset-password', text: /password/i },
  { name: 'verify-email', path: '/verify-email', text: /address|link/i },
  { name: 'not-found', path: '/nowhere', text: /Oops! Page not found/ },
  {
    name: 'menu-visitor',
    path: '/about',
    text: /Craftsmanship/,
    prepare: openMenu,
    sizes: PHONE,
    window: true,
  },
  {
    name: 'offline',
    path: '/about',
    text: /Craftsmanship/,
    prepare: async (page) => {
      await page.context().setOffline(true);
      await page.getByText('You are offline').waitFor();
    },
    after: (page) => page.context().setOffline(false),
    window: true,
  },
  {
    name: 'login-refused',
    path: '/login',
    text: /Forgot/,
    prepare: async (page) => {
      await page.getByRole('main').getByRole('button', { name: 'Login', exact: true }).click();
      await page.getByText('Missing credentials').waitFor();
    },
    window: true,
  },
];

/** Of somebody who has just signed up: what is empty. */
export const NEW_MEMBER_PAGES: readonly Shown[] = [
  { name: 'studio-empty', path: '/studio', text: /Your Design Canvas/ },
  {
    name: 'studio-guide',
    path: '/studio',
    text: /Your Design Canvas/,
    prepare: async (page) => {
      await page
        .getByRole('button', { name: /^(?:Design )?Guide/ })
        .filter({ visible: true })
        .first()
        .click();
    },
    sizes: PHONE,
    window: true,
  },
  { name: 'cart-empty', path: '/cart', text: /Your cart is empty|Create Design/ },
  { name: 'collections-empty', path: '/collections', text: /No collections yet/ },
  { name: 'boards-empty', path: '/collections#boards', text: /No boards yet/ },
  { name: 'favorites-empty', path: '/profile', text: /No favorites yet/ },
  { name: 'drafts-empty', path: '/profile#drafts', text: /No drafts yet/ },
  { name: 'orders-empty', path: '/profile#orders', text: /No orders yet/ },
  { name: 'pieces-without-match', path: '/pieces?priceMin=9900&category=bracelet', text: /Bracelets/ },
  { name: 'piece-missing', path: '/pieces/nothing', text: /not on display/ },
  { name: 'collection-missing', path: '/collections/nothing', text: /Collection not found/ },
  { name: 'order-not-found', path: '/order-success?session_id=cs_test_nothing', text: /Order Not Found/ },
  {
    name: 'account-menu',
    path: '/about',
    text: /Craftsmanship/,
    prepare: (page) => page.getByRole('button', { name: /^Account:/ }).click(),
    sizes: DESKTOP,
    window: true,
  },
  {
    name: 'menu-member',
    path: '/about',
    text: /Craftsmanship/,
    prepare: openMenu,
    sizes: PHONE,
    window: true,
  },
  {
    name: 'broken',
    path: '/pieces/0193c000-0000-7000-8000-000000000001',
    text: /back/i,
    open: async (page, url) => {
      // A page that cannot be drawn: of a piece without anything.
      await page.route('**/api/pieces/*', (route) => route.fulfill({ json: { data: { id: 'x' } } }));
      await page.goto(`${url}/pieces/0193c000-0000-7000-8000-000000000001`);
    },
    after: (page) => page.unroute('**/api/pieces/*'),
  },
];
