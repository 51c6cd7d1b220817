/** Paths written as finished pages at build time. */
export const PRERENDERED_PATHS = [
  '/',
  '/about',
  '/faq',
  '/terms',
  '/privacy',
  '/login',
  '/signup',
  '/forgot-password',
  '/reset-password',
  '/verify-email',
] as const;
