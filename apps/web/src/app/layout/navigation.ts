import type { account } from '../../i18n/en/account.ts';
import type { frame } from '../../i18n/en/frame.ts';
import type { KeyOf } from '../../i18n/namespace.ts';

interface NavigationLink<Key> {
  readonly to: string;
  readonly label: Key;
}

/** The main navigation, in its order. */
export const MAIN_LINKS = [
  { to: '/', label: 'nav.home' },
  { to: '/studio', label: 'nav.studio' },
  { to: '/pieces', label: 'nav.pieces' },
  { to: '/collections', label: 'nav.collections' },
  { to: '/inspo', label: 'nav.inspo' },
  { to: '/about', label: 'nav.about' },
] as const satisfies readonly NavigationLink<KeyOf<typeof frame.messages>>[];

export const ACCOUNT_LINKS = [
  { to: '/profile', label: 'profile' },
  { to: '/profile#orders', label: 'orders' },
  { to: '/settings', label: 'settings' },
] as const satisfies readonly NavigationLink<KeyOf<typeof account.messages>>[];
