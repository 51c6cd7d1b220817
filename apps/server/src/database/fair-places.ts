/** Who may use the connections of a pool next, or whatever else is shared, when more want to than there are places. */
import { AsyncLocalStorage } from 'node:async_hooks';

/** On whose behalf something is done, such as `account:0190...`; outside of it, on the product's own. */
export const onBehalfOf = new AsyncLocalStorage<{ party: string }>();

const OWN = 'own';

/** Whose turn it is that is asked for here. */
export const partyNow = (): string => onBehalfOf.getStore()?.party ?? OWN;

export interface Sharing {
  /** Places that one party has at the most. The product itself has all of them. */
  readonly perParty: number;
  /** Who waits longer than this is told to come again. */
  readonly waitMs: number;
  /** Of one party; whoever comes when so many wait is told to come again at once. */
  readonly waitingPerParty: number;
}

/** There is no place, and none soon: nothing was done. */
export class NoPlace extends Error {
  override readonly name = 'NoPlace';
}

interface Waiting {
  readonly enter: () => void;
}

/** Parties take turns, one place at a time, however many of its requests one of them has sent. */
export class FairPlaces {
  readonly #sharing: Sharing;
  #free: number;
  readonly #taken = new Map<string, number>();
  /** In the order of their turns: who has had one goes to the end. */
  readonly #lines = new Map<string, Waiting[]>();

  constructor(places: number, sharing: Sharing) {
    this.#free = places;
    this.#sharing = sharing;
  }

  /**
   * Waits for a place on behalf of whoever this is done for.
   * @returns the function that gives it back, once.
   * @throws {NoPlace} when there are too many before, or the wait was too long.
   */
  async enter(): Promise<() => void> {
    const party = partyNow();
    const line = this.#lines.get(party) ?? [];
    if (line.length > 0 || !this.#mayEnter(party)) await this.#wait(party, line);
    else this.#take(party);
    return () => this.#giveBack(party);
  }

  /** How many wait for a place. */
  get waiting(): number {
    return [...this.#lines.values()].reduce((sum, line) => sum + line.length, 0);
  }

  /** Does something in a place of its own. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    const leave = await this.enter();
    try {
      return await work();
    } finally {
      leave();
    }
  }

  #mayEnter(party: string): boolean {
    return this.#free > 0 && (party === OWN || (this.#taken.get(party) ?? 0) < this.#sharing.perParty);
  }

  #take(party: string): void {
    this.#free -= 1;
    this.#taken.set(party, (this.#taken.get(party) ?? 0) + 1);
  }

  #giveBack(party: string): void {
    this.#free += 1;
    const left = (this.#taken.get(party) ?? 1) - 1;
    if (left > 0) this.#taken.set(party, left);
    else this.#taken.delete(party);
    this.#next();
  }

  #next(): void {
    for (const [party, line] of this.#lines) {
      if (this.#free === 0) return;
      if (!this.#mayEnter(party)) continue;
      const first = line.shift();
      this.#lines.delete(party);
      if (line.length > 0) this.#lines.set(party, line);
      if (!first) continue;
      this.#take(party);
      first.enter();
    }
  }

  #wait(party: string, line: Waiting[]): Promise<void> {
    const { waitMs, waitingPerParty } = this.#sharing;
    if (line.length >= waitingPerParty) throw new NoPlace('Too many wait already.');
    return new Promise((resolve, reject) => {
      const waiting: Waiting = {
        enter: () => {
          clearTimeout(timer);
          resolve();
        },
      };
      const timer = setTimeout(() => {
        line.splice(line.indexOf(waiting), 1);
        if (line.length === 0) this.#lines.delete(party);
        reject(new NoPlace(`No place was free within ${waitMs} ms.`));
      }, waitMs);
      line.push(waiting);
      this.#lines.set(party, line);
    });
  }
}
