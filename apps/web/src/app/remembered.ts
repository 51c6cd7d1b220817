import { PERSISTED_STATE_LOAD_TIMEOUT_MS, THEME_STORAGE_KEY } from '@filigree/contracts/constants';
import { PERSISTED_STUDIO_FIELDS, recalledStudio } from '../features/studio/model/recall.ts';
import type { AuthState, RememberedAuth } from '../session/auth-slice.ts';
import type { RootState } from './reducers.ts';
import { isTheme, type Theme } from './theme-slice.ts';

/**
 * What stays on the device, by slice: how it is written, and how it is read back over the state of a fresh start.
 * Reading returns undefined for what cannot be used; the slice then starts fresh.
 */
interface Remembered<State> {
  readonly write: (state: State) => string;
  readonly read: (text: string, fresh: State) => State | undefined;
}

function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const recordOf = (text: string): Record<string, unknown> | undefined => {
  const value = json(text);
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined;
};

/** Keeps the named parts of a slice as JSON; each part falls back to its fresh value. */
export function parts<State extends object>(...names: (keyof State & string)[]): Remembered<State> {
  return {
    write: (state) => JSON.stringify(Object.fromEntries(names.map((name) => [name, state[name]]))),
    read: (text, fresh) => {
      const kept = recordOf(text);
      if (!kept) return undefined;
      return {
        ...fresh,
        ...Object.fromEntries(names.flatMap((name) => (name in kept ? [[name, kept[name]]] : []))),
      };
    },
  };
}

const auth: Remembered<AuthState> = {
  write: ({ user, isAuthenticated }) => JSON.stringify({ user, isAuthenticated } satisfies RememberedAuth),
  read: (text, fresh) => {
    const kept = recordOf(text) as Partial<RememberedAuth> | undefined;
    // Somebody who signed in before the memory was read is not overwritten by it.
    if (fresh.token !== null || typeof kept?.user?.id !== 'string' || kept.isAuthenticated !== true)
      return undefined;
    return { ...fresh, user: kept.user, isAuthenticated: true };
  },
};

/** The bare word, so that the page's first script can read it before anything is loaded. */
const theme: Remembered<Theme> = {
  write: (state) => state,
  read: (text) => (isTheme(text) ? text : undefined),
};

/** Designs, guide and words; what is not of their shape (any more) starts fresh, part by part. */
const studio: Remembered<RootState['studio']> = {
  write: parts<RootState['studio']>(...PERSISTED_STUDIO_FIELDS).write,
  read: (text, fresh) => {
    const kept = recordOf(text);
    return kept && recalledStudio(kept, fresh);
  },
};

type RememberedSlices = { readonly [Key in keyof RootState]?: Remembered<RootState[Key]> };

const slices = {
  auth,
  cart: parts<RootState['cart']>('items', 'total', 'itemCount'),
  studio,
  [THEME_STORAGE_KEY]: theme,
} satisfies RememberedSlices;

export const REMEMBERED_KEYS = Object.keys(slices) as (keyof typeof slices)[];

const sliceOf = (key: string) => (slices as Record<string, Remembered<unknown>>)[key];

export const writeSlice = (state: unknown, key: string): string => sliceOf(key)?.write(state) ?? '';
export const readSlice = (text: string, key: string, fresh: unknown): unknown =>
  sliceOf(key)?.read(text, fresh) ?? fresh;

/** A storage that answers within the limit or counts as empty, and that may be closed to us (private windows). */
export function patientDriver(storage: Pick<Storage, 'getItem' | 'setItem'>) {
  return {
    getItem: (key: string) =>
      Promise.race([
        Promise.resolve().then(() => storage.getItem(key)),
        new Promise<null>((resolve) => setTimeout(resolve, PERSISTED_STATE_LOAD_TIMEOUT_MS, null)),
      ]).catch(() => null),
    setItem: (key: string, value: string) => {
      try {
        storage.setItem(key, value);
      } catch {
        // A full or closed storage: the session goes on, it is only not remembered.
      }
    },
  };
}

/** Removes at once what belongs to the person; the theme stays. */
export function forgetDevice(): void {
  for (const key of REMEMBERED_KEYS) {
    if (key === THEME_STORAGE_KEY) continue;
    try {
      window.localStorage.removeItem(key);
    } catch {
      // A closed storage holds nothing of ours.
    }
  }
}
