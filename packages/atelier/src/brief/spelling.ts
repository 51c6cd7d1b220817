/**
 * One form for a word's singular and plural. Applied to the lexicon and to the text alike, so it need not be
 * good English, only consistent.
 */
/** Spellings of one word on both sides of the Atlantic, and slips too far for the distance below. */
const SAME: ReadonlyMap<string, string> = new Map([
  ['jewellery', 'jewelry'],
  ['jewelery', 'jewelry'],
  ['jewlery', 'jewelry'],
  ['jewlry', 'jewelry'],
  ['colour', 'color'],
  ['coloured', 'colored'],
  ['neice', 'niece'],
  ['roze', 'rose'],
  ['yelow', 'yellow'],
  ['yello', 'yellow'],
  ['whte', 'white'],
  ['wite', 'white'],
  ['emerld', 'emerald'],
  ['emrald', 'emerald'],
  ['emarald', 'emerald'],
  ['emareld', 'emerald'],
  ['dimond', 'diamond'],
  ['dimand', 'diamond'],
  ['daimond', 'diamond'],
  ['diamont', 'diamond'],
  ['saphire', 'sapphire'],
  ['sapphir', 'sapphire'],
  ['thru', 'through'],
  ['drapping', 'draping'],
  ['drapped', 'draped'],
  ['irises', 'iris'],
  ['crocuses', 'crocus'],
  ['lotuses', 'lotus'],
  ['octopuses', 'octopus'],
]);

export function lemma(written: string): string {
  const word = SAME.get(written) ?? SAME.get(written.replace(/s$/, '')) ?? written;
  // Decades are no tens: "thirties" names a style, "thirty" a number.
  // "Leaves" grow on trees; "leave it out" does not.
  if (word === 'leaves') return word;
  if (word.length <= 3 || /^(?:twen|thir|for|fif|six|seven|eigh|nine)ties$/.test(word)) return word;
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (/(?:ss|sh|ch|x|z)es$/.test(word)) return word.slice(0, -2);
  if (word.endsWith('s') && !/(?:ss|us|is)$/.test(word)) return word.slice(0, -1);
  return word;
}

/**
 * Optimal string alignment: insertions, deletions, substitutions and swaps of neighbours (Damerau 1964,
 * restricted form). Answers `limit + 1` as soon as the distance must exceed `limit`.
 */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let beforePrevious: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    let best = i;
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let cost = Math.min(previous[j]! + 1, row[j - 1]! + 1, previous[j - 1]! + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        cost = Math.min(cost, beforePrevious[j - 2]! + 1);
      }
      row.push(cost);
      best = Math.min(best, cost);
    }
    if (best > limit) return limit + 1;
    beforePrevious = previous;
    previous = row;
  }
  return previous[b.length]!;
}

/** Typing slips that are tolerated: none in short words, where a slip makes another word. */
export function tolerance(length: number): number {
  if (length < 5) return 0;
  return length < 9 ? 1 : 2;
}

/** True when `word` is `shorter` with one letter typed twice ("rubby", "decco"). */
function doubles(word: string, shorter: string): boolean {
  if (word.length !== shorter.length + 1) return false;
  let at = 0;
  while (at < shorter.length && word[at] === shorter[at]) at += 1;
  return at > 0 && word[at] === word[at - 1] && word.slice(at + 1) === shorter.slice(at);
}

/** In a word of four letters only a swap is a slip ("rign"), and only of the last three letters or the middle two. */
function swappedIn(word: string, vocabulary: readonly string[]): string | null {
  const swaps = [1, 2].map((at) => word.slice(0, at) + word[at + 1]! + word[at]! + word.slice(at + 2));
  return vocabulary.find((candidate) => candidate !== word && swaps.includes(candidate)) ?? null;
}

/**
 * The one vocabulary word that `word` is a slip of, or null. The first letter must agree (or be swapped with
 * the second): people rarely miss it, and it keeps "heart" from "earth". Two equally near words are no answer
 * unless `meaningOf` gives them the same meaning.
 */
export function nearest(
  word: string,
  vocabulary: readonly string[],
  meaningOf: (word: string) => string = (same) => same,
): string | null {
  const limit = tolerance(word.length);
  // "cuf": one of two like letters at the end left out.
  if (word.length === 3) return vocabulary.find((candidate) => candidate === word + word.at(-1)!) ?? null;
  if (word.length === 4) return swappedIn(word, vocabulary);
  if (limit === 0) return null;
  let best: string | null = null;
  let bestDistance = limit + 1;
  let tied = false;
  for (const candidate of vocabulary) {
    const swapped = candidate[0] === word[1] && candidate[1] === word[0];
    if (candidate[0] !== word[0] && !swapped) continue;
    if (candidate.length === 4 && doubles(word, candidate)) return candidate;
    if (tolerance(candidate.length) === 0) continue;
    const distance = editDistance(word, candidate, Math.min(limit, tolerance(candidate.length)));
    if (distance > Math.min(limit, tolerance(candidate.length))) continue;
    if (distance < bestDistance) {
      best = candidate;
      bestDistance = distance;
      tied = false;
    } else if (distance === bestDistance && best !== null && meaningOf(best) !== meaningOf(candidate)) {
      tied = true;
    }
  }
  return tied ? null : best;
}

const consonants = (word: string): string => word.replace(/[aeiou]/g, '');

/** The one vocabulary word that `word` is, written without its vowels ("rng", "slvr", "brclt"), or null. */
export function unvowelled(
  word: string,
  vocabulary: readonly string[],
  meaningOf: (word: string) => string = (same) => same,
): string | null {
  if (word.length < 3 || /[aeiouy]/.test(word)) return null;
  const meant = vocabulary.filter(
    (candidate) =>
      candidate[0] === word[0] && candidate.length > word.length && consonants(candidate) === word,
  );
  const [first] = meant;
  return first !== undefined && meant.every((other) => meaningOf(other) === meaningOf(first)) ? first : null;
}
