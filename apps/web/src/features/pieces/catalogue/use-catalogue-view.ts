import { useCallback, useState } from 'react';
import { useSearchParams } from 'react-router';
import { type CatalogueView, searchOf, viewOf } from '../model/filters.ts';

/**
 * What the address says is shown, and a way to say something else; each change is a step to go back from. What was
 * chosen shows at once: the router changes the address when the page has time for it.
 */
export function useCatalogueView() {
  const [search, setSearch] = useSearchParams();
  const address = search.toString();
  const [shown, setShown] = useState(() => ({ address, view: viewOf(search) }));
  // The address has moved on, by us or by going back: from here on it says what is shown.
  if (shown.address !== address) setShown({ address, view: viewOf(search) });
  const setView = useCallback(
    (view: CatalogueView, { replace = false }: { replace?: boolean } = {}) => {
      setShown((now) => ({ ...now, view }));
      setSearch(searchOf(view), { replace, preventScrollReset: true });
    },
    [setSearch],
  );
  return { view: shown.view, setView };
}
