/** Values set in a JSON document by JSON Pointers. */

/**
 * A copy of the document with the values set. A pointer names what is there already, or a new last key of an object.
 * @throws Error when a pointer leads nowhere
 */
export function setByHand<T>(document: T, values: Readonly<Record<string, unknown>>): T {
  const changed = structuredClone(document);
  for (const [pointer, value] of Object.entries(values)) {
    const keys = keysOf(pointer);
    const last = keys.pop()!;
    let holder: unknown = changed;
    for (const key of keys) holder = isHolder(holder) && Object.hasOwn(holder, key) ? holder[key] : undefined;
    if (!isHolder(holder) || (Array.isArray(holder) && !Object.hasOwn(holder, last)))
      throw new Error(`"${pointer}" leads nowhere.`);
    holder[last] = value;
  }
  return changed;
}

type Holder = Record<string, unknown>;
const isHolder = (value: unknown): value is Holder => typeof value === 'object' && value !== null;

/** RFC 6901, sections 3 and 4. */
function keysOf(pointer: string): string[] {
  if (!pointer.startsWith('/')) throw new Error(`"${pointer}" is no JSON Pointer to a part.`);
  return pointer
    .slice(1)
    .split('/')
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
}
