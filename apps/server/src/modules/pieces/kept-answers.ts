/**
 * Answers of the catalogue that were written down, kept for as long as the catalogue is what it was then. Before one
 * is used, the revision of the catalogue is read from the database by a query that began after the request came, so
 * that no process ever answers with what another one has changed before; requests that come together share it.
 */
import type { PreparedAnswer } from '../../http/prepared.ts';

/** Some hundred answers; the least used make room. */
const KEPT_BYTES = 16 * 1024 * 1024;
const REVISION = { name: 'catalogue_revision', text: 'SELECT revision FROM catalogue_revision' };

/** A pool of connections to the database. */
export interface RevisionSource {
  readonly query: (query: typeof REVISION) => Promise<{ readonly rows: { readonly revision: string }[] }>;
}

export interface KeptAnswers {
  /**
   * The answer under a key, made anew where the catalogue has changed since.
   * @param key names everything that the answer depends on besides the catalogue.
   * @param make is given the revision that was seen, and answers undefined where there is nothing to answer with,
   *   which is not kept.
   */
  readonly get: <Id extends string>(
    id: Id,
    key: string,
    make: (revision: string) => Promise<PreparedAnswer<Id> | undefined>,
  ) => Promise<PreparedAnswer<Id> | undefined>;
}

export function openKeptAnswers(pool: RevisionSource, keptBytes = KEPT_BYTES): KeptAnswers {
  const latestRevision = shared(async () => {
    const { rows } = await pool.query(REVISION);
    if (!rows[0]) throw new Error('The catalogue has no revision.');
    return rows[0].revision;
  });
  /** In the order of their last use. */
  const kept = new Map<string, PreparedAnswer>();
  const underWay = new Map<string, Promise<PreparedAnswer | undefined>>();
  let revision: string | undefined;
  let bytes = 0;

  function forget(key: string): void {
    bytes -= kept.get(key)?.prepared.length ?? 0;
    kept.delete(key);
  }

  function keep(key: string, answer: PreparedAnswer): void {
    forget(key);
    kept.set(key, answer);
    bytes += answer.prepared.length;
    for (const oldest of kept.keys()) {
      if (bytes <= keptBytes) break;
      forget(oldest);
    }
  }

  async function get(
    key: string,
    make: (revision: string) => Promise<PreparedAnswer | undefined>,
  ): Promise<PreparedAnswer | undefined> {
    const current = await latestRevision();
    if (current !== revision) {
      kept.clear();
      bytes = 0;
      revision = current;
    }
    const found = kept.get(key);
    if (found) {
      kept.delete(key);
      kept.set(key, found);
      return found;
    }
    // What is being made under this revision was begun after the revision was seen: it is new enough for all.
    const job = `${current} ${key}`;
    const begun =
      underWay.get(job) ??
      make(current)
        .then((answer) => {
          if (answer && revision === current) keep(key, answer);
          return answer;
        })
        .finally(() => underWay.delete(job));
    underWay.set(job, begun);
    return begun;
  }

  return {
    // Keys begin with the call, so that what stands under them answers it.
    get: async <Id extends string>(
      id: Id,
      key: string,
      make: (revision: string) => Promise<PreparedAnswer<Id> | undefined>,
    ) => (await get(`${id} ${key}`, make)) as PreparedAnswer<Id> | undefined,
  };
}

/** Runs at most once at a time. Who asks while it runs gets the next run, whose start is after the question. */
export function shared<T>(run: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | undefined;
  let next: Promise<T> | undefined;
  const start = (): Promise<T> => {
    next = undefined;
    const begun = run().finally(() => {
      if (running === begun) running = undefined;
    });
    running = begun;
    return begun;
  };
  return () => {
    if (running === undefined) return start();
    next ??= running.then(start, start);
    return next;
  };
}
