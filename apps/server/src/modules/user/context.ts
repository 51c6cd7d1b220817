import type { Deps } from '../../http/deps.ts';
import type { Departure, OwnedPart } from '../../http/owned.ts';

/** What the other slices say of a person, put together above all of them. */
export interface PersonParts {
  readonly ownedParts: readonly OwnedPart[];
  /** In the order of the locks that they take. */
  readonly departures: readonly Departure[];
  /** Removes files, and what else takes more than the transaction. It may fail: it is done again from time to time. */
  readonly afterDeparture: () => Promise<void>;
}

export interface UserContext extends Deps, PersonParts {}
