/** The main navigation, in its order. */
export const MAIN_LINKS = [
  { to: '/', label: 'Home' },
  { to: '/studio', label: 'Studio' },
  { to: '/pieces', label: 'Pieces' },
  { to: '/collections', label: 'Collections' },
  { to: '/inspo', label: 'Inspo' },
  { to: '/about', label: 'About' },
] as const;

export const ACCOUNT_LINKS = [
  { to: '/profile', label: 'Profile' },
  { to: '/profile#orders', label: 'Orders' },
  { to: '/settings', label: 'Settings' },
] as const;
