/** Bounds how many of something an account has open at a time, in this process. */
export interface Places {
  /** Takes a place; undefined when all are taken. The returned function gives it back, once however often it is called. */
  readonly take: (accountId: string) => (() => void) | undefined;
}

export function openPlaces(mostOfAccount: number): Places {
  const taken = new Map<string, Set<symbol>>();
  return {
    take(accountId) {
      const places = taken.get(accountId) ?? new Set();
      if (places.size >= mostOfAccount) return undefined;
      const place = Symbol(accountId);
      places.add(place);
      taken.set(accountId, places);
      return () => {
        places.delete(place);
        if (places.size === 0 && taken.get(accountId) === places) taken.delete(accountId);
      };
    },
  };
}
