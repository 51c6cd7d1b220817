import { useSyncExternalStore } from 'react';

/** From which width of the page on the wall has how many columns, the widest first. */
const STEPS = [
  { query: '(min-width: 64rem)', columns: 3 },
  { query: '(min-width: 40rem)', columns: 2 },
] as const;

function subscribe(onChange: () => void): () => void {
  const lists = STEPS.map(({ query }) => window.matchMedia(query));
  for (const list of lists) list.addEventListener('change', onChange);
  return () => {
    for (const list of lists) list.removeEventListener('change', onChange);
  };
}

const countNow = (): number => STEPS.find(({ query }) => window.matchMedia(query).matches)?.columns ?? 1;

/** How many columns of pictures fit beside each other. */
export const useColumnCount = (): number => useSyncExternalStore(subscribe, countNow, () => 1);
