import type { Variation } from '@filigree/contracts';

/** A state of a piece that can be held against another. */
export interface Comparable {
  readonly key: string;
  /** Its place among the variations, from 1. */
  readonly number: number;
  /** The version that is shown. */
  readonly variation: Variation;
  /** Absent where the piece has one version only. */
  readonly version: number | null;
}

const keyOf = ({ id, version }: Variation) => `${id}-${version}`;

/**
 * What can be compared: every variation as it is now, and every earlier version of the selected one, the newest first
 * beside it.
 */
export function comparables(
  variations: readonly Variation[],
  selected: Variation,
  versions: readonly Variation[],
): Comparable[] {
  return variations.flatMap((variation, index) => {
    const number = index + 1;
    const states =
      variation.id === selected.id && versions.length > 1
        ? versions.toSorted((a, b) => b.version - a.version)
        : [variation];
    return states.map((state) => ({
      key: keyOf(state),
      number,
      variation: state,
      version: state.version > 1 || states.length > 1 ? state.version : null,
    }));
  });
}

/**
 * The pair to begin with: the selected piece, and what it came from, else its neighbour on the bench. Null: there is
 * nothing to hold it against.
 */
export function firstPair(all: readonly Comparable[], selected: Variation): [string, string] | null {
  const own = all.filter(({ variation }) => variation.id === selected.id);
  const now = own.find(({ variation }) => variation.version === selected.version);
  const other =
    own.find((state) => state !== now) ?? all.find(({ variation }) => variation.id !== selected.id);
  return now && other ? [other.key, now.key] : null;
}
