import type { User } from '@filigree/contracts';
import { PERSISTED_STATE_LOAD_TIMEOUT_MS, THEME_STORAGE_KEY } from '@filigree/contracts/constants';
import { type CartState, rememberedCart } from '../api/cart-slice.ts';
import { userShape } from '../api/user-shape.ts';
import type { AuthState, RememberedAuth } from '../session/auth-slice.ts';
import { type AnyMemory, type Memory, recordOf, writeParts } from '../state/memory.ts';
import { isTheme, type Theme } from './theme-slice.ts';

const auth: Memory<AuthState> = {
  write: ({ user, isAuthenticated }) => JSON.stringify({ user, isAuthenticated } satisfies RememberedAuth),
  read: (text, fresh) => {
    const kept = recordOf(text) as Partial<RememberedAuth> | undefined;
    // Somebody who signed in before the memory was read is not overwritten by it.
    if (fresh.token !== null || typeof kept?.user?.id !== 'string' || kept.isAuthenticated !== true)
      return undefined;
    return { ...fresh, user: userShape(kept.user) as User, isAuthenticated: true };
  },
};

const cart: Memory<CartState> = {
  write: writeParts('items', 'total', 'itemCount'),
  read: rememberedCart,
};

/** The bare word, so that the page's first script can read it before anything is loaded. */
const theme: Memory<Theme> = {
  write: (state) => state,
  read: (text) => (isTheme(text) ? text : undefined),
};

/** What stays on the device, by the name of its slice, which is also its storage key. */
export function createMemories() {
  const memories = new Map<string, AnyMemory>([
    ['auth', auth],
    ['cart', cart],
    [THEME_STORAGE_KEY, theme],
  ]);
  return {
    add: (name: string, memory: AnyMemory) => memories.set(name, memory),
    write: (state: unknown, name: string): string => memories.get(name)?.write(state as never) ?? '',
    read: (text: string, name: string, fresh: unknown): unknown =>
      memories.get(name)?.read(text, fresh as never) ?? fresh,
    names: () => [...memories.keys()],
  };
}

/** What belongs to the person, remembered by this version or any part that is not loaded now. */
const PERSONAL_KEYS = ['auth', 'cart', 'studio', 'inspo'] as const;

/** A storage that answers within the limit or counts as empty, and that may be closed to us (private windows). */
export function patientDriver(storage: () => Storage) {
  return {
    getItem: (key: string): Promise<string | null> =>
      Promise.race([
        Promise.resolve().then(() => storage().getItem(key)),
        new Promise<null>((resolve) => setTimeout(resolve, PERSISTED_STATE_LOAD_TIMEOUT_MS, null)),
      ]).catch(() => null),
    setItem: (key: string, value: string): void => {
      try {
        storage().setItem(key, value);
      } catch {
        // A full or closed storage: the session goes on, it is only not remembered.
      }
    },
  };
}

/** Removes at once what belongs to the person; the theme stays. */
export function forgetDevice(): void {
  try {
    for (const key of PERSONAL_KEYS) window.localStorage.removeItem(key);
  } catch {
    // A closed storage holds nothing of ours.
  }
}
