import { useCallback, useState } from 'react';
import { useSearchParams } from 'react-router';
import { type CatalogueView, searchOf, viewOf } from '../model/filters.ts';

interface Shown {
  readonly address: string;
  readonly view: CatalogueView;
  /** What we have asked the address to become and it is not yet, oldest first. */
  readonly sent: readonly string[];
}

/**
 * The address has moved on, by us or by going back: from here on it says what is shown, unless something newer has been
 * chosen since and is on its way.
 */
function following({ view, sent }: Shown, address: string, said: CatalogueView): Shown {
  const place = sent.indexOf(address);
  const isOvertaken = place >= 0 && place < sent.length - 1;
  return isOvertaken ? { address, view, sent: sent.slice(place + 1) } : { address, view: said, sent: [] };
}

/**
 * What the address says is shown, and a way to say something else; each change is a step to go back from. What was
 * chosen shows at once: the router changes the address when the page has time for it.
 */
export function useCatalogueView() {
  const [search, setSearch] = useSearchParams();
  const address = search.toString();
  const [shown, setShown] = useState<Shown>(() => ({ address, view: viewOf(search), sent: [] }));
  if (shown.address !== address) setShown(following(shown, address, viewOf(search)));
  const setView = useCallback(
    (view: CatalogueView, { replace = false }: { replace?: boolean } = {}) => {
      setShown((now) => ({
        ...now,
        view,
        sent: [...now.sent, searchOf(view).toString()],
      }));
      setSearch(searchOf(view), { replace, preventScrollReset: true });
    },
    [setSearch],
  );
  return { view: shown.view, setView };
}
