import pg from 'pg';
import { FairPlaces, type Sharing } from './fair-places.ts';

type Callback = Parameters<pg.Pool['connect']>[0] extends infer C ? NonNullable<C> : never;

/** A pool whose connections are given in turns, instead of to whoever has asked first. */
export class FairPool extends pg.Pool {
  readonly #places: FairPlaces;

  /** @param config with `max` */
  constructor(sharing: Sharing, config: pg.PoolConfig & { readonly max: number }) {
    super(config);
    this.#places = new FairPlaces(config.max, sharing);
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Callback): void;
  override connect(callback?: Callback): Promise<pg.PoolClient> | undefined {
    const taken = this.#take();
    if (callback === undefined) return taken;
    taken.then(
      (client) => callback(undefined, client, client.release),
      (error: Error) => callback(error, undefined, () => undefined),
    );
    return undefined;
  }

  /** How many wait for their turn; the pool itself is asked only by those who have one. */
  get waitingForTurn(): number {
    return this.#places.waiting;
  }

  async #take(): Promise<pg.PoolClient> {
    const giveBack = await this.#places.enter();
    try {
      const client = await super.connect();
      const { release } = client;
      client.release = (destroy) => {
        release(destroy);
        giveBack();
      };
      return client;
    } catch (error) {
      giveBack();
      throw error;
    }
  }
}
