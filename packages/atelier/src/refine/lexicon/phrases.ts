/**
 * Lists of words as patterns: entries are parted by commas; `*` goes on within a word ("float*"), `#` is a number,
 * `_` any one word. Apostrophes may be left out.
 */
export const phrases = (...lists: readonly string[]): string =>
  `(?:${lists
    .flatMap((list) => list.split(','))
    .map((phrase) =>
      phrase
        .trim()
        .replace(/[.?+^$()[\]{}|\\]/g, String.raw`\$&`)
        .replace(/'/g, "'?")
        .replace(/\*/g, String.raw`\w*`)
        .replace(/#/g, String.raw`\d+(?:\.\d+)?`)
        .replace(/\b_\b/g, String.raw`\w+`)
        .replace(/\s+/g, ' '),
    )
    // Longer ones first: "she'll" is no "she".
    .sort((a, b) => b.length - a.length)
    .join('|')})`;

/** Any of the phrases, as whole words, anywhere in a text. */
export const anyOf = (...lists: readonly string[]): RegExp =>
  new RegExp(String.raw`\b${phrases(...lists)}(?!\w)`, 'i');

/** Each of one list before each of another: "turns green". */
export const before = (first: string, second: string): string =>
  first
    .split(',')
    .flatMap((one) => second.split(',').map((other) => `${one.trim()} ${other.trim()}`))
    .join(', ');
