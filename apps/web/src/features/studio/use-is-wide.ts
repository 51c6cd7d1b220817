import { useSyncExternalStore } from 'react';

/** Where the assistant has a column of its own (`xl`). */
const QUERY = '(min-width: 80rem)';

function subscribe(onChange: () => void): () => void {
  const list = window.matchMedia(QUERY);
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
}

/** Whether the page has its third column: what is known of the piece then stands there, in sight beside the picture. */
export const useIsWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(QUERY).matches,
    () => false,
  );
