/** Renditions of stored pictures: made once, kept in the storage. */
import { IMAGE_FORMATS, IMAGE_WIDTHS } from '@filigree/contracts';
import { partyNow } from '../../database/fair-places.ts';
import { fail, ok, type Result } from '../../http/failure.ts';
import { isStorageKey, type OnDamage, type Storage } from '../../storage/storage.ts';
import { checkPicture } from '../../storage/whole.ts';
import { noSuchPicture, readInTurn, readPicture } from './read-picture.ts';
import { renderVariant } from './render-variant.ts';
import { pictureTurns, type Turns } from './turns.ts';
import { formatOfKey, type Variant } from './variant.ts';

/** Where renditions are kept; what stands below it is no picture of its own. */
const DERIVED = 'derived/';

export interface Variants {
  /**
   * The bytes of a rendition. Fails with NOT_FOUND when there is no such picture, or only a damaged one, with
   * SERVICE_UNAVAILABLE when the signal is aborted first, or as turns do.
   * @param signal aborted when the client has left
   */
  readonly get: (key: string, variant: Variant, signal: AbortSignal) => Promise<Result<Uint8Array>>;
}

/** Whether a path of a request can name a stored picture at all. */
export function isPictureKey(key: string): boolean {
  return isStorageKey(key) && formatOfKey(key) !== undefined && !key.startsWith(DERIVED);
}

function derivedKeyOf(key: string, { width, format }: Variant): string {
  return `${DERIVED}${key}/${width ?? 'full'}.${format}`;
}

/** Every key under which a rendition of a picture may stand. */
export function derivedKeys(key: string): string[] {
  return IMAGE_FORMATS.flatMap((format) =>
    [undefined, ...IMAGE_WIDTHS].map((width) => derivedKeyOf(key, { width, format })),
  );
}

interface VariantsOptions {
  /** A rendition could not be kept. */
  readonly onError: (error: unknown) => void;
  readonly onDamage: OnDamage;
  /** Other than those of the process. */
  readonly turns?: Turns;
}

interface Rendition {
  readonly key: string;
  readonly derivedKey: string;
  readonly variant: Variant;
}

/** A rendition that an asker waits for, perhaps in several requests. */
interface Making {
  readonly made: Promise<Result<Uint8Array>>;
  readonly stop: AbortController;
  waiters: number;
}

export function openVariants(
  storage: Storage,
  { onError, onDamage, turns = pictureTurns }: VariantsOptions,
): Variants {
  /** By asker and rendition: nobody waits in the line of somebody else who has asked for the same thing earlier. */
  const underWay = new Map<string, Making>();
  /** By the key of the rendition: it is made once, whoever's turn it is. */
  const rendering = new Map<string, Promise<Result<Uint8Array>>>();

  async function render({ key, derivedKey, variant }: Rendition): Promise<Result<Uint8Array>> {
    // It may have been made in somebody else's turn meanwhile. A damaged one is made anew out of its original.
    if (await storage.exists(derivedKey)) {
      const kept = await readInTurn(storage, derivedKey, onDamage);
      if (kept.ok) return kept;
    }
    const original = await readInTurn(storage, key, onDamage);
    if (!original.ok) return original;
    const bytes = await renderVariant(original.value, variant);
    // Not being able to keep it costs time at the next request, but not this answer.
    await storage.put(derivedKey, bytes, `image/${variant.format}`).catch(onError);
    return ok(bytes);
  }

  function renderOnce(rendition: Rendition): Promise<Result<Uint8Array>> {
    const found = rendering.get(rendition.derivedKey);
    if (found) return found;
    const rendered = render(rendition).finally(() => rendering.delete(rendition.derivedKey));
    rendering.set(rendition.derivedKey, rendered);
    return rendered;
  }

  async function make(rendition: Rendition, signal: AbortSignal): Promise<Result<Uint8Array>> {
    const kept = await storage.get(rendition.derivedKey);
    if (kept && checkPicture(kept) === 'sound') return ok(kept);
    const turn = { size: rendition.variant.width ?? Number.POSITIVE_INFINITY, signal };
    return turns.take(turn, () => renderOnce(rendition));
  }

  function begin(name: string, rendition: Rendition): Making {
    const stop = new AbortController();
    const made = make(rendition, stop.signal).finally(() => {
      if (underWay.get(name) === making) underWay.delete(name);
    });
    const making: Making = { made, stop, waiters: 0 };
    underWay.set(name, making);
    return making;
  }

  async function waitFor(name: string, making: Making, signal: AbortSignal): Promise<Result<Uint8Array>> {
    making.waiters += 1;
    const settled = new AbortController();
    const gone = new Promise<Result<Uint8Array>>((resolve) => {
      const leave = () => resolve(fail('SERVICE_UNAVAILABLE', 'Nobody waits for this picture any more.'));
      if (signal.aborted) leave();
      else signal.addEventListener('abort', leave, { once: true, signal: settled.signal });
    });
    try {
      return await Promise.race([making.made, gone]);
    } finally {
      settled.abort();
      making.waiters -= 1;
      if (making.waiters === 0 && underWay.get(name) === making) {
        // Nobody hears of it any more: what still waits for its turn is dropped.
        underWay.delete(name);
        making.made.catch(onError);
        making.stop.abort();
      }
    }
  }

  return {
    get: async (key, variant, signal) => {
      // First, so that a picture that was deleted is gone with all its renditions.
      if (!(await storage.exists(key))) return noSuchPicture();
      if (variant.width === undefined && variant.format === formatOfKey(key))
        return readPicture(storage, key, { onDamage, signal });
      const rendition = { key, derivedKey: derivedKeyOf(key, variant), variant };
      const name = `${partyNow()} ${rendition.derivedKey}`;
      return waitFor(name, underWay.get(name) ?? begin(name, rendition), signal);
    },
  };
}
