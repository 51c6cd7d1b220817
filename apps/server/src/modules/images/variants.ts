/** Renditions of stored pictures: made once, kept in the storage. */
import { IMAGE_FORMATS, IMAGE_WIDTHS } from '@filigree/contracts';
import { isStorageKey, type OnDamage, type Storage } from '../../storage/storage.ts';
import { readPicture } from './read-picture.ts';
import { renderVariant } from './render-variant.ts';
import { formatOfKey, type Variant } from './variant.ts';

/** Where renditions are kept; what stands below it is no picture of its own. */
const DERIVED = 'derived/';

export interface Variants {
  /** The bytes of a rendition, or undefined when there is no such picture, or only a damaged one. */
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

interface VariantsOptions {
  /** A rendition could not be kept. */
  readonly onError: (error: unknown) => void;
  readonly onDamage: OnDamage;
}

export function openVariants(storage: Storage, { onError, onDamage }: VariantsOptions): Variants {
  /** Requests that come while a rendition is being made wait for the same one. */
  const underWay = new Map<string, Promise<Uint8Array | undefined>>();

  /** What is cached for a year must be a picture to its last line. */
  const getWhole = (key: string) => readPicture(storage, key, onDamage);

  async function make(key: string, derivedKey: string, variant: Variant): Promise<Uint8Array | undefined> {
    // A damaged rendition is made anew out of its original.
    const kept = await getWhole(derivedKey);
    if (kept) return kept;
    const original = await getWhole(key);
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
      if (variant.width === undefined && variant.format === formatOfKey(key)) return getWhole(key);
      const derivedKey = derivedKeyOf(key, variant);
      const found = underWay.get(derivedKey);
      if (found) return found;
      const made = make(key, derivedKey, variant).finally(() => underWay.delete(derivedKey));
      underWay.set(derivedKey, made);
      return made;
    },
  };
}
