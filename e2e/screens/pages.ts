/** What there is to look at: every page, and what has to be done before it shows what it is for. */
import type { Page } from '@playwright/test';

export interface Shown {
  readonly name: string;
  readonly path: string;
  /** Words that are there once the page is. */
  readonly text: RegExp;
  /** Brings the page into the state to look at. */
  readonly prepare?: (page: Page) => Promise<void>;
}

export const VISITOR_PAGES: readonly Shown[] = [
  { name: 'home', path: '/', text: /Popular Designs/ },
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
];

const turnFirstCard = async (page: Page): Promise<void> => {
  await page.getByRole('article').first().getByRole('button', { name: 'Turn over' }).click();
};

/** Of somebody who has just signed up: what is empty. */
export const NEW_MEMBER_PAGES: readonly Shown[] = [
  { name: 'studio-empty', path: '/studio', text: /Your Design Canvas/ },
  { name: 'cart-empty', path: '/cart', text: /Your cart is empty|Create Design/ },
  { name: 'collections-empty', path: '/collections', text: /No collections yet/ },
  { name: 'boards-empty', path: '/collections#boards', text: /board/i },
  { name: 'favorites-empty', path: '/profile', text: /No favorites yet/ },
  { name: 'drafts-empty', path: '/profile#drafts', text: /No drafts yet/ },
  { name: 'orders-empty', path: '/profile#orders', text: /No orders yet/ },
  { name: 'pieces-without-match', path: '/pieces?priceMin=9900&category=bracelet', text: /Bracelets/ },
  { name: 'piece-missing', path: '/pieces/nothing', text: /not on display/ },
  { name: 'order-not-found', path: '/order-success?session_id=cs_test_nothing', text: /Order Not Found/ },
];

/** Of somebody with a favorite, a line in the cart, a collection and a design in the Studio. */
export const MEMBER_PAGES: readonly Shown[] = [
  { name: 'pieces', path: '/pieces', text: /Jewelry Collection/ },
  {
    name: 'pieces-turned',
    path: '/pieces?category=ring',
    text: /Jewelry Collection/,
    prepare: turnFirstCard,
  },
  { name: 'cart', path: '/cart', text: /Proceed to Checkout/ },
  { name: 'checkout', path: '/checkout', text: /Shipping Information/ },
  { name: 'favorites', path: '/profile', text: /Favorites/ },
  { name: 'credits-history', path: '/profile#credits', text: /credits/i },
  { name: 'collections', path: '/collections', text: /1 collection/ },
  { name: 'inspo', path: '/inspo', text: /Share Inspiration/ },
  { name: 'inspo-post', path: '/inspo?post=oriane-halo-ring', text: /Blue in rose/ },
  { name: 'buy-credits', path: '/buy-credits', text: /How credits work/ },
  { name: 'settings-account', path: '/settings#account', text: /Save Changes/ },
  { name: 'settings-notifications', path: '/settings#notifications', text: /Promotions/ },
  { name: 'settings-appearance', path: '/settings#appearance', text: /Millimetres/ },
  { name: 'settings-security', path: '/settings#security', text: /Change Password/ },
];
