/** What one change did to a draft: sentences of what is different now, or why it could not be. */
export type Outcome =
  | { readonly kind: 'done'; readonly said: readonly string[] }
  | { readonly kind: 'impossible'; readonly reason: string }
  /** Nothing to do: it is so. Worth saying only when nothing else was done. */
  | { readonly kind: 'already'; readonly reason: string }
  | { readonly kind: 'not-built'; readonly reason: string };

export const done = (...said: string[]): Outcome => ({ kind: 'done', said });
/** "These earrings have", "an opal", where a sentence about any piece says "This ... has" and "a ...". */
const agreeing = (sentence: string): string =>
  sentence
    .replace(/(?<=^|: )([Tt])his (earrings|cufflinks) has\b/, '$1hese $2 have')
    .replace(/\b([Aa]) (?=[aeiou])/g, '$1n ');

export const impossible = (reason: string): Outcome => ({ kind: 'impossible', reason: agreeing(reason) });
export const already = (reason: string): Outcome => ({ kind: 'already', reason: agreeing(reason) });
export const notBuilt = (reason: string): Outcome => ({ kind: 'not-built', reason: agreeing(reason) });

export const round2 = (x: number): number => Math.round(x * 100) / 100;

/** "2.2 mm", without needless zeros. */
export const mm = (value: number): string => `${round2(value)} mm`;

/** "rubies", "diamonds". */
export const plural = (gemstone: string): string => {
  const word = gemstone.toLowerCase();
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`;
  return /(?:x|z|s|sh|ch)$/.test(word) ? `${word}es` : `${word}s`;
};

/** With a capital first letter. */
export const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

export const lower = (text: string): string => text.toLowerCase();
