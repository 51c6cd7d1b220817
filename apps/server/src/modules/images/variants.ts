/** Renditions of stored pictures: made once, kept in the storage. */
import { IMAGE_FORMATS, IMAGE_WIDTHS } from '@filigree/contracts';
import { isStorageKey, type Storage } from '../../storage/storage.ts';
import { renderVariant } from './render-variant.ts';
import { formatOfKey, type Variant } from './variant.ts';

/** Where renditions are kept; what stands below it is no picture of its own. */
const DERIVED = 'derived/';

export interface Variants {
  /** The bytes of a rendition, or undefined when there is no such picture. */
  readonly get: (key: string, variant: Variant) => Promise<Uint8Array | undefined>;
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

export function openVariants(storage: Storage, onError: (error: unknown) => void): Variants {
  /** Requests that come while a rendition is being made wait for the same one. */
  const underWay = new Map<string, Promise<Uint8Array | undefined>>();

  async function make(key: string, derivedKey: string, variant: Variant): Promise<Uint8Array | undefined> {
    const kept = await storage.get(derivedKey);
    if (kept) return kept;
    const original = await storage.get(key);
    if (!original) return undefined;
    const bytes = await renderVariant(original, variant);
    // Not being able to keep it costs time at the next request, but not this answer.
    await storage.put(derivedKey, bytes, `image/${variant.format}`).catch(onError);
    return bytes;
  }

  return {
    get: async (key, variant) => {
      // First, so that a picture that was deleted is gone with all its renditions.
      if (!(await storage.exists(key))) return undefined;
      if (variant.width === undefined && variant.format === formatOfKey(key)) return storage.get(key);
      const derivedKey = derivedKeyOf(key, variant);
      const found = underWay.get(derivedKey);
      if (found) return found;
      const made = make(key, derivedKey, variant).finally(() => underWay.delete(derivedKey));
      underWay.set(derivedKey, made);
      return made;
    },
  };
}
