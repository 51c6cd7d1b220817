import { useCallback, useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { type CatalogueView, searchOf, viewOf } from '../model/filters.ts';

interface Chosen {
  readonly view: CatalogueView;
  /** What we have asked the address to become and it is not yet, oldest first. */
  readonly sent: readonly string[];
}

/**
 * The address has moved on: what was chosen holds while something newer than that is on its way, and no longer when it
 * has arrived or somebody else has moved it.
 */
function still(chosen: Chosen | null, address: string): Chosen | null {
  const place = chosen === null ? -1 : chosen.sent.indexOf(address);
  const isOvertaken = chosen !== null && place >= 0 && place < chosen.sent.length - 1;
  return isOvertaken ? { ...chosen, sent: chosen.sent.slice(place + 1) } : null;
}

/**
 * What the address says is shown, and a way to say something else; each change is a step to go back from. What was
 * chosen shows at once: the router changes the address when the page has time for it. State is never set while drawing:
 * between a key and an address that arrives late React would draw an older choice once more.
 */
export function useCatalogueView() {
  const [search, setSearch] = useSearchParams();
  const address = search.toString();
  const said = useMemo(() => viewOf(new URLSearchParams(address)), [address]);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  useEffect(() => setChosen((now) => still(now, address)), [address]);
  const setView = useCallback(
    (view: CatalogueView, { replace = false }: { replace?: boolean } = {}) => {
      const asked = searchOf(view);
      setChosen((now) => ({ view, sent: [...(now?.sent ?? []), asked.toString()] }));
      setSearch(asked, { replace, preventScrollReset: true });
    },
    [setSearch],
  );
  return { view: chosen?.view ?? said, setView };
}
