/** What stands under some keys anywhere in a part of a document. */
export const textsWithin = (part: unknown, keys: ReadonlySet<string>): string[] =>
  typeof part !== 'object' || part === null
    ? []
    : Object.entries(part).flatMap(([key, value]) =>
        keys.has(key) && typeof value === 'string' ? [value] : textsWithin(value, keys),
      );
